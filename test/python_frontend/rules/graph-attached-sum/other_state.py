# RUN: %check --select VRM202 %s | FileCheck %s --implicit-check-not='[VRM' --allow-empty
"""State carried on by anything but a plain sum is another rule's."""
import torch
import torch.nn.functional as F


def moving_average_ok(model, loader, optimizer):
    average = 0.0
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        average = 0.9 * average + 0.1 * loss.item()
    print(average)


def teacher_weights_ok(student, teacher, loader, optimizer):
    for inputs, targets in loader:
        optimizer.zero_grad()
        F.mse_loss(student(inputs), targets).backward()
        optimizer.step()
        with torch.no_grad():
            for slow, fast in zip(teacher.parameters(), student.parameters()):
                slow.mul_(0.99).add_(fast, alpha=0.01)


def hidden_state_ok(rnn, loader, optimizer):
    hidden = None
    for inputs, targets in loader:
        optimizer.zero_grad()
        output, hidden = rnn(inputs, hidden)
        hidden = hidden.detach()
        F.mse_loss(output, targets).backward()
        optimizer.step()
