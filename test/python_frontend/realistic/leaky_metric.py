# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""A metric object that the training loop feeds with attached values."""
import torch
import torch.nn.functional as F
from torch import nn


class RunningStatistics:
    def __init__(self):
        self.metric_batches = []

    def __len__(self):
        return len(self.metric_batches)


class Regressor(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(8, 32), nn.ReLU(), nn.Linear(32, 1))

    def forward(self, x):
        return self.layers(x).squeeze(-1)


class Loop:
    def __init__(self, accelerator):
        self.accelerator = accelerator
        self.model = Regressor()
        self.optimizer = torch.optim.AdamW(self.model.parameters())
        self.statistics = RunningStatistics()

    def loss_of(self, batch):
        inputs, targets = batch
        prediction = self.model(inputs)
        loss = F.huber_loss(prediction, targets)
        return {"loss": loss, "error": (prediction - targets).abs().mean()}

    def run_bad(self, loader):
        self.model.train()
        for batch in loader:
            values = self.loss_of(batch)
            self.optimizer.zero_grad()
            self.accelerator.backward(values["loss"])
            self.optimizer.step()
            # CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM201 graph-attached-append]
            self.statistics.metric_batches.append(values["error"])
        return len(self.statistics)

    def run_ok(self, loader):
        self.model.train()
        errors = []
        for batch in loader:
            values = self.loss_of(batch)
            self.optimizer.zero_grad()
            self.accelerator.backward(values["loss"])
            self.optimizer.step()
            errors.append(values["error"].item())
        return sum(errors) / len(errors)

    def test_bad(self, loader):
        self.model.eval()
        worst = 0.0
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM204 eval-without-no-grad]
        for batch in loader:
            worst = max(worst, self.loss_of(batch)["error"].item())
        return worst

    def test_ok(self, loader):
        self.model.eval()
        worst = 0.0
        for batch in loader:
            with torch.no_grad():
                worst = max(worst, self.loss_of(batch)["error"].item())
        return worst
