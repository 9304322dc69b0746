# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""A list made anew for every epoch still holds a whole epoch of graphs."""
import torch.nn.functional as F


def list_made_each_epoch_bad(model, loader, optimizer, epochs):
    for epoch in range(epochs):
        epoch_losses = []
        for inputs, targets in loader:
            optimizer.zero_grad()
            loss = F.mse_loss(model(inputs), targets)
            loss.backward()
            optimizer.step()
            # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
            epoch_losses.append(loss)
        print(epoch, epoch_losses[-1].item())


def history_returned_bad(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history.append(loss)
    return history


def numbers_per_epoch_ok(model, loader, optimizer, epochs):
    means = []
    for _ in range(epochs):
        epoch_losses = []
        for inputs, targets in loader:
            optimizer.zero_grad()
            loss = F.mse_loss(model(inputs), targets)
            loss.backward()
            optimizer.step()
            epoch_losses.append(float(loss))
        means.append(sum(epoch_losses) / len(epoch_losses))
    return means
