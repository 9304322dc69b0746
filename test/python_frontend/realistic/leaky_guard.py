# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""A utility class that gathers predictions: one guard lacks its call."""
import logging
from contextlib import contextmanager

import torch
from torch import nn

logger = logging.getLogger(__name__)


@contextmanager
def evaluating(network):
    before = network.training
    network.eval()
    try:
        yield network
    finally:
        network.train(before)


class Predictor:
    def __init__(self, network: nn.Module, device="cuda"):
        self.network = network.to(device)
        self.device = device
        self.seen = 0

    def move(self, batch):
        if isinstance(batch, dict):
            return {name: self.move(value) for name, value in batch.items()}
        return batch.to(self.device, non_blocking=True)

    def gather_bad(self, loader):
        results = []
        with evaluating(self.network):
            # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM205 no-grad-not-called]
            with torch.no_grad:
                for batch in loader:
                    output = self.network(self.move(batch))
                    results.extend(output.argmax(dim=-1).tolist())
        return results

    def gather_ok(self, loader):
        results = []
        with evaluating(self.network), torch.no_grad():
            for batch in loader:
                output = self.network(self.move(batch))
                results.extend(output.argmax(dim=-1).tolist())
        return results

    @torch.no_grad
    def once_ok(self, batch):
        self.seen += 1
        logger.debug("batch %d", self.seen)
        return self.network(self.move(batch)).softmax(dim=-1).cpu()
