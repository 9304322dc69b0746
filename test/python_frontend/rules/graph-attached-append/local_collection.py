# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM' --allow-empty
"""Lists that belong to one step: collected, joined, and backward goes through them."""
import torch
import torch.nn.functional as F


def summed_then_backward_ok(model, loader, optimizer):
    for views, targets in loader:
        losses = []
        optimizer.zero_grad()
        for view in views:
            losses.append(F.mse_loss(model(view), targets))
        sum(losses).backward()
        optimizer.step()


def stacked_then_backward_ok(model, loader, optimizer):
    for views, targets in loader:
        losses = []
        for view in views:
            losses.append(F.mse_loss(model(view), targets))
        total = torch.stack(losses).mean()
        optimizer.zero_grad()
        total.backward()
        optimizer.step()


def returned_loss_ok(model, chunks, targets):
    losses = []
    for chunk in chunks:
        losses.append(F.mse_loss(model(chunk), targets))
    return torch.stack(losses).sum()


def concatenated_ok(model, chunks):
    parts = []
    for chunk in chunks:
        parts.append(model(chunk))
    return torch.cat(parts, dim=0)


def trainer_of_returned_ok(model, loader, optimizer):
    for chunks, targets in loader:
        loss = returned_loss_ok(model, chunks, targets)
        loss = loss + concatenated_ok(model, chunks).pow(2).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()


# The decoder is unrolled into a list, joined, and the sequence loss goes back.
def unrolled_decoder_ok(decoder, loader, optimizer):
    for start, targets in loader:
        outputs = []
        token = start
        for _ in range(targets.size(0)):
            token = decoder(token)
            outputs.append(token)
        loss = F.mse_loss(torch.stack(outputs), targets)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()


# Made before the loop, emptied unconditionally at the end of each turn.
def emptied_each_turn_ok(model, loader, optimizer):
    losses = []
    for views, targets in loader:
        for view in views:
            losses.append(F.mse_loss(model(view), targets))
        optimizer.zero_grad()
        torch.stack(losses).sum().backward()
        optimizer.step()
        losses.clear()


# Backward through the list every few turns, which then starts anew.
def accumulated_then_backward_ok(model, loader, optimizer):
    losses = []
    for step, (inputs, targets) in enumerate(loader):
        losses.append(F.mse_loss(model(inputs), targets))
        if step % 4 == 3:
            optimizer.zero_grad()
            sum(losses).backward()
            optimizer.step()
            losses = []
