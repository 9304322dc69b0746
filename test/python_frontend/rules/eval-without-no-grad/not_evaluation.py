# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM' --allow-empty
"""Loops that are no evaluation of a model, or show no evidence of one."""
import ast

import torch
import torch.nn.functional as F


# Without .eval() there is no evidence strong enough.
def FN_validation_without_eval_bad(model, loader):
    total = 0.0
    for inputs, targets in loader:
        total += F.cross_entropy(model(inputs), targets).item()
    return total


def training_epoch_ok(model, loader, optimizer):
    model.train()
    for inputs, targets in loader:
        optimizer.zero_grad()
        F.cross_entropy(model(inputs), targets).backward()
        optimizer.step()


def back_to_training_ok(model, loader, optimizer):
    model.eval()
    with torch.no_grad():
        print(model(torch.zeros(1, 8)).shape)
    model.train()
    for inputs, targets in loader:
        optimizer.zero_grad()
        F.cross_entropy(model(inputs), targets).backward()
        optimizer.step()


def phases_ok(model, loaders, optimizer):
    for phase in ("train", "val"):
        if phase == "train":
            model.train()
        else:
            model.eval()
        correct = 0
        for inputs, targets in loaders[phase]:
            optimizer.zero_grad()
            with torch.set_grad_enabled(phase == "train"):
                output = model(inputs)
                loss = F.cross_entropy(output, targets)
                if phase == "train":
                    loss.backward()
                    optimizer.step()
            correct += (output.argmax(1) == targets).sum().item()
        print(phase, correct)


def flag_ok(model, loader, optimizer, train):
    model.train() if train else model.eval()
    for inputs, targets in loader:
        with torch.autocast("cuda"), torch.set_grad_enabled(train):
            loss = F.cross_entropy(model(inputs), targets)
        if train:
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()


def data_only_ok(model, loader):
    model.eval()
    count = 0
    for inputs, _ in loader:
        count += len(inputs)
    return count


def expressions_ok(table, rows):
    table.eval("total = first + second")
    values = []
    for row in rows:
        values.append(ast.literal_eval(row))
        values.append(eval(row))  # noqa: S307
    return values


# Generation switches recording off by itself.
def generation_ok(model, tokenizer, prompts):
    model.eval()
    for prompt in prompts:
        tokens = tokenizer(prompt, return_tensors="pt")
        print(tokenizer.decode(model.generate(**tokens)[0]))


def tokenizer_ok(tokenizers, texts):
    tokenizer = tokenizers.from_pretrained("small")
    lengths = []
    for text in texts:
        lengths.append(len(tokenizer(text)["input_ids"]))
    return lengths


def layers_in_turn_ok(model, x):
    model.eval()
    for layer in model.children():
        x = layer(x)
    return x


def parameters_ok(model):
    model.eval()
    for name, parameter in model.named_parameters():
        print(name, parameter.numel())


def one_forward_before_the_loop_ok(model, inputs, names):
    model.eval()
    with torch.no_grad():
        scores = model(inputs)
    for name, score in zip(names, scores):
        print(name, score.item())
