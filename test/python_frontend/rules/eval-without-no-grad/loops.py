# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""A loop runs the model in evaluation mode and records a graph for nothing."""
import torch
import torch.nn.functional as F


def validate_numbers_bad(model, loader):
    model.eval()
    total = 0.0
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM204 eval-without-no-grad]
    for inputs, targets in loader:
        output = model(inputs)
        total += F.cross_entropy(output, targets).item()
    return total / len(loader)


def accuracy_bad(model, loader, device):
    model.eval()
    correct, seen = 0, 0
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM204 eval-without-no-grad]
    for inputs, targets in loader:
        inputs, targets = inputs.to(device), targets.to(device)
        predicted = model(inputs).argmax(dim=1)
        correct += (predicted == targets).sum().item()
        seen += targets.size(0)
    return correct / seen


def predict_bad(model, loader):
    model.eval()
    labels = []
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM204 eval-without-no-grad]
    for inputs in loader:
        labels.extend(model(inputs).argmax(dim=-1).tolist())
    return labels


def enumerate_bad(model, loader):
    model.eval()
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM204 eval-without-no-grad]
    for step, (inputs, _) in enumerate(loader):
        print(step, model(inputs).mean().item())
    model.train()


def eval_by_train_false_bad(model, loader):
    model.train(False)
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM204 eval-without-no-grad]
    for inputs, targets in loader:
        print((model(inputs).argmax(1) == targets).sum().item())


def chained_eval_bad(build, loader):
    model = torch.nn.Sequential(build(), torch.nn.Linear(8, 2)).to("cuda").eval()
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM204 eval-without-no-grad]
    for inputs in loader:
        print(model(inputs).argmax(1).tolist())


def guarded_ok(model, loader):
    model.eval()
    total = 0.0
    with torch.no_grad():
        for inputs, targets in loader:
            total += F.cross_entropy(model(inputs), targets).item()
    return total / len(loader)


# The comment of a caller promises it, and only the mode of the layers is changed.
def commented_bad(model, loader):
    """Runs with gradients off."""
    model.eval()  # turn off gradients and dropout
    losses = 0
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM204 eval-without-no-grad]
    for source, target in loader:
        losses += F.cross_entropy(model(source, target[:-1]), target[1:]).item()
    return losses / len(loader)
