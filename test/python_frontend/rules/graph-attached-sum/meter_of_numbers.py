# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM' --allow-empty
"""The usual meter, fed with numbers: most public meters are used like this."""
import torch
import torch.nn.functional as F


class AverageMeter:
    def __init__(self):
        self.reset()

    def reset(self):
        self.val = 0
        self.avg = 0
        self.sum = 0
        self.count = 0

    def update(self, val, n=1):
        self.val = val
        self.sum += val * n
        self.count += n
        self.avg = self.sum / self.count


def train_metered_ok(model, loader, optimizer):
    losses, top1 = AverageMeter(), AverageMeter()
    model.train()
    for inputs, targets in loader:
        logits = model(inputs)
        loss = F.cross_entropy(logits, targets)
        correct = (logits.argmax(1) == targets).float().mean()
        losses.update(loss.item(), inputs.size(0))
        top1.update(correct, inputs.size(0))
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return losses.avg, top1.avg


@torch.no_grad()
def validate_metered_ok(model, loader):
    losses = AverageMeter()
    model.eval()
    for inputs, targets in loader:
        losses.update(F.cross_entropy(model(inputs), targets), inputs.size(0))
    return losses.avg
