# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""A sequence tagger that collects hidden states of every batch while it trains."""
import torch
import torch.nn.functional as F
from torch import nn


class Tagger(nn.Module):
    def __init__(self, words, tags, size=64):
        super().__init__()
        self.embedding = nn.Embedding(words, size)
        self.rnn = nn.GRU(size, size, bidirectional=True)
        self.out = nn.Linear(2 * size, tags)

    def forward(self, tokens):
        states, last = self.rnn(self.embedding(tokens))
        return self.out(states), last


class Probe:
    """A linear probe on hidden states, refitted at the end."""

    def __init__(self):
        self.probe_states = []
        self.probe_labels = []

    def fit(self):
        states = torch.cat([state.detach() for state in self.probe_states])
        labels = torch.tensor(self.probe_labels)
        return torch.linalg.lstsq(states, F.one_hot(labels).float()).solution


def train_bad(tagger, loader, probe):
    optimizer = torch.optim.Adam(tagger.parameters(), lr=1e-3)
    tagger.train()
    for tokens, tags, sentence_label in loader:
        optimizer.zero_grad()
        logits, last = tagger(tokens)
        loss = F.cross_entropy(logits.flatten(0, 1), tags.flatten())
        loss.backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM201 graph-attached-append]
        probe.probe_states.append(last[-1])
        probe.probe_labels.extend(sentence_label.tolist())
    return probe.fit()


def train_ok(tagger, loader):
    optimizer = torch.optim.Adam(tagger.parameters(), lr=1e-3)
    tagger.train()
    correct, seen = 0, 0
    for tokens, tags, _ in loader:
        optimizer.zero_grad()
        logits, _ = tagger(tokens)
        loss = F.cross_entropy(logits.flatten(0, 1), tags.flatten())
        loss.backward()
        optimizer.step()
        correct += (logits.argmax(-1) == tags).sum().item()
        seen += tags.numel()
    return correct / seen


def score_ok(tagger, loader):
    tagger.eval()
    states = []
    with torch.no_grad():
        for tokens, _, _ in loader:
            states.append(tagger(tokens)[1][-1].cpu())
    return torch.cat(states)
