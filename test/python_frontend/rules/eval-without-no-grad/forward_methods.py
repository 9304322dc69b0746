# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""A module may have several ways forward; each builds a graph."""
import torch


def encode_bad(model, loader):
    model.eval()
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}'model.forward_features'{{.*}}[VRM204 eval-without-no-grad]
    for x in loader:
        print(model.forward_features(x).argmax(1).tolist())


def encode_ok(model, loader):
    model.eval()
    with torch.no_grad():
        for x in loader:
            print(model.forward_features(x).argmax(1).tolist())


def other_method_ok(model, loader):
    model.eval()
    for x in loader:
        print(model.describe(x))
