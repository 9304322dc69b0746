# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM' --allow-empty
"""A diffusion model: training on one random time step, sampling under no_grad."""
import torch
import torch.nn.functional as F
from torch import nn


class Denoiser(nn.Module):
    def __init__(self, size, depth):
        super().__init__()
        self.time = nn.Embedding(1000, size)
        self.down = nn.ModuleList([nn.Linear(size, size) for _ in range(depth)])
        self.up = nn.ModuleList([nn.Linear(2 * size, size) for _ in range(depth)])

    def forward(self, x, t):
        x = x + self.time(t)
        skips = []
        for layer in self.down:
            x = F.silu(layer(x))
            skips.append(x)
        for layer in self.up:
            x = F.silu(layer(torch.cat((x, skips.pop()), dim=-1)))
        return x


class Diffusion(nn.Module):
    def __init__(self, model, steps=1000):
        super().__init__()
        self.model, self.steps = model, steps
        betas = torch.linspace(1e-4, 2e-2, steps)
        alphas = torch.cumprod(1 - betas, dim=0)
        self.register_buffer("betas", betas)
        self.register_buffer("alphas", alphas)

    def noised(self, x, t, noise):
        alpha = self.alphas[t].unsqueeze(-1)
        return alpha.sqrt() * x + (1 - alpha).sqrt() * noise

    def forward(self, x):
        t = torch.randint(0, self.steps, (x.size(0),), device=x.device)
        noise = torch.randn_like(x)
        predicted = self.model(self.noised(x, t, noise), t)
        losses = []
        for part, wanted in zip(predicted.chunk(4), noise.chunk(4)):
            losses.append(F.mse_loss(part, wanted))
        return torch.stack(losses).mean()

    @torch.no_grad()
    def sample_ok(self, count, size, return_all=False):
        self.eval()
        x = torch.randn(count, size, device=self.betas.device)
        trajectory = [x.cpu()]
        for step in reversed(range(self.steps)):
            t = torch.full((count,), step, device=x.device)
            x = x - self.betas[step] * self.model(x, t)
            if step > 0:
                x = x + self.betas[step].sqrt() * torch.randn_like(x)
            if return_all:
                trajectory.append(x.cpu())
        return torch.stack(trajectory) if return_all else x.cpu()


class Average:
    """An exponential moving average of a model's weights."""

    def __init__(self, model, decay):
        self.decay = decay
        self.shadow = {name: p.detach().clone() for name, p in model.named_parameters()}

    @torch.no_grad()
    def update_ok(self, model):
        for name, parameter in model.named_parameters():
            self.shadow[name].lerp_(parameter, 1 - self.decay)


def cycle(loader):
    while True:
        yield from loader


def train_ok(loader, steps, accumulate=2):
    diffusion = Diffusion(Denoiser(64, 3)).cuda()
    average = Average(diffusion.model, 0.995)
    optimizer = torch.optim.AdamW(diffusion.parameters(), lr=1e-4)
    batches, step = cycle(loader), 0
    recent = []
    while step < steps:
        total_loss = 0.0
        for _ in range(accumulate):
            loss = diffusion(next(batches).cuda()) / accumulate
            total_loss += loss.item()
            loss.backward()
        torch.nn.utils.clip_grad_norm_(diffusion.parameters(), 1.0)
        optimizer.step()
        optimizer.zero_grad()
        average.update_ok(diffusion.model)
        recent.append(total_loss)
        step += 1
        if step % 1000 == 0:
            print(step, sum(recent) / len(recent), diffusion.sample_ok(4, 64).std())
            recent = []
            diffusion.train()
