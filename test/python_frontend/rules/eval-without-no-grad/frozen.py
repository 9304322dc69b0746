# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""A model whose parameters need no gradient records nothing."""
import torch
from torch import nn


def frozen_by_call_ok(loader):
    teacher = nn.Linear(8, 2)
    teacher.eval()
    teacher.requires_grad_(False)
    for inputs in loader:
        print(teacher(inputs).argmax(1).tolist())


def frozen_by_loop_ok(loader):
    teacher = nn.Linear(8, 2)
    teacher.eval()
    for parameter in teacher.parameters():
        parameter.requires_grad = False
    for inputs in loader:
        print(teacher(inputs).argmax(1).tolist())


def frozen_by_chain_ok(loader):
    teacher = nn.Linear(8, 2).eval().requires_grad_(False)
    for inputs in loader:
        print(teacher(inputs).argmax(1).tolist())


def not_frozen_bad(loader):
    teacher = nn.Linear(8, 2)
    teacher.eval()
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM204 eval-without-no-grad]
    for inputs in loader:
        print(teacher(inputs).argmax(1).tolist())


# Distillation: the teacher's forward is guarded, the student's is trained.
def distillation_ok(teacher, student, loader, optimizer):
    teacher.eval()
    student.train()
    for inputs in loader:
        with torch.no_grad():
            wanted = teacher(inputs)
        optimizer.zero_grad()
        (student(inputs) - wanted).pow(2).mean().backward()
        optimizer.step()
