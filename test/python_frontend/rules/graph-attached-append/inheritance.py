# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""Stores and clears that lie in different classes of one family."""
import torch.nn.functional as F


class BaseLoop:
    def __init__(self, model, optimizer):
        self.model = model
        self.optimizer = optimizer
        self.base_records = []
        self.base_window = []

    def start_epoch(self):
        self.base_window = []

    def loss_of(self, inputs, targets):
        return F.mse_loss(self.model(inputs), targets)


class RecordingLoop(BaseLoop):
    def run_bad(self, loader):
        self.model.train()
        for inputs, targets in loader:
            self.optimizer.zero_grad()
            loss = self.loss_of(inputs, targets)
            loss.backward()
            self.optimizer.step()
            # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
            self.base_records.append(loss)


class NumberLoop(BaseLoop):
    def loss_value(self, loss):
        return loss.item()

    def run_ok(self, loader):
        self.model.train()
        for inputs, targets in loader:
            self.optimizer.zero_grad()
            loss = self.loss_of(inputs, targets)
            loss.backward()
            self.optimizer.step()
            self.base_records.append(self.loss_value(loss))


# The base class makes the list anew, so its growth is bounded by the window.
class WindowLoop(BaseLoop):
    def run_ok(self, loader):
        self.start_epoch()
        for inputs, targets in loader:
            self.base_window.append(self.loss_of(inputs, targets))
            if len(self.base_window) == 4:
                self.optimizer.zero_grad()
                sum(self.base_window).backward()
                self.optimizer.step()
                self.start_epoch()
