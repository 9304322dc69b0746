# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""The broken guard is the defect: the loop inside it is not reported for lacking one."""
import torch
import torch.nn.functional as F


def evaluation_bad(model, loader):
    model.eval()
    total = 0.0
    for inputs, targets in loader:
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM205 no-grad-not-called]
        with torch.no_grad:
            total += F.cross_entropy(model(inputs), targets).item()
    return total


def evaluation_ok(model, loader):
    model.eval()
    total = 0.0
    for inputs, targets in loader:
        with torch.no_grad():
            total += F.cross_entropy(model(inputs), targets).item()
    return total
