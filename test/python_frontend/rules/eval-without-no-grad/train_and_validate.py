# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""Both halves of an epoch in one function."""
import torch
import torch.nn.functional as F


def both_halves_bad(model, train_loader, valid_loader, optimizer, epochs):
    for epoch in range(epochs):
        model.train()
        for inputs, targets in train_loader:
            optimizer.zero_grad()
            F.cross_entropy(model(inputs), targets).backward()
            optimizer.step()

        model.eval()
        correct = 0
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM204 eval-without-no-grad]
        for inputs, targets in valid_loader:
            correct += (model(inputs).argmax(1) == targets).sum().item()
        print(epoch, correct)


def both_halves_ok(model, train_loader, valid_loader, optimizer, epochs):
    for epoch in range(epochs):
        model.train()
        for inputs, targets in train_loader:
            optimizer.zero_grad()
            F.cross_entropy(model(inputs), targets).backward()
            optimizer.step()

        model.eval()
        correct = 0
        with torch.no_grad():
            for inputs, targets in valid_loader:
                correct += (model(inputs).argmax(1) == targets).sum().item()
        print(epoch, correct)


# Evaluation every few steps of the training loop.
def every_few_steps_bad(model, train_loader, valid_loader, optimizer):
    for step, (inputs, targets) in enumerate(train_loader):
        model.train()
        optimizer.zero_grad()
        F.cross_entropy(model(inputs), targets).backward()
        optimizer.step()
        if step % 100 == 0:
            model.eval()
            correct = 0
            # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM204 eval-without-no-grad]
            for images, labels in valid_loader:
                correct += (model(images).argmax(1) == labels).sum().item()
            print(step, correct)
