# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""Statistics kept as lists under names."""
from collections import defaultdict

import torch.nn.functional as F


def named_lists_bad(model, loader, optimizer):
    stats = {"loss": [], "accuracy": []}
    for inputs, targets in loader:
        optimizer.zero_grad()
        logits = model(inputs)
        loss = F.cross_entropy(logits, targets)
        loss.backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        stats["loss"].append(loss)
        stats["accuracy"].append((logits.argmax(1) == targets).sum().item())
    print(len(stats["loss"]))


def default_dict_bad(model, loader, optimizer):
    stats = defaultdict(list)
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.cross_entropy(model(inputs), targets)
        loss.backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        stats["loss"].append(loss)
    print(len(stats["loss"]))


def setdefault_bad(model, loader, optimizer):
    stats = {}
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.cross_entropy(model(inputs), targets)
        loss.backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        stats.setdefault("loss", []).append(loss)
    print(len(stats["loss"]))


def rebound_one_line_above_ok(model, loader, optimizer):
    stats = {"aux": []}
    for inputs, targets in loader:
        optimizer.zero_grad()
        logits, aux = model(inputs)
        loss = F.cross_entropy(logits, targets) + aux
        loss.backward()
        optimizer.step()
        aux = aux.item()
        stats["aux"].append(aux)
    print(len(stats["aux"]))


def every_metric_as_number_ok(model, loader, optimizer):
    stats = defaultdict(list)
    for inputs, targets in loader:
        optimizer.zero_grad()
        logits = model(inputs)
        parts = {"ce": F.cross_entropy(logits, targets), "l2": logits.pow(2).mean()}
        sum(parts.values()).backward()
        optimizer.step()
        for name, part in parts.items():
            stats[name].append(part.item())
    print(len(stats["ce"]))


# The dictionary lives for one step only.
def dict_per_step_ok(model, loader, optimizer):
    for views, targets in loader:
        losses = defaultdict(list)
        optimizer.zero_grad()
        for view in views:
            losses["ce"].append(F.cross_entropy(model(view), targets))
        total = sum(sum(group) for group in losses.values())
        total.backward()
        optimizer.step()
