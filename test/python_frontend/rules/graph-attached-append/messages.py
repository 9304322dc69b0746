# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""The message says what backward did, and the notes name the producing line."""
import torch.nn.functional as F


def make_parts(model, inputs, targets):
    logits = model(inputs)
    return dict(
        cross=F.cross_entropy(logits, targets),
        norm=logits.norm().item(),
    )


def message_after_backward_bad(model, loader, optimizer):
    collected = []
    for inputs, targets in loader:
        parts = make_parts(model, inputs, targets)
        optimizer.zero_grad()
        parts["cross"].backward()
        optimizer.step()
        # CHECK: messages.py:[[@LINE+2]]:{{[0-9]+}}: warning: {{.*}}backward{{.*}}[VRM201 graph-attached-append]
        # CHECK: messages.py:[[@LINE-13]]:{{[0-9]+}}: note:
        collected.append(parts)
    print(len(collected))


def message_with_retained_graph_bad(model, loader, optimizer):
    collected = []
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward(retain_graph=True)
        optimizer.step()
        # CHECK: messages.py:[[@LINE+2]]:{{[0-9]+}}: error: {{.*}}[VRM201 graph-attached-append]
        # CHECK: messages.py:[[@LINE-4]]:{{[0-9]+}}: note:
        collected.append(loss)
    print(len(collected))
