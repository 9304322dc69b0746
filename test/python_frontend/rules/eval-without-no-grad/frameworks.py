# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""The framework calls these, and holds the guard while it does."""
import lightning.pytorch as pl
import torch
import torch.nn.functional as F
from transformers import Trainer


class LightningOk(pl.LightningModule):
    def __init__(self):
        super().__init__()
        self.net = torch.nn.Linear(8, 2)

    def validation_step(self, batch, batch_idx):
        self.net.eval()
        for inputs, targets in batch:
            self.log("loss", F.cross_entropy(self.net(inputs), targets).item())

    def test_step(self, batch, batch_idx):
        self.net.eval()
        for view in batch:
            self.log("score", self.net(view).mean().item())

    def predict_step(self, batch, batch_idx):
        self.net.eval()
        return [self.net(view).argmax(1).tolist() for view in batch]

    def on_validation_epoch_end(self):
        self.net.eval()
        for sample in self.samples:
            self.log("sample", self.net(sample).mean().item())


class PredictionTrainerOk(Trainer):
    def prediction_step(self, model, inputs, prediction_loss_only, ignore_keys=None):
        model.eval()
        labels = []
        for part in inputs["parts"]:
            labels.append(model(part).argmax(-1).tolist())
        return None, labels, None


# The same loop in a plain class is on its own.
class PlainBad:
    def __init__(self):
        self.net = torch.nn.Linear(8, 2)

    def run_validation(self, loader):
        self.net.eval()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM204 eval-without-no-grad]
        for inputs, targets in loader:
            print(F.cross_entropy(self.net(inputs), targets).item())
