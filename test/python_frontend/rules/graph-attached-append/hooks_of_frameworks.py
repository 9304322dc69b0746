# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""Framework callbacks whose outputs the framework or another hook empties."""
import lightning.pytorch as pl
import torch
import torch.nn.functional as F


class ClassifierOk(pl.LightningModule):
    def __init__(self):
        super().__init__()
        self.net = torch.nn.Linear(8, 2)
        self.validation_step_outputs = []
        self.collected_train_losses = []

    def training_step(self, batch, batch_idx):
        inputs, targets = batch
        loss = F.cross_entropy(self.net(inputs), targets)
        self.collected_train_losses.append(loss.detach().cpu())
        return loss

    # The framework runs it under no_grad, and the epoch's end empties the list.
    def validation_step(self, batch, batch_idx):
        inputs, targets = batch
        loss = F.cross_entropy(self.net(inputs), targets)
        self.validation_step_outputs.append(loss)
        return loss

    def on_validation_epoch_end(self):
        self.log("val", torch.stack(self.validation_step_outputs).mean())
        self.validation_step_outputs.clear()


class KeeperBad(pl.LightningModule):
    def __init__(self):
        super().__init__()
        self.net = torch.nn.Linear(8, 2)
        self.loss_of_every_step = []

    # Called by the framework once per batch, never emptied.
    def training_step(self, batch, batch_idx):
        inputs, targets = batch
        loss = F.cross_entropy(self.net(inputs), targets)
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        self.loss_of_every_step.append(loss)
        return loss
