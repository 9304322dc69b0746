# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""The total starts again each epoch, and still holds an epoch of graphs."""
import torch.nn.functional as F


def training_epochs_bad(model, loader, optimizer, epochs):
    for epoch in range(epochs):
        train_loss = 0
        for inputs, targets in loader:
            optimizer.zero_grad()
            loss = F.binary_cross_entropy(model(inputs), targets)
            loss.backward()
            optimizer.step()
            # CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM202 graph-attached-sum]
            train_loss += loss
        print(epoch, train_loss / len(loader))


def training_epochs_ok(model, loader, optimizer, epochs):
    for epoch in range(epochs):
        train_loss = 0
        for inputs, targets in loader:
            optimizer.zero_grad()
            loss = F.binary_cross_entropy(model(inputs), targets)
            loss.backward()
            train_loss += loss.item()
            optimizer.step()
        print(epoch, train_loss / len(loader))
