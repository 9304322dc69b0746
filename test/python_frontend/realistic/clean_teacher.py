# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM' --allow-empty
"""Semi-supervised training with a mean teacher and a pseudo-label buffer on the CPU."""
import copy
import random

import torch
import torch.nn.functional as F


@torch.no_grad()
def move_teacher(teacher, student, decay):
    for slow, fast in zip(teacher.parameters(), student.parameters()):
        slow.mul_(decay).add_(fast.detach(), alpha=1 - decay)
    for slow, fast in zip(teacher.buffers(), student.buffers()):
        slow.copy_(fast)


def consistency(student_logits, teacher_logits, threshold):
    confidence, labels = teacher_logits.softmax(-1).max(-1)
    keep = confidence > threshold
    losses = F.cross_entropy(student_logits, labels, reduction="none")
    return (losses * keep).mean(), keep.float().mean().item()


class PseudoLabels:
    def __init__(self, capacity):
        self.capacity = capacity
        self.pseudo_items = []

    def add_ok(self, inputs, labels):
        for one, label in zip(inputs.cpu(), labels.tolist()):
            if len(self.pseudo_items) < self.capacity:
                self.pseudo_items.append((one, label))
            else:
                self.pseudo_items[random.randrange(self.capacity)] = (one, label)


class MeanTeacher:
    def __init__(self, model, optimizer, decay=0.99):
        self.student = model
        self.teacher = copy.deepcopy(model)
        self.teacher.requires_grad_(False)
        self.optimizer, self.decay = optimizer, decay
        self.labels = PseudoLabels(10_000)
        self.average_loss = None

    def step_ok(self, labelled, unlabelled):
        inputs, targets = labelled
        weak, strong = unlabelled
        with torch.no_grad():
            teacher_logits = self.teacher(weak)
        self.labels.add_ok(weak, teacher_logits.argmax(-1))

        supervised = F.cross_entropy(self.student(inputs), targets)
        unsupervised, kept = consistency(self.student(strong), teacher_logits, 0.95)
        loss = supervised + unsupervised
        self.optimizer.zero_grad()
        loss.backward()
        self.optimizer.step()
        move_teacher(self.teacher, self.student, self.decay)

        value = loss.item()
        if self.average_loss is None:
            self.average_loss = value
        else:
            self.average_loss = 0.98 * self.average_loss + 0.02 * value
        return {"supervised": supervised.item(), "kept": kept}

    def fit_ok(self, labelled_loader, unlabelled_loader, epochs):
        history = []
        for epoch in range(epochs):
            self.student.train()
            sums = {"supervised": 0.0, "kept": 0.0}
            steps = 0
            for pair in zip(labelled_loader, unlabelled_loader):
                for name, value in self.step_ok(*pair).items():
                    sums[name] += value
                steps += 1
            history.append({name: value / steps for name, value in sums.items()})
            print(epoch, history[-1], self.average_loss)
        return history

    def test_ok(self, loader):
        self.teacher.eval()
        correct = 0
        for inputs, targets in loader:
            with torch.no_grad():
                correct += (self.teacher(inputs).argmax(-1) == targets).sum().item()
        return correct
