# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""Every way to import the class."""
import torch as th
import torch.autograd.grad_mode as modes
from torch import autograd, inference_mode, no_grad
from torch import no_grad as quiet
from torch.autograd import no_grad as deep


def from_import_bad(model, inputs):
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM205 no-grad-not-called]
    with no_grad:
        return model(inputs)


def from_import_of_inference_mode_bad(model, inputs):
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM205 no-grad-not-called]
    with inference_mode:
        return model(inputs)


def renamed_bad(model, inputs):
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM205 no-grad-not-called]
    with quiet:
        return model(inputs)


def module_renamed_bad(model, inputs):
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM205 no-grad-not-called]
    with th.no_grad:
        return model(inputs)


def from_autograd_bad(model, inputs):
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM205 no-grad-not-called]
    with deep:
        return model(inputs)


def through_submodule_bad(model, inputs):
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM205 no-grad-not-called]
    with autograd.no_grad:
        print(model(inputs))
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM205 no-grad-not-called]
    with modes.no_grad:
        return model(inputs)


def imported_inside_bad(model, inputs):
    from torch import no_grad as local_guard

    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM205 no-grad-not-called]
    with local_guard:
        return model(inputs)


def called_ok(model, inputs):
    with quiet(), deep(), th.no_grad():
        print(model(inputs))
    with modes.no_grad(), autograd.no_grad(), no_grad(), inference_mode():
        return model(inputs)
