# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""Loops and branches of every kind around the same store."""
import torch.nn.functional as F


def train_step(model, optimizer, inputs, targets):
    optimizer.zero_grad()
    loss = F.mse_loss(model(inputs), targets)
    loss.backward()
    optimizer.step()
    return loss


def while_loop_bad(model, loader, optimizer):
    history = []
    batches = iter(loader)
    step = 0
    while step < 100:
        inputs, targets = next(batches)
        loss = train_step(model, optimizer, inputs, targets)
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history.append(loss)
        step += 1
    print(len(history))


def on_one_branch_bad(model, loader, optimizer):
    history = []
    for step, (inputs, targets) in enumerate(loader):
        loss = train_step(model, optimizer, inputs, targets)
        if step % 10 == 0:
            # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
            history.append(loss)
    print(len(history))


def after_continue_bad(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        if inputs is None:
            continue
        loss = train_step(model, optimizer, inputs, targets)
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history.append(loss)
    print(len(history))


def in_try_bad(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        try:
            loss = train_step(model, optimizer, inputs, targets)
        except ValueError:
            continue
        else:
            # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
            history.append(loss)
        finally:
            print("step")
    print(len(history))


def in_match_bad(model, loader, optimizer, mode):
    history = []
    for inputs, targets in loader:
        loss = train_step(model, optimizer, inputs, targets)
        match mode:
            case "log":
                # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
                history.append(loss)
            case _:
                pass
    print(len(history))


def walrus_bad(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history.append(loss := train_step(model, optimizer, inputs, targets))
        print(loss.item())
    print(len(history))


async def asynchronous_bad(model, loader, optimizer):
    history = []
    async for inputs, targets in loader:
        loss = train_step(model, optimizer, inputs, targets)
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history.append(loss)
    print(len(history))


def within_with_bad(model, loader, optimizer, timer):
    history = []
    for inputs, targets in loader:
        with timer, open("log.txt", "a") as log:
            loss = train_step(model, optimizer, inputs, targets)
            # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
            history.append(loss)
            log.write("step\n")
    print(len(history))


def number_on_both_branches_ok(model, loader, optimizer, scaled):
    history = []
    for inputs, targets in loader:
        loss = train_step(model, optimizer, inputs, targets)
        if scaled:
            value = loss.item() * len(inputs)
        else:
            value = float(loss)
        history.append(value)
    print(len(history))


def number_by_conditional_expression_ok(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        loss = train_step(model, optimizer, inputs, targets)
        history.append(loss.item() if loss.dim() == 0 else loss.mean().item())
    print(len(history))


# Stops after the first turn: nothing grows.
def once_and_break_ok(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        loss = train_step(model, optimizer, inputs, targets)
        history.append(loss)
        break
    print(len(history))


# One value on one branch is attached, and that is enough.
def attached_on_one_branch_bad(model, loader, optimizer, fast):
    history = []
    for inputs, targets in loader:
        loss = train_step(model, optimizer, inputs, targets)
        if fast:
            value = loss
        else:
            value = loss.mean()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history.append(value)
    print(len(history))
