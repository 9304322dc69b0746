# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""The guard is at the call: a function all of whose callers hold it is fine."""
import torch


def loop_of_guarded_caller_ok(model, loader):
    model.eval()
    correct = 0
    for inputs, targets in loader:
        correct += (model(inputs).argmax(1) == targets).sum().item()
    return correct


def guarded_caller_ok(model, loader):
    with torch.no_grad():
        return loop_of_guarded_caller_ok(model, loader)


@torch.inference_mode()
def decorated_caller_ok(model, loader):
    print(loop_of_guarded_caller_ok(model, loader))


# Through one more function, still guarded at the top.
def inner_of_chain_ok(model, loader):
    model.eval()
    for inputs in loader:
        print(model(inputs).argmax(1).tolist())


def middle_of_chain_ok(model, loader):
    inner_of_chain_ok(model, loader)


def top_of_chain_ok(model, loader):
    with torch.no_grad():
        middle_of_chain_ok(model, loader)


# One caller forgets.
def loop_of_mixed_callers_bad(model, loader):
    model.eval()
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM204 eval-without-no-grad]
    for inputs in loader:
        print(model(inputs).argmax(1).tolist())


def careful_caller(model, loader):
    with torch.no_grad():
        loop_of_mixed_callers_bad(model, loader)


def careless_caller(model, loader):
    loop_of_mixed_callers_bad(model, loader)


# The model is run by a helper; the loop is here.
def forward_of(model, inputs):
    return model(inputs).argmax(1)


def loop_over_helper_bad(model, loader):
    model.eval()
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM204 eval-without-no-grad]
    for inputs in loader:
        print(forward_of(model, inputs).tolist())


def guarded_forward_of(model, inputs):
    with torch.no_grad():
        return model(inputs).argmax(1)


def loop_over_guarded_helper_ok(model, loader):
    model.eval()
    for inputs in loader:
        print(guarded_forward_of(model, inputs).tolist())
