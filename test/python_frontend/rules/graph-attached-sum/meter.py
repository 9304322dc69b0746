# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""A meter is fed with the attached loss: it may be shown in the meter or at the call."""
import torch.nn.functional as F


class Meter:
    def __init__(self):
        self.meter_sum = 0
        self.meter_count = 0

    def update(self, value, count=1):
        self.meter_sum += value * count
        self.meter_count += count


def metered_bad(model, loader, optimizer):
    meter = Meter()
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        meter.update(loss, len(inputs))
    print(meter.meter_sum / meter.meter_count)


# CHECK: meter.py:{{(12|23)}}:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM202 graph-attached-sum]
