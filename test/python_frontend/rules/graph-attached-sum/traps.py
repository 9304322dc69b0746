# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""Harmless shapes of maintained projects, each in its smallest form."""
import torch
import torch.nn.functional as F
from torch import nn


# One step's loss is built from several criteria.
class CompositeOk(nn.Module):
    def __init__(self, criteria):
        super().__init__()
        self.criteria = nn.ModuleList(criteria)

    def forward(self, output, target):
        loss = 0.0
        for criterion in self.criteria:
            loss += criterion(output, target)
        return loss


# batch_loss is a number, whatever its name.
class FloatTrainer:
    def __init__(self, model, optimizer):
        self.model = model
        self.optimizer = optimizer

    def batch_outputs(self, batch):
        inputs, targets = batch
        return {"loss": F.mse_loss(self.model(inputs), targets)}

    def epoch_ok(self, groups):
        train_loss, train_reg_loss = 0.0, None
        for group in groups:
            self.optimizer.zero_grad()
            batch_group_loss = 0.0
            for batch in group:
                outputs = self.batch_outputs(batch)
                loss = outputs["loss"] / len(group)
                loss.backward()
                batch_loss = loss.item()
                batch_group_loss += batch_loss
            self.optimizer.step()
            train_loss += batch_group_loss
            train_reg_loss = (train_reg_loss or 0.0) + batch_loss
        return train_loss, train_reg_loss


# The second of the pair is detached by the function that gives it.
class DetectionLoss:
    def __init__(self, model):
        self.model = model

    def __call__(self, outputs, targets):
        box = (outputs - targets).abs().mean()
        kind = F.mse_loss(outputs, targets)
        return box + kind, torch.stack((box, kind)).detach()


def detection_ok(model, loader, optimizer):
    compute_loss = DetectionLoss(model)
    mean_parts = torch.zeros(2)
    for inputs, targets in loader:
        loss, parts = compute_loss(model(inputs), targets)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        mean_parts += parts
    return mean_parts


def detection_of_attached_bad(model, loader, optimizer):
    compute_loss = DetectionLoss(model)
    whole = 0
    for inputs, targets in loader:
        loss, parts = compute_loss(model(inputs), targets)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM202 graph-attached-sum]
        whole += loss
        print(parts)
    print(whole)


def sharded_ok(model, loader, optimizer, rank):
    sharded_loss = torch.zeros(2).to(rank)
    for batch in loader:
        optimizer.zero_grad()
        loss = model(**batch)["loss"]
        loss.backward()
        optimizer.step()
        sharded_loss[0] += loss.item()
        sharded_loss[1] += len(batch)
    return sharded_loss[0] / sharded_loss[1]


# The loss is an input of the loop, not made by it.
def repeated_noise_ok(loss, steps):
    total_loss = 0
    for _ in range(steps):
        total_loss += loss
    return total_loss


def two_modes_ok(model, loader, optimizer, train):
    running_loss = 0.0
    for inputs, targets in loader:
        with torch.set_grad_enabled(train), torch.autocast("cuda"):
            _, loss = model(inputs, targets)
        if train:
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        running_loss += loss.item()
    return running_loss
