# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""A notebook-like script: model, loop, no functions, other import names."""
import torch as t
from torch import nn as n

network = n.Sequential(n.Flatten(), n.Linear(784, 10))
images = [t.randn(16, 1, 28, 28) for _ in range(4)]

network.eval()
# CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM204 eval-without-no-grad]
for batch in images:
    print(network(batch).argmax(dim=1).tolist())

with t.no_grad():
    for batch in images:
        print(network(batch).argmax(dim=1).tolist())
