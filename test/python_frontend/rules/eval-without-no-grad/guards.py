# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""Everything that switches recording off."""
import contextlib

import torch
from torch import inference_mode, no_grad


def with_no_grad_ok(model, loader):
    model.eval()
    with torch.no_grad():
        for inputs in loader:
            print(model(inputs).argmax(1).tolist())


def inside_the_loop_ok(model, loader):
    model.eval()
    for inputs in loader:
        with torch.no_grad():
            output = model(inputs)
        print(output.argmax(1).tolist())


def inference_mode_ok(model, loader):
    model.eval()
    with inference_mode():
        for inputs in loader:
            print(model(inputs).argmax(1).tolist())


def several_items_ok(model, loader):
    model.eval()
    with torch.autocast("cuda"), no_grad():
        for inputs in loader:
            print(model(inputs).argmax(1).tolist())


def exit_stack_ok(model, loader):
    with contextlib.ExitStack() as stack:
        model.eval()
        stack.enter_context(torch.no_grad())
        for inputs in loader:
            print(model(inputs).argmax(1).tolist())


def statement_ok(model, loader):
    model.eval()
    torch.set_grad_enabled(False)
    for inputs in loader:
        print(model(inputs).argmax(1).tolist())
    torch.set_grad_enabled(True)


def with_set_grad_enabled_ok(model, loader):
    model.eval()
    with torch.set_grad_enabled(False):
        for inputs in loader:
            print(model(inputs).argmax(1).tolist())


def no_grad_by_flag_ok(model, loader, train=False):
    model.train(train)
    with torch.set_grad_enabled(train):
        for inputs in loader:
            print(model(inputs).argmax(1).tolist())


def context_in_a_variable_ok(model, loader):
    model.eval()
    guard = torch.no_grad()
    with guard:
        for inputs in loader:
            print(model(inputs).argmax(1).tolist())


def context_by_flag_ok(model, loader, training):
    if not training:
        model.eval()
    context = contextlib.nullcontext() if training else torch.no_grad()
    with context:
        for inputs in loader:
            print(model(inputs).argmax(1).tolist())


@contextlib.contextmanager
def evaluating(model):
    was_training = model.training
    model.eval()
    with torch.no_grad():
        yield model
    model.train(was_training)


def own_context_manager_ok(model, loader):
    model.eval()
    with evaluating(model):
        for inputs in loader:
            print(model(inputs).argmax(1).tolist())


class Quiet:
    def __enter__(self):
        self.before = torch.is_grad_enabled()
        torch.set_grad_enabled(False)

    def __exit__(self, *details):
        torch.set_grad_enabled(self.before)


def own_context_class_ok(model, loader):
    model.eval()
    with Quiet():
        for inputs in loader:
            print(model(inputs).argmax(1).tolist())


# The guard ends before the loop.
def guard_left_bad(model, loader):
    model.eval()
    with torch.no_grad():
        print(model(torch.zeros(1, 8)).shape)
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM204 eval-without-no-grad]
    for inputs in loader:
        print(model(inputs).argmax(1).tolist())


# Recording is switched on again before the loop.
def switched_on_again_bad(model, loader):
    model.eval()
    torch.set_grad_enabled(False)
    print(model(torch.zeros(1, 8)).shape)
    torch.set_grad_enabled(True)
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM204 eval-without-no-grad]
    for inputs in loader:
        print(model(inputs).argmax(1).tolist())


# Mixed precision is no guard.
def autocast_only_bad(model, loader):
    model.eval()
    with torch.autocast("cuda"):
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM204 eval-without-no-grad]
        for inputs in loader:
            print(model(inputs).argmax(1).tolist())
