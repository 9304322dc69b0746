# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""The class given to an ExitStack raises as well."""
import contextlib

import torch


def entered_instance_ok(model, inputs):
    with contextlib.ExitStack() as stack:
        stack.enter_context(torch.no_grad())
        return model(inputs)


def entered_class_bad(model, inputs):
    with contextlib.ExitStack() as stack:
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM205 no-grad-not-called]
        stack.enter_context(torch.no_grad)
        return model(inputs)


def statement_ok(model, inputs):
    with contextlib.ExitStack() as stack, torch.no_grad():
        stack.callback(print)
        return model(inputs)
