# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""no_grad of other places: what it is there is unknown, or an instance."""
import contextlib

import tinylib
import torch
from projectlib.guards import no_grad


class Guard:
    def __enter__(self):
        torch.set_grad_enabled(False)

    def __exit__(self, *details):
        torch.set_grad_enabled(True)


inference_mode = Guard()


def foreign_ok(model, inputs):
    with no_grad:
        return model(inputs)


def attribute_of_foreign_ok(model, inputs):
    with tinylib.no_grad:
        return model(inputs)


def module_level_instance_ok(model, inputs):
    with inference_mode:
        return model(inputs)


def attribute_of_object_ok(engine, inputs):
    with engine.no_grad:
        return engine.model(inputs)


def shadowed_module_ok(inputs):
    torch = contextlib.ExitStack()
    torch.no_grad = contextlib.nullcontext()
    with torch.no_grad:
        return inputs


def real_one_bad(model, inputs):
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM205 no-grad-not-called]
    with torch.no_grad:
        return model(inputs)
