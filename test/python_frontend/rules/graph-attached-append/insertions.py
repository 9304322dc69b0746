# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""Every way to put one more element into a growing sequence."""
from collections import deque

import torch.nn.functional as F


def extend_bad(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history.extend([loss])
    print(len(history))


def insert_bad(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history.insert(0, loss)
    print(len(history))


def augmented_list_bad(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history += [loss]
    print(len(history))


def append_pair_bad(model, loader, optimizer):
    history = []
    for step, (inputs, targets) in enumerate(loader):
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history.append((step, loss))
    print(len(history))


def append_record_bad(model, loader, optimizer):
    history = []
    for step, (inputs, targets) in enumerate(loader):
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history.append({"step": step, "loss": loss})
    print(len(history))


def unbounded_deque_bad(model, loader, optimizer):
    history = deque()
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history.append(loss)
    print(len(history))


def append_record_ok(model, loader, optimizer):
    history = []
    for step, (inputs, targets) in enumerate(loader):
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        history.append({"step": step, "loss": loss.item()})
    print(len(history))


def bounded_deque_ok(model, loader, optimizer):
    recent = deque(maxlen=20)
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        recent.append(loss)
    print(len(recent))
