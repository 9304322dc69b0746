# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""No eval(), but backward trains the module and never reaches these results."""
import torch
from torch import nn


def train_and_count_bad(train_loader, test_loader):
    model = nn.Linear(4, 2)
    criterion = nn.CrossEntropyLoss()
    for x, y in train_loader:
        loss = criterion(model(x), y)
        loss.backward()
    correct = 0
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}no backward pass reaches the result{{.*}}[VRM204 eval-without-no-grad]
    for x, y in test_loader:
        correct += (model(x).argmax(1) == y).sum()
    print(correct)


def print_loss_bad(train_loader, test_loader):
    model = nn.Linear(4, 2)
    criterion = nn.CrossEntropyLoss()
    for x, y in train_loader:
        criterion(model(x), y).backward()
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM204 eval-without-no-grad]
    for x, y in test_loader:
        print(criterion(model(x), y).item())


def guarded_ok(train_loader, test_loader):
    model = nn.Linear(4, 2)
    criterion = nn.CrossEntropyLoss()
    for x, y in train_loader:
        criterion(model(x), y).backward()
    with torch.no_grad():
        for x, y in test_loader:
            print(criterion(model(x), y).item())


# Nothing says that this module builds graphs for backward at all.
def never_trained_ok(test_loader):
    model = nn.Linear(4, 2)
    for x, y in test_loader:
        print((model(x).argmax(1) == y).sum())


# The loop collects what backward runs on later.
def summed_for_backward_ok(batches, steps):
    cell = nn.Linear(4, 4)
    for batch in batches:
        loss = torch.zeros(())
        for step in range(steps):
            loss = loss + cell(batch[step]).pow(2).sum()
        loss.backward()


def stacked_for_backward_ok(batches, steps):
    cell = nn.Linear(4, 4)
    for batch in batches:
        outputs = []
        for step in range(steps):
            outputs.append(cell(batch[step]))
        torch.stack(outputs).sum().backward()


class Agent:
    def __init__(self):
        self.policy = nn.Linear(4, 2)
        self.saved = []

    def act(self, state):
        scores = self.policy(state)
        self.saved.append(scores.max())
        return scores.argmax().item()

    def finish(self):
        torch.stack(self.saved).sum().backward()
        self.saved.clear()


# The episode saves what finish() runs backward on.
def episodes_ok(agent: Agent, environment):
    agent = Agent()
    while True:
        state = environment.reset()
        for _ in range(100):
            state = environment.step(agent.act(state))
        agent.finish()


# What a function of another module does with the result is not known.
def handed_on_ok(train_loader, replay, remember):
    model = nn.Linear(4, 2)
    for x, y in train_loader:
        nn.functional.cross_entropy(model(x), y).backward()
    for x in replay:
        remember(model(x))
