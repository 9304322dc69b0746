# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM' --allow-empty
"""Lists inside nn.Module methods: collected, joined and returned in one forward."""
import torch
from torch import nn


class UnrolledOk(nn.Module):
    def __init__(self, size):
        super().__init__()
        self.cell = nn.LSTMCell(size, size)
        self.head = nn.Linear(size, size)

    def forward(self, sequence):
        hidden_list, outputs = [], []
        hidden = torch.zeros(sequence.size(1), sequence.size(2))
        cell = torch.zeros_like(hidden)
        for step in sequence:
            hidden, cell = self.cell(step, (hidden, cell))
            hidden_list.append(hidden)
            outputs.append(self.head(hidden))
        return torch.stack(outputs), hidden_list


class PyramidOk(nn.Module):
    def __init__(self, size, depth):
        super().__init__()
        self.levels = nn.ModuleList([nn.Linear(size, size) for _ in range(depth)])

    def forward(self, x):
        features = {}
        pyramid = ()
        terms = []
        for index, layer in enumerate(self.levels):
            x = layer(x)
            features[f"level{index}"] = x
            pyramid = pyramid + (x,)
            terms.append(x.abs().mean())
        return features, pyramid, sum(terms) / len(terms)


# The list is made anew at the start of every forward.
class FreshOk(nn.Module):
    def __init__(self, size, depth):
        super().__init__()
        self.stack = nn.ModuleList([nn.Linear(size, size) for _ in range(depth)])
        self.fresh_states = []

    def forward(self, x):
        self.fresh_states = []
        for layer in self.stack:
            x = layer(x)
            self.fresh_states.append(x)
        return x


# A loss module that collects per-chunk losses and returns their sum.
class ChunkedLossOk(nn.Module):
    def __init__(self, encoder):
        super().__init__()
        self.encoder = encoder
        self.distance = nn.PairwiseDistance()

    def forward(self, chunks, anchors):
        losses = []
        for chunk, anchor in zip(chunks, anchors):
            losses.append(self.distance(self.encoder(chunk), anchor).mean())
        loss = sum(losses) / len(losses)
        return loss.detach().requires_grad_() if not self.training else loss


# The collected losses are read as numbers only and die with the forward.
class DiagnosedOk(nn.Module):
    def __init__(self, size):
        super().__init__()
        self.first = nn.Linear(size, size)
        self.second = nn.Linear(size, size)

    def forward(self, x):
        losses = []
        for layer in (self.first, self.second):
            x = layer(x)
            losses.append(x.pow(2).mean())
        return x, [loss.item() for loss in losses]
