# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM' --allow-empty
"""A generative adversarial training whose bookkeeping is all numbers."""
import torch
import torch.nn.functional as F
from torch import nn


class Generator(nn.Module):
    def __init__(self, noise_size, image_size):
        super().__init__()
        self.noise_size = noise_size
        blocks = []
        for first, second in ((noise_size, 128), (128, 256), (256, 512)):
            blocks.append(nn.Linear(first, second))
            blocks.append(nn.LeakyReLU(0.2))
        self.body = nn.Sequential(*blocks, nn.Linear(512, image_size), nn.Tanh())

    def forward(self, noise):
        return self.body(noise)


class Critic(nn.Module):
    def __init__(self, image_size):
        super().__init__()
        self.features = nn.ModuleList([nn.Linear(image_size, 256), nn.Linear(256, 64)])
        self.head = nn.Linear(64, 1)

    def forward(self, images):
        activations = []
        for layer in self.features:
            images = F.leaky_relu(layer(images), 0.2)
            activations.append(images)
        return self.head(images), activations


def gradient_penalty(critic, real, fake):
    weight = torch.rand(real.size(0), 1, device=real.device)
    mixed = (weight * real + (1 - weight) * fake).requires_grad_(True)
    score, _ = critic(mixed)
    gradient = torch.autograd.grad(
        outputs=score,
        inputs=mixed,
        grad_outputs=torch.ones_like(score),
        create_graph=True,
        retain_graph=True,
    )[0]
    return ((gradient.norm(2, dim=1) - 1) ** 2).mean()


def critic_step_ok(generator, critic, optimizer, real):
    noise = torch.randn(real.size(0), generator.noise_size, device=real.device)
    fake = generator(noise).detach()
    optimizer.zero_grad()
    loss = critic(fake)[0].mean() - critic(real)[0].mean()
    loss = loss + 10 * gradient_penalty(critic, real, fake)
    loss.backward()
    optimizer.step()
    return loss.item()


def generator_step_ok(generator, critic, optimizer, real):
    noise = torch.randn(real.size(0), generator.noise_size, device=real.device)
    fake = generator(noise)
    score, fake_features = critic(fake)
    with torch.no_grad():
        _, real_features = critic(real)
    matching = 0
    for one, other in zip(fake_features, real_features):
        matching = matching + F.l1_loss(one, other)
    loss = matching - score.mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    return {"loss": loss.item(), "matching": matching.item()}


@torch.no_grad()
def sample_ok(generator, count):
    generator.eval()
    images = []
    for _ in range(count):
        images.append(generator(torch.randn(1, generator.noise_size)).cpu())
    generator.train()
    return torch.cat(images)


def train_ok(loader, epochs, device="cuda"):
    generator, critic = Generator(64, 784).to(device), Critic(784).to(device)
    optimizer_g = torch.optim.Adam(generator.parameters(), lr=2e-4)
    optimizer_d = torch.optim.Adam(critic.parameters(), lr=2e-4)
    history = {"g": [], "d": [], "matching": []}
    for epoch in range(epochs):
        for step, (images, _) in enumerate(loader):
            images = images.flatten(1).to(device)
            history["d"].append(critic_step_ok(generator, critic, optimizer_d, images))
            if step % 5 == 0:
                values = generator_step_ok(generator, critic, optimizer_g, images)
                history["g"].append(values["loss"])
                history["matching"].append(values["matching"])
        print(epoch, history["g"][-1], sample_ok(generator, 4).shape)
    return history
