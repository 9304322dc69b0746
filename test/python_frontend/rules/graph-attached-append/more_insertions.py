# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""Rarer ways to grow a container."""
import torch.nn.functional as F


def learn(model, optimizer, inputs, targets):
    optimizer.zero_grad()
    loss = F.mse_loss(model(inputs), targets)
    loss.backward()
    optimizer.step()
    return loss


def list_concatenated_bad(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        loss = learn(model, optimizer, inputs, targets)
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history = history + [loss]
    print(len(history))


def tuple_concatenated_bad(model, loader, optimizer):
    history = ()
    for inputs, targets in loader:
        loss = learn(model, optimizer, inputs, targets)
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history += (loss,)
    print(len(history))


def list_unpacked_bad(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        loss = learn(model, optimizer, inputs, targets)
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history = [*history, loss]
    print(len(history))


def dictionary_updated_bad(model, loader, optimizer):
    history = {}
    for step, (inputs, targets) in enumerate(loader):
        loss = learn(model, optimizer, inputs, targets)
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history.update({step: loss})
    print(len(history))


def set_bad(model, loader, optimizer):
    history = set()
    for inputs, targets in loader:
        loss = learn(model, optimizer, inputs, targets)
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history.add(loss)
    print(len(history))


def method_in_variable_bad(model, loader, optimizer):
    history = []
    keep = history.append
    for inputs, targets in loader:
        loss = learn(model, optimizer, inputs, targets)
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        keep(loss)
    print(len(history))


def alias_of_list_bad(model, loader, optimizer):
    history = []
    same = history
    for inputs, targets in loader:
        loss = learn(model, optimizer, inputs, targets)
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        same.append(loss)
    print(len(history))


def one_key_updated_ok(model, loader, optimizer):
    latest = {}
    for inputs, targets in loader:
        loss = learn(model, optimizer, inputs, targets)
        latest.update({"loss": loss})
        latest.update(size=len(inputs), loss=loss)
    print(latest)


def list_replaced_ok(model, loader, optimizer):
    latest = []
    for inputs, targets in loader:
        loss = learn(model, optimizer, inputs, targets)
        latest = [loss]
    print(latest)


def trimmed_ok(model, loader, optimizer):
    recent = []
    for inputs, targets in loader:
        loss = learn(model, optimizer, inputs, targets)
        recent.append(loss)
        if len(recent) > 10:
            recent.pop(0)
    print(len(recent))


def sliced_ok(model, loader, optimizer):
    recent = []
    for inputs, targets in loader:
        loss = learn(model, optimizer, inputs, targets)
        recent.append(loss)
        recent = recent[-10:]
    print(len(recent))
