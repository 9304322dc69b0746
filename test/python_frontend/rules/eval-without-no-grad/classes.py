# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""Models in attributes, and evaluation loops in methods."""
import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Linear(8, 2)
        self.tail = nn.ModuleList([nn.Linear(2, 2), nn.Linear(2, 2)])

    # A loop over layers in forward is no evaluation loop.
    def forward(self, x):
        x = self.body(x)
        for layer in self.tail:
            x = layer(x)
        return x


class Tester:
    def __init__(self, loader):
        self.net = Net()
        self.loader = loader

    def score_bad(self):
        self.net.eval()
        correct = 0
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM204 eval-without-no-grad]
        for inputs, targets in self.loader:
            correct += (self.net(inputs).argmax(1) == targets).sum().item()
        return correct

    def score_ok(self):
        self.net.eval()
        correct = 0
        with torch.no_grad():
            for inputs, targets in self.loader:
                correct += (self.net(inputs).argmax(1) == targets).sum().item()
        return correct

    def predict_one(self, inputs):
        return self.net(inputs).argmax(1)

    def score_by_method_bad(self):
        self.net.eval()
        correct = 0
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM204 eval-without-no-grad]
        for inputs, targets in self.loader:
            correct += (self.predict_one(inputs) == targets).sum().item()
        return correct


class DerivedTester(Tester):
    def score_derived_bad(self, loader):
        self.net.eval()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM204 eval-without-no-grad]
        for inputs in loader:
            print(self.net(inputs).argmax(1).tolist())


class TwoNets:
    def __init__(self):
        self.encoder = nn.GRU(8, 8)
        self.decoder = nn.Linear(8, 8)

    def translate_bad(self, loader):
        self.encoder.eval()
        self.decoder.eval()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM204 eval-without-no-grad]
        for sentence in loader:
            states, _ = self.encoder(sentence)
            print(self.decoder(states[-1]).argmax(-1).tolist())
