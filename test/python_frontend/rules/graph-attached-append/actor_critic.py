# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""Reinforcement learning collects an episode's attached terms before one backward."""
import torch
import torch.nn.functional as F
from torch.distributions import Categorical


def finish_ok(saved, rewards, optimizer):
    policy_losses, value_losses = [], []
    returns = torch.tensor(rewards)
    for (log_prob, value), target in zip(saved, returns):
        advantage = target - value.item()
        policy_losses.append(-log_prob * advantage)
        value_losses.append(F.smooth_l1_loss(value, target))
    optimizer.zero_grad()
    loss = torch.stack(policy_losses).sum() + torch.stack(value_losses).sum()
    loss.backward()
    optimizer.step()


def episodes_ok(actor_critic, env, optimizer):
    for _ in range(1000):
        saved, rewards = [], []
        state, done = env.reset(), False
        while not done:
            probabilities, value = actor_critic(state)
            choice = Categorical(probabilities)
            action = choice.sample()
            saved.append((choice.log_prob(action), value))
            state, reward, done = env.step(action.item())
            rewards.append(reward)
        finish_ok(saved, rewards, optimizer)


# The episode's terms are consumed, but a second list keeps each of them for ever.
def episodes_bad(actor_critic, env, optimizer):
    every_loss = []
    for _ in range(1000):
        terms = []
        state, done = env.reset(), False
        while not done:
            probabilities, value = actor_critic(state)
            choice = Categorical(probabilities)
            action = choice.sample()
            state, reward, done = env.step(action.item())
            terms.append(-choice.log_prob(action) * (reward - value.item()))
        loss = torch.stack(terms).sum()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        every_loss.append(loss)
    print(len(every_loss))
