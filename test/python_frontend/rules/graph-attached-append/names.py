# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""Imports under other names, and modules found without annotations."""
import torch as th
import torch.nn.functional as fun
from torch import nn as layers
from torch import no_grad as quiet
from torch.optim import Adam as Descent


class Small(layers.Module):
    def __init__(self):
        super().__init__()
        self.inner = layers.Linear(4, 1)

    def forward(self, x):
        return self.inner(x)


class Smaller(Small):
    def forward(self, x):
        return super().forward(x) * 0.5


def local_module_bad(data):
    net = Smaller()
    kept = []
    for x, y in data:
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM201 graph-attached-append]
        kept.append(fun.l1_loss(net(x), y))
    print(len(kept))


def annotated_module_bad(net: layers.Module, data):
    kept = []
    for x, y in data:
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM201 graph-attached-append]
        kept.append(fun.l1_loss(net(x), y))
    print(len(kept))


def module_with_parameters_bad(net, data):
    descent = Descent(net.parameters())
    kept = []
    for x, y in data:
        value = fun.l1_loss(net(x), y)
        descent.zero_grad()
        value.backward()
        descent.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        kept.append(th.sqrt(value))
    print(len(kept))


def chosen_module_bad(data, deep):
    net = Small() if deep else Smaller()
    net = net.to("cuda").train()
    kept = []
    for x, y in data:
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM201 graph-attached-append]
        kept.append((net(x) - y).abs().sum())
    print(len(kept))


def quiet_ok(data):
    net = Small()
    kept = []
    for x, y in data:
        with quiet():
            kept.append(fun.l1_loss(net(x), y).item())
    print(len(kept))


# Differently named values: the names say loss, and the values are numbers.
def named_loss_ok(data):
    net = Small()
    losses = []
    for x, y in data:
        with quiet():
            output = net(x)
        loss = abs(float(output.sum()) - float(y.sum()))
        losses.append(loss)
    print(len(losses))
