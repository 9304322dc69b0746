# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""A with statement over several lines: shown at the statement or at its item."""
import torch


def several_lines_bad(model, inputs):
    with (
        torch.autocast("cuda"),
        torch.no_grad,
    ):
        return model(inputs)


# CHECK: multi_line.py:{{(7|9)}}:{{[0-9]+}}: error: {{.*}}[VRM205 no-grad-not-called]
