# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""Comprehensions and lambdas."""
import torch.nn.functional as F


def train_step(model, optimizer, inputs, targets):
    optimizer.zero_grad()
    loss = F.mse_loss(model(inputs), targets)
    loss.backward()
    optimizer.step()
    return loss


# Every turn of the comprehension trains, and the loss of each is kept.
def comprehension_of_steps_bad(model, loader, optimizer):
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
    history = [train_step(model, optimizer, x, y) for x, y in loader]
    print(len(history))


def comprehension_of_numbers_ok(model, loader, optimizer):
    history = [train_step(model, optimizer, x, y).item() for x, y in loader]
    print(len(history))


def comprehension_consumed_ok(model, loader, optimizer):
    for views, targets in loader:
        losses = [F.mse_loss(model(view), targets) for view in views]
        optimizer.zero_grad()
        sum(losses).backward()
        optimizer.step()


def comprehension_in_step_appended_bad(model, loader, optimizer):
    history = []
    for views, targets in loader:
        losses = [F.mse_loss(model(view), targets) for view in views]
        optimizer.zero_grad()
        sum(losses).backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history.append(losses)
    print(len(history))


def numbers_by_comprehension_ok(model, loader, optimizer):
    history = []
    for views, targets in loader:
        losses = [F.mse_loss(model(view), targets) for view in views]
        optimizer.zero_grad()
        sum(losses).backward()
        optimizer.step()
        history.append([loss.item() for loss in losses])
    print(len(history))


def lambda_to_number_ok(model, loader, optimizer):
    to_number = lambda value: value.item()  # noqa: E731
    history = []
    for inputs, targets in loader:
        history.append(to_number(train_step(model, optimizer, inputs, targets)))
    print(len(history))


def dictionary_of_numbers_ok(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        parts = {"loss": train_step(model, optimizer, inputs, targets)}
        history.append({name: part.item() for name, part in parts.items()})
    print(len(history))


def dictionary_of_tensors_bad(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        parts = {"loss": train_step(model, optimizer, inputs, targets)}
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history.append({name: part for name, part in parts.items()})
    print(len(history))
