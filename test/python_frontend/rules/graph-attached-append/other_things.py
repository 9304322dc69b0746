# RUN: %check --select VRM201 %s | FileCheck %s --implicit-check-not='[VRM' --allow-empty
"""Torch is in the module, but what is stored has no graph, or is not a tensor."""
import numpy as np
import torch
import torch.nn.functional as F
from torch import nn


class Blocks(nn.Module):
    def __init__(self, depth):
        super().__init__()
        self.blocks = nn.ModuleList()
        self.scales = nn.ParameterList()
        for _ in range(depth):
            self.blocks.append(nn.Linear(8, 8))
            self.scales.append(nn.Parameter(torch.ones(8)))

    def forward(self, x):
        states = []
        for block, scale in zip(self.blocks, self.scales):
            x = torch.relu(block(x)) * scale
            states.append(x)
        return torch.stack(states), x


def layers_ok(sizes):
    layers = []
    for first, second in zip(sizes, sizes[1:]):
        layers.append(nn.Linear(first, second))
        layers.append(nn.ReLU())
    return nn.Sequential(*layers)


def batches_ok(model, loader, optimizer):
    seen = []
    for inputs, targets in loader:
        optimizer.zero_grad()
        F.mse_loss(model(inputs), targets).backward()
        optimizer.step()
        seen.append((inputs.shape, targets))
    print(len(seen))


def learning_rates_ok(model, loader, optimizer, scheduler):
    rates = []
    for inputs, targets in loader:
        optimizer.zero_grad()
        F.mse_loss(model(inputs), targets).backward()
        optimizer.step()
        scheduler.step()
        rates.append(optimizer.param_groups[0]["lr"])
        rates.append(scheduler.get_last_lr()[0])
    print(len(rates))


def parameter_groups_ok(model):
    groups = []
    for name, parameter in model.named_parameters():
        groups.append({"params": [parameter], "name": name})
    return torch.optim.SGD(groups, lr=0.1)


def closure_losses_ok(function, weights):
    losses = []
    for weight in weights:
        loss = np.square(function(weight)).mean()
        losses.append(loss)
    return losses


def random_data_ok(steps):
    samples = []
    for _ in range(steps):
        samples.append(torch.randn(8) * 2 + 1)
    return torch.stack(samples)


def losses_of_modules_ok(names):
    losses = []
    for name in names:
        loss = nn.L1Loss() if name == "l1" else nn.MSELoss()
        losses.append(loss)
    return losses


def evaluation_of_classifier_ok(classifier, folds):
    # The classifier is not a module: fit and score return numbers.
    losses = []
    for inputs, targets in folds:
        classifier.fit(inputs, targets)
        loss = 1.0 - classifier.score(inputs, targets)
        losses.append(loss)
    return losses


# An unknown callable gives an unknown value, and unknown is not attached.
def unknown_result_ok(engine, loader):
    losses = []
    for batch in loader:
        loss = engine.run_batch(batch)
        losses.append(loss)
    return losses


# The same leak without evidence of a module: nothing here shows that there is a
# graph, and guessing costs more false alarms than it finds.
def FN_unknown_model_bad(model, loader):
    losses = []
    for inputs, targets in loader:
        losses.append(F.mse_loss(model(inputs), targets))
    print(len(losses))
