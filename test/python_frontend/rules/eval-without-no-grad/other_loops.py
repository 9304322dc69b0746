# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""while, async, try and nested loops; the innermost loop that runs the model is shown."""
import torch


def while_bad(model, loader):
    model.eval()
    batches = iter(loader)
    correct = 0
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM204 eval-without-no-grad]
    while True:
        batch = next(batches, None)
        if batch is None:
            break
        inputs, targets = batch
        correct += (model(inputs).argmax(1) == targets).sum().item()
    return correct


async def asynchronous_bad(model, loader):
    model.eval()
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM204 eval-without-no-grad]
    async for inputs in loader:
        print(model(inputs).argmax(1).tolist())


def in_try_bad(model, loader):
    try:
        model.eval()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM204 eval-without-no-grad]
        for inputs in loader:
            print(model(inputs).argmax(1).tolist())
    finally:
        model.train()


def nested_bad(model, loaders):
    for name, loader in loaders.items():
        correct = 0
        model.eval()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM204 eval-without-no-grad]
        for inputs, targets in loader:
            correct += (model(inputs).argmax(1) == targets).sum().item()
        print(name, correct)


def on_a_branch_bad(model, loader, verbose):
    if verbose:
        model.eval()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM204 eval-without-no-grad]
        for inputs in loader:
            print(model(inputs).argmax(1).tolist())


def in_match_bad(model, loader, command):
    match command:
        case "test":
            model.eval()
            # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM204 eval-without-no-grad]
            for inputs in loader:
                print(model(inputs).argmax(1).tolist())
        case _:
            raise ValueError(command)


def nested_function_bad(model):
    def run(loader):
        model.eval()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM204 eval-without-no-grad]
        for inputs in loader:
            print(model(inputs).argmax(1).tolist())

    return run


def guarded_in_the_body_ok(model, loader):
    model.eval()
    batches = iter(loader)
    while batches:
        with torch.inference_mode():
            inputs, targets = next(batches)
            print((model(inputs).argmax(1) == targets).sum().item())
