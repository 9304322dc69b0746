#!/usr/bin/env python3
"""Writes a module that takes the analysis a while: long_module.py FILE [FUNCTIONS]"""

from __future__ import annotations

import pathlib
import sys

FUNCTION = """
def step_{0}(model, loader, optimizer, scheduler):
    total = 0.0
    for images, labels in loader:
        optimizer.zero_grad()
        output = model(images)
        loss = torch.nn.functional.cross_entropy(output, labels)
        loss.backward()
        optimizer.step()
        total += loss.item()
    scheduler.step()
    return total
"""


def main() -> None:
    functions = int(sys.argv[2]) if len(sys.argv) > 2 else 6_000
    text = "import torch\n" + "".join(FUNCTION.format(i) for i in range(functions))
    pathlib.Path(sys.argv[1]).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
