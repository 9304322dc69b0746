# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM' --allow-empty
"""Contrastive learning with a momentum encoder and a queue of fixed size."""
import copy
from collections import deque

import torch
import torch.nn.functional as F
from torch import nn


class Contrast(nn.Module):
    def __init__(self, encoder, size=128, queue=4096, momentum=0.999):
        super().__init__()
        self.queries = encoder
        self.keys = copy.deepcopy(encoder)
        self.momentum, self.queue_size = momentum, queue
        for parameter in self.keys.parameters():
            parameter.requires_grad = False
        self.register_buffer("queue", F.normalize(torch.randn(size, queue), dim=0))
        self.register_buffer("position", torch.zeros(1, dtype=torch.long))

    @torch.no_grad()
    def follow(self):
        for slow, fast in zip(self.keys.parameters(), self.queries.parameters()):
            slow.data = slow.data * self.momentum + fast.data * (1.0 - self.momentum)

    @torch.no_grad()
    def enqueue(self, keys):
        start = int(self.position)
        self.queue[:, start : start + keys.size(0)] = keys.t()
        self.position[0] = (start + keys.size(0)) % self.queue_size

    def forward(self, first, second):
        q = F.normalize(self.queries(first), dim=1)
        with torch.no_grad():
            self.follow()
            k = F.normalize(self.keys(second), dim=1)
        positive = (q * k).sum(dim=1, keepdim=True)
        negative = q @ self.queue.clone().detach()
        logits = torch.cat([positive, negative], dim=1) / 0.07
        self.enqueue(k)
        return logits, torch.zeros(len(logits), dtype=torch.long, device=q.device)


class MemoryBank:
    """Features of the last batches, for the nearest-neighbour monitor."""

    def __init__(self, batches):
        self.bank = deque(maxlen=batches)

    def add_ok(self, features, labels):
        self.bank.append((features.detach(), labels))

    def classify(self, query):
        features = torch.cat([entry[0] for entry in self.bank])
        labels = torch.cat([entry[1] for entry in self.bank])
        return labels[(query @ features.t()).argmax(dim=1)]


def train_ok(model, loader, optimizer, bank):
    running, correct, seen = 0.0, 0, 0
    for (first, second), labels in loader:
        logits, targets = model(first, second)
        loss = F.cross_entropy(logits, targets)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        running += loss.item() * len(labels)
        correct += (logits.argmax(dim=1) == targets).sum().item()
        seen += len(labels)
        with torch.no_grad():
            bank.add_ok(model.queries(first), labels)
    return running / seen, correct / seen


def monitor_ok(model, loader, bank):
    model.eval()
    hits, seen = 0, 0
    with torch.inference_mode():
        for images, labels in loader:
            predicted = bank.classify(F.normalize(model.queries(images), dim=1))
            hits += (predicted == labels).sum().item()
            seen += labels.numel()
    model.train()
    return hits / seen


def main_ok(encoder, loader, valid_loader):
    model, bank, scores = Contrast(encoder), MemoryBank(64), []
    optimizer = torch.optim.SGD(model.queries.parameters(), lr=0.03)
    for epoch in range(200):
        loss, accuracy = train_ok(model, loader, optimizer, bank)
        scores.append((epoch, loss, accuracy, monitor_ok(model, valid_loader, bank)))
    return scores
