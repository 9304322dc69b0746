# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""Totals kept in an attribute, a dictionary, a global, or a slot."""
import torch
import torch.nn.functional as F

GRAND_TOTAL = 0


def run_batch(model, optimizer, inputs, targets):
    optimizer.zero_grad()
    loss = F.mse_loss(model(inputs), targets)
    loss.backward()
    optimizer.step()
    return loss


class TotalInAttribute:
    def __init__(self, model, optimizer):
        self.model = model
        self.optimizer = optimizer
        self.grand_loss = 0
        self.grand_number = 0

    def fit_bad(self, loader):
        for inputs, targets in loader:
            loss = run_batch(self.model, self.optimizer, inputs, targets)
            # CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM202 graph-attached-sum]
            self.grand_loss += loss

    def fit_ok(self, loader):
        for inputs, targets in loader:
            loss = run_batch(self.model, self.optimizer, inputs, targets)
            self.grand_number += loss.item()


def dictionary_bad(model, loader, optimizer):
    totals = {"loss": 0.0, "count": 0}
    for inputs, targets in loader:
        loss = run_batch(model, optimizer, inputs, targets)
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM202 graph-attached-sum]
        totals["loss"] += loss
        totals["count"] += 1
    print(totals)


def global_bad(model, loader, optimizer):
    global GRAND_TOTAL
    for inputs, targets in loader:
        loss = run_batch(model, optimizer, inputs, targets)
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM202 graph-attached-sum]
        GRAND_TOTAL += loss


def dictionary_of_numbers_ok(model, loader, optimizer):
    totals = {"loss": 0.0, "count": 0}
    for inputs, targets in loader:
        loss = run_batch(model, optimizer, inputs, targets)
        totals["loss"] += loss.item()
        totals["count"] += len(inputs)
    print(totals)


def preallocated_ok(model, loader, optimizer):
    sums = torch.zeros(2)
    for inputs, targets in loader:
        loss = run_batch(model, optimizer, inputs, targets)
        sums[0] += loss.item()
        sums[1] += len(inputs)
    return sums[0] / sums[1]
