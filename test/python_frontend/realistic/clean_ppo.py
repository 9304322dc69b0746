# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM' --allow-empty
"""Proximal policy optimisation with a rollout buffer that is emptied each round."""
import torch
from torch import nn
from torch.distributions import Categorical


class RolloutBuffer:
    def __init__(self):
        self.rollout_states = []
        self.rollout_actions = []
        self.rollout_log_probs = []
        self.rollout_rewards = []
        self.rollout_ends = []

    def add(self, state, action, log_prob, reward, end):
        self.rollout_states.append(state)
        self.rollout_actions.append(action)
        self.rollout_log_probs.append(log_prob)
        self.rollout_rewards.append(reward)
        self.rollout_ends.append(end)

    def clear(self):
        del self.rollout_states[:]
        del self.rollout_actions[:]
        del self.rollout_log_probs[:]
        del self.rollout_rewards[:]
        del self.rollout_ends[:]


class ActorCritic(nn.Module):
    def __init__(self, states, actions):
        super().__init__()
        self.actor = nn.Sequential(nn.Linear(states, 64), nn.Tanh(), nn.Linear(64, actions))
        self.critic = nn.Sequential(nn.Linear(states, 64), nn.Tanh(), nn.Linear(64, 1))

    def act(self, state):
        choice = Categorical(logits=self.actor(state))
        action = choice.sample()
        return action.detach(), choice.log_prob(action).detach()

    def evaluate(self, states, actions):
        choice = Categorical(logits=self.actor(states))
        values = self.critic(states).squeeze(-1)
        return choice.log_prob(actions), values, choice.entropy()


class Agent:
    def __init__(self, states, actions):
        self.policy = ActorCritic(states, actions)
        self.old_policy = ActorCritic(states, actions)
        self.old_policy.load_state_dict(self.policy.state_dict())
        self.optimizer = torch.optim.Adam(self.policy.parameters(), lr=3e-4)
        self.buffer = RolloutBuffer()

    def select_ok(self, state):
        with torch.no_grad():
            state = torch.as_tensor(state, dtype=torch.float32)
            return state, *self.old_policy.act(state)

    def returns(self):
        discounted, total = [], 0.0
        for reward, end in zip(
            reversed(self.buffer.rollout_rewards), reversed(self.buffer.rollout_ends)
        ):
            total = reward + (0.0 if end else 0.99 * total)
            discounted.insert(0, total)
        return torch.tensor(discounted)

    def update_ok(self, epochs=10):
        returns = self.returns()
        states = torch.stack(self.buffer.rollout_states)
        actions = torch.stack(self.buffer.rollout_actions)
        old_log_probs = torch.stack(self.buffer.rollout_log_probs)
        statistics = {"loss": [], "entropy": []}
        for _ in range(epochs):
            log_probs, values, entropy = self.policy.evaluate(states, actions)
            ratio = torch.exp(log_probs - old_log_probs)
            advantage = returns - values.detach()
            clipped = ratio.clamp(0.8, 1.2) * advantage
            loss = -torch.min(ratio * advantage, clipped).mean()
            loss = loss + 0.5 * (values - returns).pow(2).mean()
            loss = loss - 0.01 * entropy.mean()
            self.optimizer.zero_grad()
            loss.backward()
            self.optimizer.step()
            statistics["loss"].append(loss.item())
            statistics["entropy"].append(entropy.mean().item())
        self.old_policy.load_state_dict(self.policy.state_dict())
        self.buffer.clear()
        return {name: sum(values) / len(values) for name, values in statistics.items()}


def train_ok(env, episodes):
    agent, running_reward, log = Agent(8, 4), 0.0, []
    for episode in range(episodes):
        state, end, episode_reward = env.reset(), False, 0.0
        while not end:
            seen, action, log_prob = agent.select_ok(state)
            state, reward, end = env.step(action.item())
            agent.buffer.add(seen, action, log_prob, reward, end)
            episode_reward += reward
        running_reward = 0.95 * running_reward + 0.05 * episode_reward
        if episode % 4 == 3:
            log.append(agent.update_ok())
    return log
