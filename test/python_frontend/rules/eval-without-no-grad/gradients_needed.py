# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM' --allow-empty
"""Evaluation mode, and the gradients are the point."""
import torch
import torch.nn.functional as F


def adversarial_ok(model, loader, epsilon):
    model.eval()
    fooled = 0
    for inputs, targets in loader:
        inputs.requires_grad_(True)
        loss = F.nll_loss(model(inputs), targets)
        model.zero_grad()
        loss.backward()
        attacked = (inputs + epsilon * inputs.grad.sign()).clamp(0, 1)
        with torch.no_grad():
            fooled += (model(attacked).argmax(1) != targets).sum().item()
    return fooled


def input_gradient_ok(critic, loader):
    critic.eval()
    for inputs in loader:
        inputs.requires_grad_()
        (gradient,) = torch.autograd.grad(critic(inputs).sum(), inputs)
        print(gradient.norm().item())


def penalty_ok(critic, loader):
    critic.eval()
    for real, fake in loader:
        mixed = (0.5 * real + 0.5 * fake).requires_grad_()
        score = critic(mixed)
        gradient = torch.autograd.grad(score.sum(), mixed, create_graph=True)[0]
        print((gradient.norm(2, dim=1) - 1).pow(2).mean().item())


def inner_update(model, inputs, targets):
    loss = F.mse_loss(model(inputs), targets)
    gradients = torch.autograd.grad(loss, list(model.parameters()))
    for parameter, gradient in zip(model.parameters(), gradients):
        parameter.data.sub_(0.01 * gradient)


def meta_evaluation_ok(model, tasks):
    model.eval()
    for support, query in tasks:
        inner_update(model, *support)
        print(F.mse_loss(model(query[0]), query[1]).item())


def optimised_image_ok(extractor, image, steps):
    extractor.eval()
    image = image.clone().requires_grad_(True)
    optimizer = torch.optim.Adam([image])
    for _ in range(steps):
        optimizer.zero_grad()
        loss = -extractor(image).mean()
        loss.backward()
        optimizer.step()
    return image


def gradient_sampling_ok(score_model, x, steps):
    score_model.eval()
    for _ in range(steps):
        x = x.detach().requires_grad_()
        energy = score_model(x).sum()
        step = torch.autograd.grad(energy, x)[0]
        x = x - 0.1 * step
    return x


# The layers are frozen in evaluation mode while the head is trained.
def finetuning_ok(backbone, head, loader, optimizer):
    backbone.eval()
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.cross_entropy(head(backbone(inputs)), targets)
        loss.backward()
        optimizer.step()


def activation_maps_ok(model, loader):
    model.eval()
    for inputs in loader:
        score = model(inputs).max()
        model.zero_grad()
        score.backward()
        print(inputs.grad)
