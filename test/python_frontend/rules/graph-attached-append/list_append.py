# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""The loss of every step goes into a list that outlives the step."""
import torch
import torch.nn.functional as F
from torch import nn


# Backward has freed the activations: one scalar and its graph nodes stay.
def append_after_backward_bad(model, loader, optimizer):
    history = []
    model.train()
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.cross_entropy(model(inputs), targets)
        loss.backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history.append(loss)
    print(len(history))


# The order inside the step does not matter: backward still follows.
def append_before_backward_bad(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history.append(loss)
        loss.backward()
        optimizer.step()
    print(len(history))


# Nothing frees the activations.
def append_without_backward_bad(loader):
    model = nn.Sequential(nn.Linear(8, 8), nn.ReLU(), nn.Linear(8, 1))
    history = []
    for inputs, targets in loader:
        loss = F.mse_loss(model(inputs), targets)
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM201 graph-attached-append]
        history.append(loss)
    print(len(history))


# Backward was told to free nothing.
def append_with_retained_graph_bad(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward(retain_graph=True)
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM201 graph-attached-append]
        history.append(loss)
    print(len(history))


def append_number_ok(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        history.append(loss.item())
    print(sum(history) / len(history))


def append_input_ok(model, loader, optimizer):
    sizes = []
    for inputs, targets in loader:
        optimizer.zero_grad()
        F.mse_loss(model(inputs), targets).backward()
        optimizer.step()
        sizes.append(targets.shape[0])
    return torch.tensor(sizes).float().mean()
