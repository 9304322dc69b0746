# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""Lists inside nn.Module methods: collected, joined and returned in one forward."""
import torch
from torch import nn


class Unrolled(nn.Module):
    def __init__(self, size, depth):
        super().__init__()
        self.cell = nn.LSTMCell(size, size)
        self.layers = nn.ModuleList([nn.Linear(size, size) for _ in range(depth)])
        self.head = nn.Linear(size, size)

    def forward_ok(self, sequence):
        hidden_list, outputs = [], []
        hidden = torch.zeros(sequence.size(1), sequence.size(2))
        cell = torch.zeros_like(hidden)
        for step in sequence:
            hidden, cell = self.cell(step, (hidden, cell))
            hidden_list.append(hidden)
            outputs.append(self.head(hidden))
        return torch.stack(outputs), hidden_list

    def features_ok(self, x):
        features = {}
        pyramid = ()
        for index, layer in enumerate(self.layers):
            x = layer(x)
            features[f"layer{index}"] = x
            pyramid = pyramid + (x,)
        return features, pyramid

    def regularisation_ok(self, x):
        terms = []
        for layer in self.layers:
            terms.append(layer(x).abs().mean())
        return sum(terms) / len(terms)


# Not cleared and not local: grows with every forward of a training.
class Recorder(nn.Module):
    def __init__(self, size):
        super().__init__()
        self.first = nn.Linear(size, size)
        self.recorded = []

    def forward_bad(self, x):
        x = torch.relu(self.first(x))
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM201 graph-attached-append]
        self.recorded.append(x)
        return x


# The list is made anew at the start of every forward.
class Fresh(nn.Module):
    def __init__(self, size, depth):
        super().__init__()
        self.stack = nn.ModuleList([nn.Linear(size, size) for _ in range(depth)])
        self.fresh_states = []

    def forward_ok(self, x):
        self.fresh_states = []
        for layer in self.stack:
            x = layer(x)
            self.fresh_states.append(x)
        return x
