# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM' --allow-empty
"""No torch in the module."""
import paddlelike as paddle


def other_framework_ok(model, inputs):
    with paddle.no_grad:
        return model(inputs)


def any_object_ok(guards, model, inputs):
    with guards.no_grad:
        return model(inputs)
