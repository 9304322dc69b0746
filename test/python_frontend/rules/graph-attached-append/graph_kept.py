# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""Operations that look like a copy but keep the graph."""
import torch
import torch.nn.functional as F


def run(model, optimizer, inputs, targets):
    optimizer.zero_grad()
    loss = F.mse_loss(model(inputs), targets)
    loss.backward()
    optimizer.step()
    return loss


def mean_bad(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        loss = run(model, optimizer, inputs, targets)
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history.append(loss.mean())
    print(len(history))


def to_other_device_bad(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        loss = run(model, optimizer, inputs, targets)
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history.append(loss.to("cpu", torch.float64))
    print(len(history))


def clone_bad(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        loss = run(model, optimizer, inputs, targets)
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history.append(loss.clone())
    print(len(history))


def arithmetic_bad(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        loss = run(model, optimizer, inputs, targets)
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history.append(-loss / 2)
    print(len(history))


def function_bad(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        loss = run(model, optimizer, inputs, targets)
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history.append(torch.exp(loss))
    print(len(history))


def view_bad(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        loss = run(model, optimizer, inputs, targets)
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history.append(loss.unsqueeze(0))
    print(len(history))


# A detached copy beside it changes nothing: the result of the call is dropped.
def dropped_detach_bad(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        loss = run(model, optimizer, inputs, targets)
        number = loss.detach()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history.append(loss)
        print(number)
    print(len(history))
