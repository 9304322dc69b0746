# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""One defect, one code: a loop whose unguarded results are kept is not reported twice."""
import torch
import torch.nn.functional as F


# Storing is the defect that grows; the missing guard is its cause, not a second one.
def kept_results_bad(model, loader):
    results = []
    model.eval()
    for inputs in loader:
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM201 graph-attached-append]
        results.append(model(inputs))
    return torch.cat(results)


# A sum is the sum rule's, a list is the list rule's, each once.
def list_and_sum_bad(model, loader, optimizer):
    history, total = [], 0
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        history.append(loss)
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM202 graph-attached-sum]
        total += loss
    print(len(history), total)
