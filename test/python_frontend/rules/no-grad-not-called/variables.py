# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""A variable may hold an instance, the class, or either."""
import contextlib

import torch


def instance_ok(model, inputs):
    guard = torch.no_grad()
    with guard:
        return model(inputs)


def instance_named_alike_ok(model, inputs):
    no_grad = torch.no_grad()
    with no_grad:
        return model(inputs)


def class_then_called_ok(model, inputs, quick):
    mode = torch.inference_mode if quick else torch.no_grad
    with mode():
        return model(inputs)


def class_in_variable_bad(model, inputs):
    mode = torch.no_grad
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM205 no-grad-not-called]
    with mode:
        return model(inputs)


def chosen_instance_ok(model, inputs, training):
    context = contextlib.nullcontext() if training else torch.no_grad()
    with context:
        return model(inputs)


def either_class_bad(model, inputs, quick):
    mode = torch.inference_mode if quick else torch.no_grad
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM205 no-grad-not-called]
    with mode:
        return model(inputs)


def parameter_ok(model, inputs, no_grad):
    with no_grad:
        return model(inputs)


def default_argument_ok(model, inputs, guard=torch.no_grad):
    with guard():
        return model(inputs)


class Runner:
    def __init__(self, quick):
        self.no_grad = torch.no_grad() if quick else contextlib.nullcontext()

    def run_ok(self, model, inputs):
        with self.no_grad:
            return model(inputs)


def rebound_ok(model, inputs):
    mode = torch.no_grad
    mode = mode()
    with mode:
        return model(inputs)
