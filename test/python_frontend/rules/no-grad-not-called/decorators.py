# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""The bare decorator is valid in torch 2; so is the called one."""
import torch
from torch import inference_mode, no_grad


@torch.no_grad
def bare_ok(model, inputs):
    return model(inputs)


@torch.no_grad()
def called_ok(model, inputs):
    return model(inputs)


@inference_mode
def bare_inference_ok(model, inputs):
    return model(inputs)


class Runner:
    @no_grad
    def bare_method_ok(self, model, inputs):
        return model(inputs)

    @staticmethod
    @torch.inference_mode()
    def called_static_ok(model, inputs):
        return model(inputs)


def wrapped_ok(function):
    return torch.no_grad(function)


def passed_on_ok(run, model, inputs):
    return run(model, inputs, mode=torch.no_grad)


@torch.no_grad
def bare_outside_called_inside_bad(model, inputs):
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM205 no-grad-not-called]
    with torch.no_grad:
        return model(inputs)
