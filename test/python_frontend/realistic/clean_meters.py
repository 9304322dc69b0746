# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM' --allow-empty
"""The classic image classification script: meters, accuracy, top-k, validation."""
import time
from enum import Enum

import torch
from torch import nn


class Summary(Enum):
    NONE = 0
    AVERAGE = 1


class Meter:
    def __init__(self, name, style=":f", summary=Summary.AVERAGE):
        self.name, self.style, self.summary = name, style, summary
        self.reset()

    def reset(self):
        self.last, self.mean, self.whole, self.number = 0.0, 0.0, 0.0, 0

    def update(self, value, number=1):
        self.last = value
        self.whole += value * number
        self.number += number
        self.mean = self.whole / self.number

    def __str__(self):
        return ("{} {" + self.style + "}").format(self.name, self.mean)


class Progress:
    def __init__(self, count, meters, prefix=""):
        self.count, self.meters, self.prefix = count, meters, prefix

    def display(self, batch):
        entries = [f"{self.prefix}[{batch}/{self.count}]"]
        entries += [str(meter) for meter in self.meters]
        print("\t".join(entries))


def accuracy(output, target, topk=(1,)):
    with torch.no_grad():
        _, predicted = output.topk(max(topk), 1, True, True)
        correct = predicted.t().eq(target.view(1, -1))
        results = []
        for k in topk:
            results.append(correct[:k].float().sum() * (100.0 / target.size(0)))
        return results


def train_ok(loader, model, criterion, optimizer, epoch, device):
    timing, losses, top1 = Meter("time"), Meter("loss"), Meter("top1")
    progress = Progress(len(loader), [timing, losses, top1], f"epoch {epoch}")
    model.train()
    end = time.time()
    for step, (images, targets) in enumerate(loader):
        images, targets = images.to(device), targets.to(device)
        output = model(images)
        loss = criterion(output, targets)
        (first,) = accuracy(output, targets)
        losses.update(loss.item(), images.size(0))
        top1.update(first.item(), images.size(0))
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        timing.update(time.time() - end)
        end = time.time()
        if step % 10 == 0:
            progress.display(step + 1)
    return losses.mean


def validate_ok(loader, model, criterion, device):
    losses, top1, top5 = Meter("loss"), Meter("top1"), Meter("top5")

    def run(batches):
        with torch.no_grad():
            for images, targets in batches:
                images, targets = images.to(device), targets.to(device)
                output = model(images)
                loss = criterion(output, targets)
                first, fifth = accuracy(output, targets, topk=(1, 5))
                losses.update(loss.item(), images.size(0))
                top1.update(first.item(), images.size(0))
                top5.update(fifth.item(), images.size(0))

    model.eval()
    run(loader)
    return top1.mean, top5.mean


def main_ok(build, train_loader, valid_loader, device="cuda"):
    model = build().to(device)
    criterion = nn.CrossEntropyLoss().to(device)
    optimizer = torch.optim.SGD(model.parameters(), 0.1, momentum=0.9)
    scheduler = torch.optim.lr_scheduler.StepLR(optimizer, step_size=30)
    best, curve = 0.0, []
    for epoch in range(90):
        curve.append(train_ok(train_loader, model, criterion, optimizer, epoch, device))
        top1, _ = validate_ok(valid_loader, model, criterion, device)
        scheduler.step()
        if top1 > best:
            best = top1
            state = {"epoch": epoch, "model": model.state_dict(), "best": best}
            torch.save(state, "best.pt")
    return curve
