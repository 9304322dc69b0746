# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""A list in an attribute that nothing ever clears."""
import torch.nn.functional as F


class KeepsEveryLoss:
    def __init__(self, model, optimizer):
        self.model = model
        self.optimizer = optimizer
        self.every_loss = []

    def fit_attribute_bad(self, loader):
        self.model.train()
        for inputs, targets in loader:
            self.optimizer.zero_grad()
            loss = F.mse_loss(self.model(inputs), targets)
            loss.backward()
            self.optimizer.step()
            # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
            self.every_loss.append(loss)


# The loop is in another method: the step is called once per batch.
class KeepsLossPerStep:
    def __init__(self, model, optimizer):
        self.model = model
        self.optimizer = optimizer
        self.step_losses = []

    def one_step_bad(self, inputs, targets):
        self.optimizer.zero_grad()
        loss = F.mse_loss(self.model(inputs), targets)
        loss.backward()
        self.optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        self.step_losses.append(loss)

    def fit(self, loader):
        for inputs, targets in loader:
            self.one_step_bad(inputs, targets)


class KeepsNamedLosses:
    def __init__(self, model, optimizer):
        self.model = model
        self.optimizer = optimizer
        self.named_history = {"train": [], "valid": []}

    def fit_named_bad(self, loader):
        for inputs, targets in loader:
            self.optimizer.zero_grad()
            loss = F.mse_loss(self.model(inputs), targets)
            loss.backward()
            self.optimizer.step()
            # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
            self.named_history["train"].append(loss)


class KeepsNumbers:
    def __init__(self, model, optimizer):
        self.model = model
        self.optimizer = optimizer
        self.number_history = []

    def fit_numbers_ok(self, loader):
        for inputs, targets in loader:
            self.optimizer.zero_grad()
            loss = F.mse_loss(self.model(inputs), targets)
            loss.backward()
            self.optimizer.step()
            self.number_history.append(loss.item())
