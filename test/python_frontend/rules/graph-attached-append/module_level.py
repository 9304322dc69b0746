# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""Containers at module level live as long as the process."""
import torch
import torch.nn.functional as F
from torch import nn

LOSSES = []
BY_EPOCH = {}
NUMBERS = []

model = nn.Linear(16, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)


def train_into_global_bad(loader):
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        LOSSES.append(loss)


# One store per call, and the callers loop.
def step_into_global_bad(inputs, targets):
    global LOSSES
    optimizer.zero_grad()
    loss = F.mse_loss(model(inputs), targets)
    loss.backward()
    optimizer.step()
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
    LOSSES += [loss]


def drive(loader):
    for inputs, targets in loader:
        step_into_global_bad(inputs, targets)


def key_into_global_bad(loader):
    for number, (inputs, targets) in enumerate(loader):
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        BY_EPOCH[number] = loss


def train_into_global_ok(loader):
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        NUMBERS.append(loss.tolist())
