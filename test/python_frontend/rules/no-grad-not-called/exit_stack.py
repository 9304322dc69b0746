# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM' --allow-empty
"""The class given to an ExitStack raises as well."""
import contextlib

import torch


def entered_instance_ok(model, inputs):
    with contextlib.ExitStack() as stack:
        stack.enter_context(torch.no_grad())
        return model(inputs)


# Known gap: only with statements are looked at.
def FN_entered_class_bad(model, inputs):
    with contextlib.ExitStack() as stack:
        stack.enter_context(torch.no_grad)
        return model(inputs)


def statement_ok(model, inputs):
    with contextlib.ExitStack() as stack, torch.no_grad():
        stack.callback(print)
        return model(inputs)
