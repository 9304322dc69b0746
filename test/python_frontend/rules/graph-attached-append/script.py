# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""A training script without any function: the shape of tutorials."""
import torch
from torch import nn

model = nn.Sequential(nn.Linear(10, 32), nn.ReLU(), nn.Linear(32, 1))
criterion = nn.MSELoss()
optimizer = torch.optim.SGD(model.parameters(), lr=1e-2)
data = [(torch.randn(4, 10), torch.randn(4, 1)) for _ in range(10)]

curve = []
curve_numbers = []
for epoch in range(20):
    for inputs, targets in data:
        prediction = model(inputs)
        loss = criterion(prediction, targets)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        curve.append(loss)
        curve_numbers.append(loss.item())

print(len(curve), sum(curve_numbers))
