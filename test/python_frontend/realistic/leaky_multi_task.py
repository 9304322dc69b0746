# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""Multi-task training whose per-task history is a dictionary of attached losses."""
from collections import defaultdict

import torch
import torch.nn.functional as F
from torch import nn


class Shared(nn.Module):
    def __init__(self, size, tasks):
        super().__init__()
        self.trunk = nn.Sequential(nn.Linear(size, 128), nn.GELU())
        self.heads = nn.ModuleDict({name: nn.Linear(128, out) for name, out in tasks.items()})

    def forward(self, x):
        shared = self.trunk(x)
        return {name: head(shared) for name, head in self.heads.items()}


def task_losses(outputs, targets):
    losses = {}
    for name, output in outputs.items():
        if output.size(-1) == 1:
            losses[name] = F.mse_loss(output, targets[name])
        else:
            losses[name] = F.cross_entropy(output, targets[name])
    return losses


def weighted(losses, weights):
    total = 0
    for name, loss in losses.items():
        total = total + weights.get(name, 1.0) * loss
    return total


def train_bad(model, loader, optimizer, weights):
    model.train()
    history = defaultdict(list)
    for inputs, targets in loader:
        losses = task_losses(model(inputs), targets)
        total = weighted(losses, weights)
        optimizer.zero_grad()
        total.backward()
        optimizer.step()
        for name, loss in losses.items():
            # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
            history[name].append(loss)
    return {name: values[-1].item() for name, values in history.items()}


def train_ok(model, loader, optimizer, weights):
    model.train()
    history = defaultdict(list)
    for inputs, targets in loader:
        losses = task_losses(model(inputs), targets)
        total = weighted(losses, weights)
        optimizer.zero_grad()
        total.backward()
        optimizer.step()
        for name, loss in losses.items():
            history[name].append(loss.item())
    return {name: sum(values) / len(values) for name, values in history.items()}


@torch.no_grad()
def validate_ok(model, loader):
    model.eval()
    sums = defaultdict(float)
    for inputs, targets in loader:
        for name, loss in task_losses(model(inputs), targets).items():
            sums[name] += loss.item()
    return dict(sums)


def main(loader, valid_loader):
    model = Shared(64, {"age": 1, "group": 5})
    optimizer = torch.optim.Adam(model.parameters())
    for epoch in range(20):
        print(epoch, train_bad(model, loader, optimizer, {"age": 0.1}))
        print(validate_ok(model, valid_loader))
