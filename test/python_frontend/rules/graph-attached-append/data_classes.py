# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""Values that travel in a data class, a named tuple or an unpacked tuple."""
from collections import namedtuple
from dataclasses import dataclass, field

import torch
import torch.nn.functional as F


@dataclass
class StepResult:
    loss: torch.Tensor
    size: int


Pair = namedtuple("Pair", ["loss", "size"])


@dataclass
class Journal:
    entries: list = field(default_factory=list)


def field_of_result_bad(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        result = StepResult(loss=loss, size=len(inputs))
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history.append(result.loss)
    print(len(history))


def whole_result_bad(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history.append(StepResult(loss, len(inputs)))
    print(len(history))


def into_journal_bad(model, loader, optimizer):
    journal = Journal()
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        journal.entries.append(loss)
    print(len(journal.entries))


def size_of_result_ok(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        pair = Pair(loss, len(inputs))
        history.append(pair.size)
    print(len(history))


def result_of_numbers_ok(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        history.append(Pair(loss.item(), len(inputs)))
    print(len(history))


def starred_ok(model, loader, optimizer):
    sizes = []
    for batch in loader:
        *inputs, targets = batch
        optimizer.zero_grad()
        loss = F.mse_loss(model(*inputs), targets)
        loss.backward()
        optimizer.step()
        first, *_ = (len(targets), loss)
        sizes.append(first)
    print(len(sizes))


def swapped_bad(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        size, value = len(inputs), loss
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history.append(value)
        print(size)
    print(len(history))
