# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""Outputs and hidden states hold their own data, whatever backward frees."""
import torch
import torch.nn.functional as F


def outputs_kept_bad(model, loader, optimizer):
    outputs = []
    for inputs, targets in loader:
        optimizer.zero_grad()
        logits = model(inputs)
        loss = F.cross_entropy(logits, targets)
        loss.backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM201 graph-attached-append]
        outputs.append(logits)
    print(len(outputs))


# Extending by a batch stores one row view per sample, and each holds the batch.
def rows_kept_bad(model, loader, optimizer):
    rows = []
    for inputs, targets in loader:
        optimizer.zero_grad()
        logits = model(inputs)
        F.cross_entropy(logits, targets).backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM201 graph-attached-append]
        rows.extend(logits)
    print(len(rows))


def hidden_kept_bad(batches):
    cell = torch.nn.GRU(8, 16)
    head = torch.nn.Linear(16, 1)
    optimizer = torch.optim.SGD([*cell.parameters(), *head.parameters()], lr=0.1)
    states = []
    for inputs, targets in batches:
        optimizer.zero_grad()
        sequence, hidden = cell(inputs)
        F.mse_loss(head(sequence[-1]), targets).backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM201 graph-attached-append]
        states.append(hidden)
    print(len(states))


def probabilities_kept_bad(model, loader, optimizer):
    kept = {"probability": []}
    for inputs, targets in loader:
        optimizer.zero_grad()
        logits = model(inputs)
        F.cross_entropy(logits, targets).backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM201 graph-attached-append]
        kept["probability"].append(torch.softmax(logits, dim=-1))
    print(len(kept["probability"]))


def labels_kept_ok(model, loader, optimizer):
    predicted, wanted = [], []
    for inputs, targets in loader:
        optimizer.zero_grad()
        logits = model(inputs)
        F.cross_entropy(logits, targets).backward()
        optimizer.step()
        predicted.extend(logits.argmax(-1).tolist())
        wanted.extend(targets.tolist())
    print(len(predicted), len(wanted))


def last_output_only_ok(model, loader, optimizer):
    last = None
    for inputs, targets in loader:
        optimizer.zero_grad()
        last = model(inputs)
        F.cross_entropy(last, targets).backward()
        optimizer.step()
    return last
