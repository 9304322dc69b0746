# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""A helper stores into the list it is given; the store may be shown on either side."""
import torch.nn.functional as F


def remember(history, value):
    history.append(value)


def store_through_helper_bad(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        remember(history, loss)
    print(len(history))


# CHECK: helper_stores.py:{{(7|17)}}:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]


def remember_number(history, value):
    history.append(float(value))


def number_through_helper_ok(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        remember_number(history, loss)
    print(len(history))
