# RUN: %check --select VRM201 %s | FileCheck %s --implicit-check-not='[VRM'
"""Values made while no graph is recorded; what keeps them on the device is another rule's."""
import contextlib

import torch
import torch.nn.functional as F


def with_block_ok(model, loader):
    kept = []
    model.eval()
    with torch.no_grad():
        for inputs, targets in loader:
            kept.append(F.mse_loss(model(inputs), targets))
    return kept


def inference_mode_ok(model, loader):
    kept = []
    model.eval()
    for inputs in loader:
        with torch.inference_mode():
            output = model(inputs)
        kept.append(output)
    return kept


@torch.no_grad()
def decorated_ok(model, loader):
    kept = []
    model.eval()
    for inputs in loader:
        kept.append(model(inputs))
    return kept


@torch.no_grad
def decorated_without_call_ok(model, loader):
    kept = []
    model.eval()
    for inputs in loader:
        kept.append(model(inputs))
    return kept


def statement_ok(model, loader):
    torch.set_grad_enabled(False)
    kept = []
    model.eval()
    for inputs in loader:
        kept.append(model(inputs))
    print(len(kept))


def exit_stack_ok(model, loader):
    kept = []
    model.eval()
    with contextlib.ExitStack() as stack:
        stack.enter_context(torch.no_grad())
        for inputs in loader:
            kept.append(model(inputs))
    print(len(kept))


# The forward ran unrecorded, so the loss built from it afterwards has no graph.
def made_unrecorded_used_after_ok(model, loader, metric):
    kept = []
    model.eval()
    for inputs, targets in loader:
        with torch.no_grad():
            output = model(inputs)
        loss = F.mse_loss(output, targets)
        kept.append(loss)
    print(len(kept), metric)


# Whether a graph exists depends on the caller's flag, and training consumes it.
def conditional_mode_ok(model, loader, optimizer, train):
    kept = []
    for inputs, targets in loader:
        with torch.set_grad_enabled(train):
            loss = F.mse_loss(model(inputs), targets)
        if train:
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        kept.append(loss.item())
    return kept


def no_guard_bad(model, loader):
    kept = []
    model.eval()
    for inputs, targets in loader:
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM201 graph-attached-append]
        kept.append(F.mse_loss(model(inputs), targets))
    print(len(kept))


# The guard covers the metric, not the forward.
def guard_too_late_bad(model, loader):
    kept = []
    model.eval()
    for inputs in loader:
        output = model(inputs)
        with torch.no_grad():
            print(output.mean())
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM201 graph-attached-append]
        kept.append(output)
    print(len(kept))


# Recording is switched on again inside.
def switched_on_again_bad(model, loader):
    kept = []
    model.eval()
    with torch.no_grad():
        for inputs in loader:
            with torch.enable_grad():
                output = model(inputs)
            # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM201 graph-attached-append]
            kept.append(output)
    print(len(kept))


# A list that is stored under no_grad does not lose the graph of what it holds.
def stored_under_guard_bad(model, loader, optimizer):
    kept = []
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        with torch.no_grad():
            # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
            kept.append(loss)
    print(len(kept))


# Returning the accumulator of an evaluation does not excuse its graphs.
def evaluation_returned_bad(model, loader):
    kept = []
    model.eval()
    for inputs in loader:
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM201 graph-attached-append]
        kept.append(model(inputs))
    return torch.cat(kept)
