# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""A running total over steps: each addition keeps that step's graph alive."""
import torch
import torch.nn.functional as F


def augmented_after_backward_bad(model, loader, optimizer):
    total_loss = 0
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM202 graph-attached-sum]
        total_loss += loss
    print(total_loss / len(loader))


def written_out_bad(model, loader, optimizer):
    total_loss = 0.0
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM202 graph-attached-sum]
        total_loss = total_loss + loss
    print(total_loss)


def other_side_bad(model, loader, optimizer):
    total_loss = torch.zeros(())
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM202 graph-attached-sum]
        total_loss = loss + total_loss
    print(total_loss)


def weighted_bad(model, loader, optimizer):
    seen, running = 0, 0.0
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM202 graph-attached-sum]
        running += loss * inputs.size(0)
        seen += inputs.size(0)
    print(running / seen)


def added_before_backward_bad(model, loader, optimizer):
    running = 0.0
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM202 graph-attached-sum]
        running += loss
        loss.backward()
        optimizer.step()
    print(running)


def number_ok(model, loader, optimizer):
    total_loss = 0.0
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        total_loss += loss.item()
    print(total_loss / len(loader))


def detached_ok(model, loader, optimizer):
    total_loss = torch.zeros(())
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        total_loss += loss.detach()
    print(total_loss)


def float_data_and_rebound_ok(model, loader, optimizer):
    first, second, third = 0.0, 0.0, 0.0
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        first += float(loss)
        second += loss.data
        loss = loss.item() / len(targets)
        third = third + loss
    print(first, second, third)
