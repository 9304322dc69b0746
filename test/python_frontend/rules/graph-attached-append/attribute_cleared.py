# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM' --allow-empty
"""A list in an attribute that some other place empties, each in its own way."""
import torch
from torch.distributions import Categorical


class Policy(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.head = torch.nn.Linear(4, 2)
        self.kept_log_probs = []
        self.kept_rewards = []

    def forward(self, state):
        return self.head(state).softmax(-1)


policy = Policy()
optimizer = torch.optim.Adam(policy.parameters())


def select_action_ok(state):
    choice = Categorical(policy(state))
    action = choice.sample()
    policy.kept_log_probs.append(choice.log_prob(action))
    return action.item()


def finish_episode_ok():
    terms = [-p * r for p, r in zip(policy.kept_log_probs, policy.kept_rewards)]
    optimizer.zero_grad()
    torch.stack(terms).sum().backward()
    optimizer.step()
    del policy.kept_log_probs[:]
    del policy.kept_rewards[:]


def main_loop_ok(env):
    for _ in range(1000):
        state = env.reset()
        for _ in range(100):
            state, reward, done = env.step(select_action_ok(state))
            policy.kept_rewards.append(reward)
            if done:
                break
        finish_episode_ok()


class ClearsByMethod:
    def __init__(self, model, optim):
        self.model = model
        self.optim = optim
        self.window_a = []
        self.window_b = []

    def collect_ok(self, batch):
        self.window_a.append(self.model(batch).mean())
        self.window_b.append(self.model(batch).std())

    def update_ok(self):
        loss = torch.stack(self.window_a).mean() + torch.stack(self.window_b).mean()
        self.optim.zero_grad()
        loss.backward()
        self.optim.step()
        self.window_a.clear()
        self.window_b = []

    def run_ok(self, loader):
        for step, batch in enumerate(loader):
            self.collect_ok(batch)
            if step % 8 == 7:
                self.update_ok()
