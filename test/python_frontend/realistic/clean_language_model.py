# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM' --allow-empty
"""A recurrent network that predicts the next word, with truncated backpropagation."""
import math
import time

import torch
from torch import nn


class RecurrentModel(nn.Module):
    def __init__(self, words, size, layers):
        super().__init__()
        self.size, self.layers = size, layers
        self.embedding = nn.Embedding(words, size)
        self.rnn = nn.LSTM(size, size, layers)
        self.decoder = nn.Linear(size, words)

    def forward(self, tokens, hidden):
        output, hidden = self.rnn(self.embedding(tokens), hidden)
        return self.decoder(output).flatten(0, 1), hidden

    def initial(self, batch):
        weight = next(self.parameters())
        zeros = weight.new_zeros(self.layers, batch, self.size)
        return zeros, zeros.clone()


def repackage(hidden):
    """Cuts the hidden state off from its past."""
    if isinstance(hidden, torch.Tensor):
        return hidden.detach()
    return tuple(repackage(part) for part in hidden)


def windows(data, length):
    for start in range(0, data.size(0) - 1, length):
        stop = min(length, data.size(0) - 1 - start)
        yield data[start : start + stop], data[start + 1 : start + 1 + stop].flatten()


def evaluate_ok(model, data, criterion, length):
    model.eval()
    total_loss = 0.0
    hidden = model.initial(data.size(1))
    with torch.no_grad():
        for tokens, targets in windows(data, length):
            output, hidden = model(tokens, hidden)
            hidden = repackage(hidden)
            total_loss += len(tokens) * criterion(output, targets).item()
    return total_loss / (len(data) - 1)


def train_epoch_ok(model, data, criterion, optimizer, length, epoch):
    model.train()
    total_loss, started = 0.0, time.time()
    hidden = model.initial(data.size(1))
    for batch, (tokens, targets) in enumerate(windows(data, length)):
        optimizer.zero_grad()
        hidden = repackage(hidden)
        output, hidden = model(tokens, hidden)
        loss = criterion(output, targets)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 0.25)
        optimizer.step()
        total_loss += loss.item()
        if batch % 200 == 0 and batch > 0:
            mean = total_loss / 200
            print(epoch, batch, mean, math.exp(mean), time.time() - started)
            total_loss, started = 0.0, time.time()


@torch.inference_mode()
def generate_ok(model, start, count):
    model.eval()
    hidden = model.initial(1)
    token, words = start, []
    for _ in range(count):
        output, hidden = model(token, hidden)
        token = torch.multinomial(output.squeeze().softmax(-1), 1).unsqueeze(0)
        words.append(token.item())
    return words


def main_ok(train_data, valid_data):
    model = RecurrentModel(10_000, 200, 2)
    criterion = nn.CrossEntropyLoss()
    optimizer = torch.optim.SGD(model.parameters(), lr=20.0)
    best = None
    curve = []
    for epoch in range(40):
        train_epoch_ok(model, train_data, criterion, optimizer, 35, epoch)
        valid_loss = evaluate_ok(model, valid_data, criterion, 35)
        curve.append(valid_loss)
        if best is None or valid_loss < best:
            best = valid_loss
            torch.save(model.state_dict(), "model.pt")
        else:
            for group in optimizer.param_groups:
                group["lr"] /= 4.0
    print(curve, generate_ok(model, torch.zeros(1, 1, dtype=torch.long), 20))
