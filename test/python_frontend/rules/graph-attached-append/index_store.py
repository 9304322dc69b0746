# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""Stores by key or index: growth where the key is new, none where a slot is reused."""
import torch
import torch.nn.functional as F


def keyed_by_step_bad(model, loader, optimizer):
    by_step = {}
    for step, (inputs, targets) in enumerate(loader):
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        by_step[step] = loss
    print(len(by_step))


def keyed_by_pair_bad(model, loader, optimizer, epochs):
    table = {}
    for epoch in range(epochs):
        for step, (inputs, targets) in enumerate(loader):
            optimizer.zero_grad()
            loss = F.mse_loss(model(inputs), targets)
            loss.backward()
            optimizer.step()
            # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
            table[epoch, step] = loss
    print(len(table))


def one_slot_ok(model, loader, optimizer):
    latest = {}
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        latest["loss"] = loss
    print(latest["loss"].item())


def ring_of_slots_ok(model, loader, optimizer):
    slots = [None] * 4
    for step, (inputs, targets) in enumerate(loader):
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        slots[step % 4] = loss
    print(slots[0].item())


def preallocated_tensor_ok(model, loader, optimizer, steps):
    losses = torch.zeros(steps)
    for step, (inputs, targets) in enumerate(loader):
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        losses[step] = loss.item()
    return losses.mean()


# Writing an attached value into a tensor chains every step's graph to it, but a
# store by index into a preallocated tensor nearly always holds numbers.
def FN_preallocated_tensor_attached_bad(model, loader, optimizer, steps):
    losses = torch.zeros(steps)
    for step, (inputs, targets) in enumerate(loader):
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        losses[step] = loss
    print(losses.shape)
