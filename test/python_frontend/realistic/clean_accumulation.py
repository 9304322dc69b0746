# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM' --allow-empty
"""Gradient accumulation and distributed averages, with deferred logging."""
import torch
import torch.distributed as dist
import torch.nn.functional as F


def average_over_ranks(value):
    value = value.detach().clone()
    if dist.is_available() and dist.is_initialized():
        dist.all_reduce(value)
        value /= dist.get_world_size()
    return value


class Deferred:
    """Keeps detached scalars until the next log line, so that no step waits."""

    def __init__(self):
        self.pending = {}

    def add(self, name, value):
        if isinstance(value, torch.Tensor):
            value = value.detach()
        self.pending.setdefault(name, []).append(value)

    def flush(self):
        means = {}
        for name, values in self.pending.items():
            means[name] = sum(float(value) for value in values) / len(values)
        self.pending.clear()
        return means


def micro_batches(batch, parts):
    inputs, targets = batch
    yield from zip(inputs.chunk(parts), targets.chunk(parts))


def loss_parts(model, inputs, targets):
    logits, hidden = model(inputs)
    parts = {"cross": F.cross_entropy(logits, targets)}
    penalties = []
    for state in hidden:
        penalties.append(state.float().pow(2).mean())
    parts["activation"] = 1e-4 * torch.stack(penalties).sum()
    with torch.no_grad():
        parts["accuracy"] = (logits.argmax(-1) == targets).float().mean()
    return parts


def train_ok(model, loader, optimizer, parts=4, log_every=10):
    model.train()
    deferred, lines = Deferred(), []
    for step, batch in enumerate(loader, start=1):
        optimizer.zero_grad(set_to_none=True)
        step_loss = torch.zeros((), device="cuda")
        for inputs, targets in micro_batches(batch, parts):
            terms = loss_parts(model, inputs, targets)
            accuracy = terms.pop("accuracy")
            loss = sum(terms.values()) / parts
            loss.backward()
            step_loss += loss.detach()
            deferred.add("accuracy", accuracy)
            for name, term in terms.items():
                deferred.add(name, term)
        optimizer.step()
        deferred.add("loss", average_over_ranks(step_loss))
        if step % log_every == 0:
            line = deferred.flush()
            lines.append(line)
            print(step, line)
    return lines


def validate_ok(model, loader):
    was_training = model.training
    model.eval()
    previous = torch.is_grad_enabled()
    torch.set_grad_enabled(False)
    total, seen = torch.zeros((), device="cuda"), 0
    for inputs, targets in loader:
        logits, _ = model(inputs)
        total += F.cross_entropy(logits, targets, reduction="sum")
        seen += targets.numel()
    torch.set_grad_enabled(previous)
    model.train(was_training)
    return (total / seen).item()


def main_ok(model, train_loader, valid_loader):
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    scores = []
    for epoch in range(5):
        train_ok(model, train_loader, optimizer)
        scores.append(validate_ok(model, valid_loader))
        print(epoch, scores)
    return scores
