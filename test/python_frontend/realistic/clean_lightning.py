# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM' --allow-empty
"""A Lightning module with outputs kept between steps and emptied at the epoch's end."""
import lightning.pytorch as pl
import torch
import torch.nn.functional as F
from torch import nn


class Segmenter(pl.LightningModule):
    def __init__(self, classes=8, width=32, learning_rate=1e-3):
        super().__init__()
        self.save_hyperparameters()
        self.encoder = nn.Sequential(nn.Conv2d(3, width, 3, padding=1), nn.ReLU())
        self.decoder = nn.Conv2d(width, classes, 1)
        self.heads = nn.ModuleList([nn.Conv2d(width, 1, 1) for _ in range(2)])
        self.segmenter_valid_losses = []
        self.segmenter_valid_counts = []

    def forward(self, images):
        features = self.encoder(images)
        auxiliary = [head(features) for head in self.heads]
        return self.decoder(features), auxiliary

    def losses(self, batch):
        images, labels = batch
        logits, auxiliary = self(images)
        losses = {"main": F.cross_entropy(logits, labels)}
        for index, output in enumerate(auxiliary):
            edges = (labels == index).float().unsqueeze(1)
            losses[f"aux{index}"] = F.binary_cross_entropy_with_logits(output, edges)
        return losses, logits

    def training_step(self, batch, batch_idx):
        losses, _ = self.losses(batch)
        total = 0
        for name, loss in losses.items():
            self.log(f"train_{name}", loss)
            total = total + loss
        return {"loss": total, "main": losses["main"].detach()}

    def validation_step(self, batch, batch_idx):
        losses, logits = self.losses(batch)
        correct = (logits.argmax(1) == batch[1]).float().mean()
        self.segmenter_valid_losses.append(losses["main"])
        self.segmenter_valid_counts.append(correct)
        return losses["main"]

    def on_validation_epoch_end(self):
        self.log("valid_loss", torch.stack(self.segmenter_valid_losses).mean())
        self.log("valid_correct", torch.stack(self.segmenter_valid_counts).mean())
        self.segmenter_valid_losses.clear()
        self.segmenter_valid_counts = []

    def test_step(self, batch, batch_idx):
        images, labels = batch
        scores = []
        for flipped in (images, images.flip(-1)):
            scores.append(self(flipped)[0].softmax(1))
        agreement = (scores[0].argmax(1) == scores[1].flip(-1).argmax(1)).float()
        self.log("agreement", agreement.mean())

    def predict_step(self, batch, batch_idx):
        return self(batch)[0].argmax(1).cpu()

    def configure_optimizers(self):
        optimizer = torch.optim.AdamW(self.parameters(), lr=self.hparams.learning_rate)
        schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, 100)
        return {"optimizer": optimizer, "lr_scheduler": schedule}


class LossHistory(pl.Callback):
    def __init__(self):
        self.callback_history = []

    def on_train_batch_end(self, trainer, module, outputs, batch, batch_idx):
        self.callback_history.append(outputs["loss"].item())

    def on_train_epoch_end(self, trainer, module):
        print(trainer.current_epoch, sum(self.callback_history) / len(self.callback_history))


def main_ok(train_loader, valid_loader):
    history = LossHistory()
    trainer = pl.Trainer(max_epochs=10, callbacks=[history])
    trainer.fit(Segmenter(), train_loader, valid_loader)
    return history.callback_history
