#!/usr/bin/env python3
"""Validates a SARIF file by Microsoft's multitool, and by what GitHub's limits ask beyond it.

The multitool's exit status says nothing, so its own SARIF is read.
Usage: validate_sarif.py MULTITOOL FILE
"""

from __future__ import annotations

import json
import os
import pathlib
import subprocess
import sys
import tempfile
from typing import Any


def multitool_errors(multitool: str, file: pathlib.Path) -> list[str]:
    with tempfile.TemporaryDirectory() as folder:
        output = pathlib.Path(folder) / "validation.sarif"
        subprocess.run(
            [multitool, "validate", str(file), "--rule-kind", "Sarif;Gh", "-o", str(output)],
            check=True,
            stdout=subprocess.DEVNULL,
            env={**os.environ, "DOTNET_SYSTEM_GLOBALIZATION_INVARIANT": "1"},
        )
        report = json.loads(output.read_text(encoding="utf-8-sig"))
    (run,) = report["runs"]
    errors = []
    for result in run["results"]:
        level = result.get("level", "warning")
        arguments = " ".join(result["message"].get("arguments", []))
        line = f"{level} {result['ruleId']} {result['message'].get('id', '')} {arguments}"
        print(line)
        if level == "error":
            errors.append(line)
    for invocation in run.get("invocations", []):
        for key in ("toolConfigurationNotifications", "toolExecutionNotifications"):
            for notification in invocation.get(key, []):
                if notification.get("level") == "error":
                    errors.append(notification["message"].get("text", "a notification"))
    return errors


def check_place(location: dict[str, Any]) -> None:
    physical = location["physicalLocation"]
    uri = physical["artifactLocation"]["uri"]
    assert not uri.startswith(("/", "file:")) and " " not in uri, f"not a relative URI: {uri}"
    region = physical["region"]
    for field in ("startLine", "startColumn", "endLine", "endColumn"):
        assert region[field] >= 1, f"{field} in {region}"


def check_limits(log: dict[str, Any]) -> int:
    assert log["version"] == "2.1.0" and "$schema" in log
    (run,) = log["runs"]
    driver = run["tool"]["driver"]
    assert driver["name"] == "vramlint" and driver["semanticVersion"]
    assert run["automationDetails"]["id"].endswith("/"), "a category ends in a slash"
    for rule in driver["rules"]:
        assert 0 < len(rule["shortDescription"]["text"]) <= 1024, rule["id"]
        assert 0 < len(rule["fullDescription"]["text"]) <= 1024, rule["id"]
        assert rule["help"]["text"] and rule["help"]["markdown"], rule["id"]
        assert len(rule["name"]) <= 255, rule["id"]
        assert rule["defaultConfiguration"]["level"] in ("error", "warning", "note"), rule["id"]
        properties = rule["properties"]
        assert properties["precision"] in ("very-high", "high", "medium", "low"), rule["id"]
        assert properties["problem.severity"] in ("error", "warning", "recommendation"), rule["id"]
        assert 0 < len(properties["tags"]) <= 10, rule["id"]
    for result in run["results"]:
        assert driver["rules"][result["ruleIndex"]]["id"] == result["ruleId"], result["ruleId"]
        assert result["message"]["text"] and result["level"], result["ruleId"]
        prints = result["partialFingerprints"]
        assert prints.get("vramlint/v1"), result["ruleId"]
        assert len(result["locations"]) == 1, result["ruleId"]
        check_place(result["locations"][0])
        for flow in result.get("codeFlows", []):
            (thread,) = flow["threadFlows"]
            assert thread["locations"], result["ruleId"]
            for step in thread["locations"]:
                check_place(step["location"])
                assert step["location"]["message"]["text"], result["ruleId"]
    return len(run["results"])


def main() -> None:
    multitool, name = sys.argv[1:]
    file = pathlib.Path(name)
    errors = multitool_errors(multitool, file)
    results = check_limits(json.loads(file.read_text(encoding="utf-8")))
    if errors:
        sys.exit("the SARIF is not valid")
    print(f"valid: {results} results")


if __name__ == "__main__":
    main()
