# RUN: %check --select VRM202 %s | FileCheck %s --implicit-check-not='[VRM'
"""Totals of an evaluation: without backward nothing frees the activations."""
import torch
import torch.nn.functional as F
from torch import nn


def total_of_test_bad(model, loader):
    model.eval()
    test_loss = 0
    for inputs, targets in loader:
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM202 graph-attached-sum]
        test_loss += F.nll_loss(model(inputs), targets, reduction="sum")
    print(test_loss / len(loader.dataset))


def total_returned_bad(model, loader):
    model.eval()
    test_loss = 0
    for inputs, targets in loader:
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM202 graph-attached-sum]
        test_loss += F.nll_loss(model(inputs), targets)
    return test_loss / len(loader)


def with_criterion_bad(model, loader):
    criterion = nn.CrossEntropyLoss()
    model.eval()
    test_loss = 0
    for inputs, targets in loader:
        output = model(inputs)
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM202 graph-attached-sum]
        test_loss += criterion(output, targets)
    print(test_loss)


def number_ok(model, loader):
    model.eval()
    test_loss = 0
    for inputs, targets in loader:
        test_loss += F.nll_loss(model(inputs), targets, reduction="sum").item()
    return test_loss / len(loader.dataset)


def guarded_ok(model, loader):
    model.eval()
    test_loss = 0
    with torch.no_grad():
        for inputs, targets in loader:
            test_loss += F.nll_loss(model(inputs), targets)
    return test_loss


def smart_inference_mode():
    def decorate(function):
        return torch.inference_mode()(function)

    return decorate


@smart_inference_mode()
def guarded_by_own_decorator_ok(model, loader):
    model.eval()
    test_loss = 0
    for inputs, targets in loader:
        test_loss += F.nll_loss(model(inputs), targets)
    return test_loss


def correct_ok(model, loader):
    model.eval()
    correct, seen = 0, 0
    for inputs, targets in loader:
        predicted = model(inputs).argmax(dim=1, keepdim=True)
        correct += predicted.eq(targets.view_as(predicted)).sum()
        correct += (predicted == targets).float().sum()
        seen += targets.size(0)
    return correct / seen
