# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""The class is given where an instance is needed: entering it raises."""
import torch


def no_grad_bad(model, loader):
    model.eval()
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM205 no-grad-not-called]
    with torch.no_grad:
        for inputs in loader:
            print(model(inputs).argmax(1).tolist())


def inference_mode_bad(model, inputs):
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM205 no-grad-not-called]
    with torch.inference_mode:
        return model(inputs)


def enable_grad_bad(model, inputs):
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM205 no-grad-not-called]
    with torch.enable_grad:
        return model(inputs)


def full_path_bad(model, inputs):
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM205 no-grad-not-called]
    with torch.autograd.no_grad:
        return model(inputs)


def second_item_bad(model, inputs):
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM205 no-grad-not-called]
    with torch.autocast("cuda"), torch.no_grad:
        return model(inputs)


def parenthesised_bad(model, inputs):
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM205 no-grad-not-called]
    with (torch.no_grad):
        return model(inputs)


def named_bad(model, inputs):
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM205 no-grad-not-called]
    with torch.no_grad as guard:
        print(guard)
        return model(inputs)


async def in_coroutine_bad(model, inputs):
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM205 no-grad-not-called]
    with torch.no_grad:
        return await model.serve(inputs)


def inside_branches_bad(model, loader, quick):
    for inputs in loader:
        try:
            if quick:
                # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM205 no-grad-not-called]
                with torch.no_grad:
                    print(model(inputs))
        except AttributeError:
            raise


def called_ok(model, inputs):
    with torch.no_grad():
        return model(inputs)


def inference_mode_called_ok(model, inputs):
    with torch.inference_mode():
        return model(inputs)


def called_with_argument_ok(model, inputs, quick):
    with torch.inference_mode(quick), torch.set_grad_enabled(not quick):
        return model(inputs)
