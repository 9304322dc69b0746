#!/usr/bin/env python3
"""Checks fingerprints against docs/fingerprints.md, written a second time: fingerprint.py ROOT < JSON"""

from __future__ import annotations

import collections
import json
import pathlib
import sys
from typing import Any


def fnv1a(texts: list[str]) -> str:
    value = 0xCBF29CE484222325
    for text in texts:
        for byte in [*text.encode(), 0]:
            value = (value ^ byte) * 0x100000001B3 % 2**64
    return f"{value:016x}"


def main() -> None:
    root = pathlib.Path(sys.argv[1])
    findings: list[dict[str, Any]] = json.load(sys.stdin)["findings"]
    seen: collections.Counter[str] = collections.Counter()
    for finding in findings:
        line = (root / finding["file"]).read_text(encoding="utf-8").split("\n")[finding["line"] - 1]
        squeezed = "".join(c for c in line if c not in " \t\r\f\v")
        base = fnv1a([finding["code"], finding["file"], finding["function"] or "", squeezed])
        seen[base] += 1
        want = f"{base}:{seen[base]}"
        assert finding["fingerprint"] == want, f"{finding['fingerprint']}, not {want}: {finding}"
        print(finding["line"], want)


if __name__ == "__main__":
    main()
