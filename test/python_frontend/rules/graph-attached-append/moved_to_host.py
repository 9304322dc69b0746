# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""A copy in host memory still belongs to the graph that made its original."""
import torch
import torch.nn.functional as F


def cpu_after_backward_bad(model, loader, optimizer):
    kept = []
    for inputs, targets in loader:
        logits = model(inputs)
        F.mse_loss(logits, targets).backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}the copy and its graph nodes in host memory; store logits.detach().cpu(), in this order [VRM201 graph-attached-append]
        kept.append(logits.cpu())
    print(len(kept))


def to_after_backward_bad(model, loader, optimizer):
    kept = []
    for inputs, targets in loader:
        logits = model(inputs)
        F.mse_loss(logits, targets).backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}; store logits.detach().to("cpu"), in this order [VRM201 graph-attached-append]
        kept.append(logits.to("cpu"))
    print(len(kept))


def keyword_after_backward_bad(model, loader, optimizer):
    kept = []
    for inputs, targets in loader:
        logits = model(inputs)
        F.mse_loss(logits, targets).backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}in host memory; {{.*}}[VRM201 graph-attached-append]
        kept.append(logits.to(dtype=torch.float64, device="cpu"))
    print(len(kept))


def device_in_variable_bad(model, loader, optimizer):
    host = torch.device("cpu")
    kept = []
    for inputs, targets in loader:
        logits = model(inputs)
        F.mse_loss(logits, targets).backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}in host memory; {{.*}}[VRM201 graph-attached-append]
        kept.append(logits.to(host))
    print(len(kept))


def copy_in_variable_bad(model, loader, optimizer):
    kept = []
    for inputs, targets in loader:
        logits = model(inputs)
        F.mse_loss(logits, targets).backward()
        optimizer.step()
        rows = logits.cpu().float()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}in host memory; detach the value before it is moved, as .detach().cpu() does [VRM201 graph-attached-append]
        kept.append(rows)
    print(len(kept))


# Nothing frees the graph: where the copy is matters little.
def without_backward_bad(model, loader):
    model.eval()
    kept = []
    for inputs in loader:
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}a copy in host memory still belongs to it, so each step leaves all its activations on the device; store model(inputs).detach().cpu(), in this order [VRM201 graph-attached-append]
        kept.append(model(inputs).cpu())
    print(len(kept))


def back_on_the_device_bad(model, loader, optimizer):
    kept = []
    for inputs, targets in loader:
        logits = model(inputs)
        F.mse_loss(logits, targets).backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}the tensor itself on the device{{.*}}[VRM201 graph-attached-append]
        kept.append(logits.cpu().cuda())
    print(len(kept))


# One way keeps it on the device, and that is the worse one.
def one_way_moves_bad(model, loader, optimizer, move):
    kept = []
    for inputs, targets in loader:
        logits = model(inputs)
        F.mse_loss(logits, targets).backward()
        optimizer.step()
        if move:
            logits = logits.cpu()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}the tensor itself on the device{{.*}}[VRM201 graph-attached-append]
        kept.append(logits)
    print(len(kept))


def unknown_device_bad(model, loader, optimizer, device):
    kept = []
    for inputs, targets in loader:
        logits = model(inputs)
        F.mse_loss(logits, targets).backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}the tensor itself on the device{{.*}}[VRM201 graph-attached-append]
        kept.append(logits.to(device))
    print(len(kept))


# The message tells of the worst that is stored.
def tuple_bad(model, loader, optimizer):
    kept = []
    for inputs, targets in loader:
        logits = model(inputs)
        loss = F.mse_loss(logits, targets)
        loss.backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}the tensor itself on the device{{.*}}[VRM201 graph-attached-append]
        kept.append((logits.cpu(), loss, logits))
    print(len(kept))


def scalar_bad(model, loader, optimizer):
    kept = []
    for inputs, targets in loader:
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}in host memory; store loss.cpu().item() [VRM201 graph-attached-append]
        kept.append(loss.cpu())
    print(len(kept))


def detached_first_ok(model, loader, optimizer):
    kept = []
    for inputs, targets in loader:
        logits = model(inputs)
        F.mse_loss(logits, targets).backward()
        optimizer.step()
        kept.append(logits.detach().to("cpu"))
    print(len(kept))


def element_is_named_bad(model, loader, optimizer):
    kept = []
    for inputs, targets in loader:
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}; store loss.item() [VRM201 graph-attached-append]
        kept.append((3, loss))
    print(len(kept))
