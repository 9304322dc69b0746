# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""Loops and branches of every kind around the same addition."""
import torch
import torch.nn.functional as F


def one_batch(model, optimizer, inputs, targets):
    optimizer.zero_grad()
    loss = F.mse_loss(model(inputs), targets)
    loss.backward()
    optimizer.step()
    return loss


def while_loop_bad(model, sample, optimizer):
    total, step = 0, 0
    while step < 100:
        inputs, targets = sample()
        loss = one_batch(model, optimizer, inputs, targets)
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM202 graph-attached-sum]
        total += loss
        step += 1
    print(total / step)


def on_one_branch_bad(model, loader, optimizer):
    total = 0
    for inputs, targets in loader:
        loss = one_batch(model, optimizer, inputs, targets)
        if torch.isfinite(loss):
            # CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM202 graph-attached-sum]
            total += loss
    print(total)


def in_finally_bad(model, loader, optimizer):
    total = 0
    for inputs, targets in loader:
        loss = torch.zeros(())
        try:
            loss = one_batch(model, optimizer, inputs, targets)
        finally:
            # CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM202 graph-attached-sum]
            total = total + loss
    print(total)


async def asynchronous_bad(model, loader, optimizer):
    total = 0
    async for inputs, targets in loader:
        loss = one_batch(model, optimizer, inputs, targets)
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM202 graph-attached-sum]
        total += loss
    print(total)


def mean_on_several_devices_bad(model, loader, optimizer):
    total = 0
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = model(inputs, targets).mean()
        loss.backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM202 graph-attached-sum]
        total += loss.cpu()
    print(total)


# The total is turned into a number in the same turn, so one step's graph lives at most.
def number_in_the_same_turn_ok(model, loader, optimizer):
    total = 0
    for inputs, targets in loader:
        loss = one_batch(model, optimizer, inputs, targets)
        total = (total + loss).item()
    print(total)


def total_detached_in_the_same_turn_ok(model, loader, optimizer):
    total = torch.zeros(())
    for inputs, targets in loader:
        loss = one_batch(model, optimizer, inputs, targets)
        total = (total + loss).detach()
    print(total)


def last_difference_ok(model, loader, optimizer):
    previous = 0.0
    for inputs, targets in loader:
        loss = one_batch(model, optimizer, inputs, targets)
        change = loss.item() - previous
        previous = loss.item()
        print(change)
