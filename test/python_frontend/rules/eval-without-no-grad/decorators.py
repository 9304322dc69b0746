# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""Decorators: torch's own, bare or called, and ones of this module."""
import functools

import torch


@torch.no_grad()
def called_ok(model, loader):
    model.eval()
    for inputs in loader:
        print(model(inputs).argmax(1).tolist())


@torch.no_grad
def bare_ok(model, loader):
    model.eval()
    for inputs in loader:
        print(model(inputs).argmax(1).tolist())


@torch.inference_mode()
def inference_ok(model, loader):
    model.eval()
    for inputs in loader:
        print(model(inputs).argmax(1).tolist())


def smart_mode():
    """Chooses what this version of torch offers."""

    def decorate(function):
        chosen = torch.inference_mode if hasattr(torch, "inference_mode") else torch.no_grad
        return chosen()(function)

    return decorate


@smart_mode()
def chosen_ok(model, loader):
    model.eval()
    for inputs in loader:
        print(model(inputs).argmax(1).tolist())


def without_graph(function):
    @functools.wraps(function)
    def wrapped(*args, **kwargs):
        with torch.no_grad():
            return function(*args, **kwargs)

    return wrapped


@without_graph
def wrapped_ok(model, loader):
    model.eval()
    for inputs in loader:
        print(model(inputs).argmax(1).tolist())


class Evaluator:
    def __init__(self, model):
        self.model = model

    @torch.no_grad()
    def method_ok(self, loader):
        self.model.eval()
        for inputs in loader:
            print(self.model(inputs).argmax(1).tolist())


# What an imported decorator does is unknown.
from elsewhere import evaluation_step  # noqa: E402


@evaluation_step
def foreign_ok(model, loader):
    model.eval()
    for inputs in loader:
        print(model(inputs).argmax(1).tolist())


def timed(function):
    @functools.wraps(function)
    def wrapped(*args):
        print("start")
        return function(*args)

    return wrapped


@timed
def only_timed_bad(model, loader):
    model.eval()
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM204 eval-without-no-grad]
    for inputs in loader:
        print(model(inputs).argmax(1).tolist())
