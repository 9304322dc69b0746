#!/usr/bin/env python3
"""Says which rules have no finding with a path: every_rule_shown.py RULES.json FINDINGS.json"""

from __future__ import annotations

import json
import pathlib
import sys


def main() -> None:
    rules, report = (json.loads(pathlib.Path(name).read_text(encoding="utf-8")) for name in sys.argv[1:])
    codes = {rule["code"] for rule in rules}
    shown = {finding["code"] for finding in report["findings"] if finding["path"]}
    missing = sorted(codes - shown)
    if missing or not codes:
        sys.exit(f"no finding with a path: {', '.join(missing)}")
    print("every rule is shown")


if __name__ == "__main__":
    main()
