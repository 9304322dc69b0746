#!/usr/bin/env python3
"""Counts what the last test run did: GoogleTest's and lit's result files, by suite.

Ends with 'N passed, N failed' alone on a line. The exit status is 1 when a test
failed, when one was skipped (`make test` installs all that the tests need, so a
skipped one hides a missing step) and when nothing ran.
"""

from __future__ import annotations

import argparse
import collections
import json
import pathlib
import sys

GOOD = {"PASS", "XFAIL", "FLAKYPASS"}
SKIPPED = {"UNSUPPORTED", "SKIPPED", "EXCLUDED"}


def count(folder: pathlib.Path) -> dict[str, collections.Counter[str]]:
    suites: dict[str, collections.Counter[str]] = collections.defaultdict(collections.Counter)
    for file in sorted(folder.glob("*.json")):
        result = json.loads(file.read_text(encoding="utf-8"))
        if "testsuites" in result:  # GoogleTest
            for suite in result["testsuites"]:
                for test in suite["testsuite"]:
                    ran = test["status"] == "RUN" and test.get("result") != "SKIPPED"
                    verdict = "skipped" if not ran else "failed" if test.get("failures") else "passed"
                    suites[file.stem][verdict] += 1
        else:  # lit
            for test in result["tests"]:
                path = test["name"].partition(" :: ")[2]
                suite = str(pathlib.PurePosixPath(path).parent)
                code = test["code"]
                verdict = "passed" if code in GOOD else "skipped" if code in SKIPPED else "failed"
                suites[suite][verdict] += 1
                if verdict != "passed":
                    print(f"{code}: {path}")
    return suites


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=pathlib.Path, help="where the result files are")
    parser.add_argument("--total", action="store_true", help="the closing line alone")
    args = parser.parse_args()
    suites = count(args.folder)
    total: collections.Counter[str] = collections.Counter()
    for suite in sorted(suites):
        numbers = suites[suite]
        total.update(numbers)
        if not args.total:
            of = sum(numbers.values())
            print(f"  {suite:55} {numbers['passed']:4} of {of}")
    skipped = f", {total['skipped']} skipped" if total["skipped"] else ""
    print(f"{total['passed']} passed, {total['failed']} failed{skipped}")
    sys.exit(1 if total["failed"] or total["skipped"] or not total["passed"] else 0)


if __name__ == "__main__":
    main()
