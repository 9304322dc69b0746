# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM' --allow-empty
"""Sums of numbers and of tensors without a graph."""
import numpy as np
import torch
import torch.nn.functional as F


def rewards_ok(policy, env, optimizer):
    running_reward = 10.0
    for _ in range(1000):
        state, episode_reward, terms = env.reset(), 0.0, []
        for _ in range(200):
            log_prob = policy(state)
            state, reward, done = env.step(log_prob.argmax().item())
            episode_reward += reward
            terms.append(log_prob.max() * reward)
            if done:
                break
        optimizer.zero_grad()
        torch.stack(terms).sum().backward()
        optimizer.step()
        running_reward = 0.05 * episode_reward + 0.95 * running_reward
    return running_reward


def numpy_losses_ok(fold_predictions, labels):
    total_loss = 0.0
    for predicted in fold_predictions:
        loss = np.mean((predicted - labels) ** 2)
        total_loss += loss
    return total_loss


def gradient_norm_ok(model, loader, optimizer):
    total_norm = 0.0
    for inputs, targets in loader:
        optimizer.zero_grad()
        F.mse_loss(model(inputs), targets).backward()
        for parameter in model.parameters():
            total_norm += parameter.grad.norm() ** 2
        optimizer.step()
    return total_norm


def parameters_counted_ok(model):
    count = 0
    for parameter in model.parameters():
        count += parameter.numel()
    return count


def ensemble_ok(first, second, third, inputs):
    logits = 0
    for member in (first, second, third):
        logits = logits + member(inputs)
    return logits.softmax(-1)


def augmentation_ok(images, steps):
    mixed = torch.zeros_like(images)
    for _ in range(steps):
        mixed += torch.randn_like(images) * 0.1
    return images + mixed


def text_ok(model, loader, optimizer):
    report = ""
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        report += f"{loss:.4f}\n"
    return report
