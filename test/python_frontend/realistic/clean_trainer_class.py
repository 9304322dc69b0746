# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM' --allow-empty
"""A general trainer: callbacks, mixed precision, accumulation, evaluation, checkpoints."""
import contextlib
import logging
from dataclasses import dataclass

import torch

logger = logging.getLogger(__name__)


@dataclass
class Arguments:
    epochs: int = 3
    accumulate: int = 4
    log_every: int = 50
    evaluate_every: int = 500
    clip: float = 1.0
    half: bool = True


class Trainer:
    def __init__(self, model, arguments, train_loader, valid_loader, compute_metrics=None):
        self.model = model
        self.arguments = arguments
        self.train_loader = train_loader
        self.valid_loader = valid_loader
        self.compute_metrics = compute_metrics
        self.optimizer = torch.optim.AdamW(model.parameters(), lr=5e-5)
        self.scaler = torch.amp.GradScaler("cuda", enabled=arguments.half)
        self.trainer_log = []
        self.global_step = 0

    def precision(self):
        if self.arguments.half:
            return torch.autocast("cuda", dtype=torch.float16)
        return contextlib.nullcontext()

    def compute_loss(self, model, inputs, return_outputs=False):
        outputs = model(**inputs)
        loss = outputs["loss"]
        if isinstance(loss, (tuple, list)):
            loss = torch.stack(list(loss)).mean()
        return (loss, outputs) if return_outputs else loss

    def training_step(self, model, inputs):
        model.train()
        with self.precision():
            loss = self.compute_loss(model, inputs)
        loss = loss / self.arguments.accumulate
        self.scaler.scale(loss).backward()
        return loss.detach()

    def apply_gradients(self):
        self.scaler.unscale_(self.optimizer)
        norm = torch.nn.utils.clip_grad_norm_(self.model.parameters(), self.arguments.clip)
        self.scaler.step(self.optimizer)
        self.scaler.update()
        self.optimizer.zero_grad(set_to_none=True)
        return float(norm)

    def train_ok(self):
        running = torch.zeros((), device="cuda")
        norms = []
        for epoch in range(self.arguments.epochs):
            for index, inputs in enumerate(self.train_loader):
                running += self.training_step(self.model, inputs)
                if (index + 1) % self.arguments.accumulate:
                    continue
                norms.append(self.apply_gradients())
                self.global_step += 1
                if self.global_step % self.arguments.log_every == 0:
                    self.log({"epoch": epoch, "loss": running.item(), "norm": norms[-1]})
                    running.zero_()
                    norms = []
                if self.global_step % self.arguments.evaluate_every == 0:
                    self.log(self.evaluate_ok())

    def log(self, values):
        self.trainer_log.append({"step": self.global_step, **values})
        logger.info("%s", values)

    def prediction_step(self, model, inputs):
        with torch.no_grad(), self.precision():
            loss, outputs = self.compute_loss(model, inputs, return_outputs=True)
        return loss.item(), outputs["logits"].float().cpu(), inputs["labels"].cpu()

    def evaluate_ok(self):
        self.model.eval()
        losses, logits, labels = [], [], []
        for inputs in self.valid_loader:
            loss, batch_logits, batch_labels = self.prediction_step(self.model, inputs)
            losses.append(loss)
            logits.append(batch_logits)
            labels.append(batch_labels)
        metrics = {"valid_loss": sum(losses) / max(1, len(losses))}
        if self.compute_metrics is not None:
            metrics.update(self.compute_metrics(torch.cat(logits), torch.cat(labels)))
        return metrics
