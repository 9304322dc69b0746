# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""Other spellings of backward: they free the activations just as well."""
import torch
import torch.nn.functional as F


def scaler_bad(model, loader, optimizer):
    scaler = torch.cuda.amp.GradScaler()
    history = []
    for inputs, targets in loader:
        optimizer.zero_grad()
        with torch.autocast("cuda"):
            loss = F.mse_loss(model(inputs), targets)
        scaler.scale(loss).backward()
        scaler.step(optimizer)
        scaler.update()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history.append(loss)
    print(len(history))


def accelerator_bad(model, loader, optimizer, accelerator):
    history = []
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        accelerator.backward(loss)
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history.append(loss)
    print(len(history))


def scaled_loss_bad(model, loader, optimizer, parts):
    history = []
    for inputs, targets in loader:
        loss = F.mse_loss(model(inputs), targets)
        (loss / parts).backward()
        optimizer.step()
        optimizer.zero_grad()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history.append(loss)
    print(len(history))


def autograd_backward_bad(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        torch.autograd.backward(loss)
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history.append(loss)
    print(len(history))


def closure_ok(model, loader):
    optimizer = torch.optim.LBFGS(model.parameters())
    history = []
    for inputs, targets in loader:

        def closure():
            optimizer.zero_grad()
            loss = F.mse_loss(model(inputs), targets)
            loss.backward()
            return loss

        history.append(optimizer.step(closure).item())
    print(len(history))


# A part of the loss: backward of the sum frees the part's graph as well.
def part_of_total_bad(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        optimizer.zero_grad()
        logits, penalty = model(inputs)
        cross = F.cross_entropy(logits, targets)
        total = cross + 0.1 * penalty.mean()
        total.backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history.append(cross)
    print(len(history))


# A statistic outside the loss: backward never reaches what it saved.
def outside_the_loss_bad(model, loader, optimizer):
    history = []
    for inputs, targets in loader:
        optimizer.zero_grad()
        logits = model(inputs)
        loss = F.cross_entropy(logits, targets)
        loss.backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM201 graph-attached-append]
        history.append(logits.softmax(-1).max(-1).values.mean())
    print(len(history))
