# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""A translation model whose validation says that gradients are off, and they are not."""
import math

import torch
from torch import nn


class Translator(nn.Module):
    def __init__(self, words, size=256):
        super().__init__()
        self.embedding = nn.Embedding(words, size)
        self.transformer = nn.Transformer(size, batch_first=True)
        self.generator = nn.Linear(size, words)

    def forward(self, source, target):
        output = self.transformer(self.embedding(source), self.embedding(target))
        return self.generator(output)

    def encode(self, source):
        return self.transformer.encoder(self.embedding(source))

    def decode(self, target, memory):
        return self.transformer.decoder(self.embedding(target), memory)


def train_epoch_ok(model, loader, criterion, optimizer):
    model.train()
    losses = 0.0
    for source, target in loader:
        logits = model(source, target[:, :-1])
        loss = criterion(logits.flatten(0, 1), target[:, 1:].flatten())
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses += loss.item()
    return losses / len(loader)


def validate_bad(model, loader, criterion):
    # Disables gradients and dropout.
    model.eval()
    losses = 0.0
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM204 eval-without-no-grad]
    for source, target in loader:
        logits = model(source, target[:, :-1])
        loss = criterion(logits.flatten(0, 1), target[:, 1:].flatten())
        losses += loss.item()
    return losses / len(loader)


@torch.no_grad()
def greedy_ok(model, source, start, end, limit):
    model.eval()
    memory = model.encode(source)
    tokens = torch.full((1, 1), start)
    for _ in range(limit):
        logits = model.generator(model.decode(tokens, memory)[:, -1])
        word = logits.argmax(dim=-1, keepdim=True)
        tokens = torch.cat([tokens, word], dim=1)
        if word.item() == end:
            break
    return tokens.tolist()


def main(train_loader, valid_loader, words):
    model = Translator(words)
    criterion = nn.CrossEntropyLoss(ignore_index=0)
    optimizer = torch.optim.Adam(model.parameters(), lr=1e-4, betas=(0.9, 0.98))
    best = math.inf
    for epoch in range(10):
        train_loss = train_epoch_ok(model, train_loader, criterion, optimizer)
        valid_loss = validate_bad(model, valid_loader, criterion)
        print(epoch, train_loss, valid_loss)
        if valid_loss < best:
            best = valid_loss
            torch.save(model.state_dict(), "translator.pt")
