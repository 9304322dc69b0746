# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""The attached value comes out of, or goes into, a function of the same module."""
import torch.nn.functional as F


def compute_statistics(model, inputs, targets):
    logits = model(inputs)
    cross = F.cross_entropy(logits, targets)
    return {"loss": {"cross": cross}, "norm": logits.norm().item()}


def statistics_of_step_bad(model, loader, optimizer):
    collected = []
    for inputs, targets in loader:
        stats = compute_statistics(model, inputs, targets)
        optimizer.zero_grad()
        stats["loss"]["cross"].backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        collected.append(stats)
    print(len(collected))


def statistics_number_ok(model, loader, optimizer):
    norms = []
    for inputs, targets in loader:
        stats = compute_statistics(model, inputs, targets)
        optimizer.zero_grad()
        stats["loss"]["cross"].backward()
        optimizer.step()
        norms.append(stats["norm"])
    print(len(norms))


def run_step(model, optimizer, inputs, targets):
    optimizer.zero_grad()
    loss = F.mse_loss(model(inputs), targets)
    loss.backward()
    optimizer.step()
    return loss


def result_of_step_bad(model, loader, optimizer):
    collected = []
    for inputs, targets in loader:
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        collected.append(run_step(model, optimizer, inputs, targets))
    print(len(collected))


def run_step_to_number(model, optimizer, inputs, targets):
    optimizer.zero_grad()
    loss = F.mse_loss(model(inputs), targets)
    loss.backward()
    optimizer.step()
    return loss.item()


def number_of_step_ok(model, loader, optimizer):
    collected = []
    for inputs, targets in loader:
        loss = run_step_to_number(model, optimizer, inputs, targets)
        collected.append(loss)
    print(len(collected))


def run_step_to_pair(model, optimizer, inputs, targets):
    optimizer.zero_grad()
    logits = model(inputs)
    loss = F.cross_entropy(logits, targets)
    loss.backward()
    optimizer.step()
    accuracy = (logits.argmax(-1) == targets).float().mean().item()
    return loss, accuracy


def pair_of_step_bad(model, loader, optimizer):
    losses, accuracies = [], []
    for inputs, targets in loader:
        loss, accuracy = run_step_to_pair(model, optimizer, inputs, targets)
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        losses.append(loss)
        accuracies.append(accuracy)
    print(len(losses), len(accuracies))


def second_of_pair_ok(model, loader, optimizer):
    accuracies = []
    for inputs, targets in loader:
        accuracies.append(run_step_to_pair(model, optimizer, inputs, targets)[1])
    print(len(accuracies))


# A nested function is a helper as well.
def nested_helper_ok(model, loader, optimizer):
    def as_number(value):
        return value.detach().cpu().item()

    collected = []
    for inputs, targets in loader:
        loss = run_step(model, optimizer, inputs, targets)
        collected.append(as_number(loss))
    print(len(collected))


# The helper says "attached if its argument is": here it is, and there it is not.
def scale(value, factor):
    return value * factor


def scaled_bad(model, loader, optimizer):
    collected = []
    for inputs, targets in loader:
        loss = run_step(model, optimizer, inputs, targets)
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        collected.append(scale(loss, 0.5))
    print(len(collected))


def scaled_ok(model, loader, optimizer):
    collected = []
    for inputs, targets in loader:
        loss = run_step(model, optimizer, inputs, targets)
        collected.append(scale(loss.item(), 0.5))
    print(len(collected))
