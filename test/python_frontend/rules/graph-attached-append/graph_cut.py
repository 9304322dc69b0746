# RUN: %check --select VRM201 %s | FileCheck %s --implicit-check-not='[VRM'
"""Whatever cuts the graph off before the store; the copy on the device is another rule's."""
import torch
import torch.nn.functional as F


def step(model, optimizer, inputs, targets):
    optimizer.zero_grad()
    loss = F.mse_loss(model(inputs), targets)
    loss.backward()
    optimizer.step()
    return loss


def rebound_to_number_ok(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        loss = step(model, optimizer, inputs, targets)
        loss = loss.item()
        history.append(loss)
    print(len(history))


def float_of_it_ok(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        history.append(float(step(model, optimizer, inputs, targets)))
    print(len(history))


def detached_ok(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        loss = step(model, optimizer, inputs, targets)
        history.append(loss.detach())
    print(len(history))


def detached_in_place_ok(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        loss = step(model, optimizer, inputs, targets)
        loss.detach_()
        history.append(loss)
    print(len(history))


def detached_then_moved_ok(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        loss = step(model, optimizer, inputs, targets)
        history.append(loss.detach().clone().mean().cpu())
    print(len(history))


def data_attribute_ok(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        history.append(step(model, optimizer, inputs, targets).data)
    print(len(history))


def numpy_array_ok(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        loss = step(model, optimizer, inputs, targets)
        history.append(loss.cpu().detach().numpy())
    print(len(history))


def list_of_numbers_ok(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        history.extend(step(model, optimizer, inputs, targets).reshape(1).tolist())
    print(len(history))


def formatted_ok(model, loader, optimizer):
    lines = []
    for inputs, targets in loader:
        loss = step(model, optimizer, inputs, targets)
        lines.append(f"loss {loss:.3f}")
        lines.append("loss {}".format(loss))
        lines.append(str(loss))
    print(len(lines))


def compared_ok(model, loader, optimizer):
    flags = []
    for inputs, targets in loader:
        optimizer.zero_grad()
        logits = model(inputs)
        F.cross_entropy(logits, targets).backward()
        optimizer.step()
        flags.append(logits.argmax(1) == targets)
        flags.append(logits > 0)
        flags.append(torch.isnan(logits))
        flags.append(torch.max(logits, 1)[1])
        flags.append(logits.topk(3).indices)
    print(len(flags))


def new_tensor_from_number_ok(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        loss = step(model, optimizer, inputs, targets)
        history.append(torch.tensor(loss.item()))
        history.append(torch.zeros_like(loss))
    print(len(history))


def gradients_ok(model, loader, optimizer):
    norms = []
    for inputs, targets in loader:
        step(model, optimizer, inputs, targets)
        norms.append(max(p.grad.abs().max() for p in model.parameters()))
        norms.append(torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0))
    print(len(norms))


# The twin of the above: each of these keeps the graph.
def moved_only_bad(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        loss = step(model, optimizer, inputs, targets)
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history.append(loss.cpu())
    print(len(history))
