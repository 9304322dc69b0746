#!/usr/bin/env python3
"""Validates `--format json` on standard input against docs/schema, and what a schema cannot say."""

from __future__ import annotations

import json
import pathlib
import sys
from typing import Any

import jsonschema

ROOT = pathlib.Path(__file__).resolve().parents[3]


def check_place(place: dict[str, Any]) -> None:
    file = place["file"]
    assert not file.startswith("/") and "\\" not in file, f"not a relative path: {file}"
    if place.get("endLine"):
        end = (place["endLine"], place["endColumn"])
        assert end >= (place["line"], place["column"]), f"ends before it starts: {place}"


def main() -> None:
    schema = json.loads((ROOT / "docs/schema/findings.schema.json").read_text(encoding="utf-8"))
    report = json.load(sys.stdin)
    jsonschema.Draft202012Validator(schema).validate(report)
    findings = report["findings"]
    for finding in findings:
        check_place(finding)
        for note in finding["path"] + finding["related"]:
            check_place(note)
        for fix in finding["fixes"]:
            for edit in fix["edits"]:
                check_place(edit)
    fingerprints = [finding["fingerprint"] for finding in findings]
    assert all(fingerprints), "a finding without a fingerprint"
    assert len(set(fingerprints)) == len(fingerprints), "two findings share a fingerprint"
    print(f"valid: {len(findings)} findings, {len(report['errors'])} errors, {report['units']} units")


if __name__ == "__main__":
    main()
