# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""The summed value comes out of a function of the same module."""
import torch.nn.functional as F


def step_attached(model, optimizer, inputs, targets):
    optimizer.zero_grad()
    loss = F.mse_loss(model(inputs), targets)
    loss.backward()
    optimizer.step()
    return loss


def step_number(model, optimizer, inputs, targets):
    return step_attached(model, optimizer, inputs, targets).item()


def step_mixed(model, optimizer, inputs, targets):
    loss = step_attached(model, optimizer, inputs, targets)
    return {"loss": loss, "value": loss.item()}, len(inputs)


def sum_of_helper_bad(model, loader, optimizer):
    total = 0
    for inputs, targets in loader:
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM202 graph-attached-sum]
        total += step_attached(model, optimizer, inputs, targets)
    print(total)


def sum_of_numbers_ok(model, loader, optimizer):
    total = 0
    for inputs, targets in loader:
        total += step_number(model, optimizer, inputs, targets)
    print(total)


def sum_of_field_bad(model, loader, optimizer):
    total = 0
    for inputs, targets in loader:
        result, size = step_mixed(model, optimizer, inputs, targets)
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM202 graph-attached-sum]
        total += result["loss"]
        print(size)
    print(total)


def sum_of_other_field_ok(model, loader, optimizer):
    total, seen = 0, 0
    for inputs, targets in loader:
        result, size = step_mixed(model, optimizer, inputs, targets)
        total += result["value"]
        seen += size
    print(total / seen)


# What an unknown function gives is unknown.
def unknown_pair_ok(trainer, loader):
    total_loss = 0
    for batch in loader:
        loss, logs = trainer.process(batch)
        total_loss += loss
        print(logs)
    return total_loss


class EpochRunner:
    def __init__(self, model, optimizer):
        self.model = model
        self.optimizer = optimizer

    def batch_loss(self, inputs, targets):
        return F.mse_loss(self.model(inputs), targets)

    def epoch_bad(self, loader):
        epoch_loss = 0
        for inputs, targets in loader:
            self.optimizer.zero_grad()
            loss = self.batch_loss(inputs, targets)
            loss.backward()
            self.optimizer.step()
            # CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM202 graph-attached-sum]
            epoch_loss += loss
        print(epoch_loss)

    def epoch_ok(self, loader):
        epoch_loss = 0
        for inputs, targets in loader:
            self.optimizer.zero_grad()
            batch_loss = self.batch_loss(inputs, targets)
            batch_loss.backward()
            self.optimizer.step()
            batch_loss = batch_loss.item()
            epoch_loss += batch_loss
        return epoch_loss
