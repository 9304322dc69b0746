# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""Sums that belong to one step: backward goes through them."""
import torch
import torch.nn.functional as F


def composite_ok(model, loader, optimizer):
    for inputs, targets in loader:
        loss = 0
        logits, penalty = model(inputs)
        loss += F.cross_entropy(logits, targets)
        loss += 0.1 * penalty.mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()


def over_heads_ok(model, loader, optimizer):
    for inputs, targets in loader:
        loss = 0.0
        for output, target in zip(model(inputs), targets):
            loss = loss + F.cross_entropy(output, target)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()


def over_time_ok(cell, loader, optimizer):
    for sequence, targets in loader:
        hidden = torch.zeros(sequence.size(1), 16)
        loss = 0
        for step, target in zip(sequence, targets):
            hidden = cell(step, hidden)
            loss += F.mse_loss(hidden, target)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()


def regularised_ok(model, loader, optimizer):
    for inputs, targets in loader:
        weights = 0
        for parameter in model.parameters():
            weights = weights + parameter.pow(2).sum()
        loss = F.mse_loss(model(inputs), targets) + 1e-4 * weights
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()


# The graph of several batches is wanted: one backward, then a new sum.
def several_batches_ok(model, loader, optimizer):
    total = 0
    for step, (inputs, targets) in enumerate(loader):
        total = total + F.mse_loss(model(inputs), targets)
        if step % 4 == 3:
            optimizer.zero_grad()
            total.backward()
            optimizer.step()
            total = 0


# All tasks of a meta batch, then one backward.
def meta_batch_ok(model, optimizer, sample, steps):
    for _ in range(steps):
        meta_loss = 0.0
        for _ in range(8):
            inputs, targets = sample()
            meta_loss += F.mse_loss(model(inputs), targets)
        optimizer.zero_grad()
        (meta_loss / 8).backward()
        optimizer.step()


def composite_returned_ok(model, parts, targets):
    loss = 0
    for part in parts:
        loss += F.mse_loss(model(part), targets)
    return loss


def whole_batch_then_backward_ok(model, loader, optimizer):
    optimizer.zero_grad()
    loss = 0
    for inputs, targets in loader:
        loss += F.mse_loss(model(inputs), targets)
    loss.backward()
    optimizer.step()


# The step's sum is consumed; the epoch's sum over it is not.
def sum_of_sums_bad(model, loader, optimizer):
    epoch_total = 0
    for views, targets in loader:
        loss = 0
        for view in views:
            loss += F.mse_loss(model(view), targets)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM202 graph-attached-sum]
        epoch_total += loss
    print(epoch_total)
