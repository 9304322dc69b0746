"""The functions that release and acquire, from the program's own resource models."""

from __future__ import annotations

import collections
import dataclasses
import json
import pathlib
import re
from collections.abc import Iterator

FOLDER = pathlib.Path(__file__).resolve().parents[3] / "cuda_checks" / "models"
CALL = re.compile(r"(?<![\w.>])([A-Za-z_]\w*?)(?:_v\d)?(?:_pt[sd][sz])?\s*\(")


@dataclasses.dataclass
class Release:
    argument: int
    returns: str  # "cudaError_t"; "void" for nothing


class Models:
    def __init__(self) -> None:
        self.releases: dict[str, Release] = {}
        self.acquires: set[str] = set()
        for file in sorted(FOLDER.glob("*.json")):
            resources = json.loads(file.read_text()).get("resources", [])
            returned = collections.Counter(
                type_ for r in resources for each in r["release"] if (type_ := _returned(each))
            )
            usual = returned.most_common(1)[0][0] if returned else "int"
            for resource in resources:
                self._add(resource, usual)

    def _add(self, resource: dict[str, list[dict[str, object]]], usual: str) -> None:
        for each in resource["acquire"]:
            name = str(each["function"])
            if re.fullmatch(r"\w+", name) and name != "new":
                self.acquires.add(name)
        for each in resource["release"]:
            name, argument = str(each["function"]), each.get("argument")
            # `delete` and methods are too many things in plain text.
            if re.fullmatch(r"\w+", name) and name != "delete" and isinstance(argument, int):
                self.releases.setdefault(name, Release(argument, _returned(each) or usual))

    def release_calls(self, code: str) -> Iterator[re.Match[str]]:
        return (match for match in CALL.finditer(code) if match.group(1) in self.releases)

    def acquires_in(self, code: str) -> bool:
        return any(match.group(1) in self.acquires for match in CALL.finditer(code))


def _returned(function: dict[str, object]) -> str:
    found = re.match(r"([\w ]+?)\s*\b\w+\s*\(", str(function.get("declaration", "")))
    return found.group(1) if found else ""
