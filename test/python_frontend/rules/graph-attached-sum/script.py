# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""A script without functions, torch under another name, and a second, right total."""
import torch as th
from torch import nn

net = nn.Sequential(nn.Linear(4, 16), nn.Tanh(), nn.Linear(16, 1))
measure = nn.SmoothL1Loss()
descent = th.optim.Adam(net.parameters())

running = 0
running_number = 0.0
for step in range(1000):
    x = th.randn(32, 4)
    y = x.sum(dim=1, keepdim=True)
    descent.zero_grad()
    loss = measure(net(x), y)
    loss.backward()
    descent.step()
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM202 graph-attached-sum]
    running += loss
    running_number += loss.item()
    if step % 100 == 99:
        print(step, running_number / 100)
        running_number = 0.0
print(running)
