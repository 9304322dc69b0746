"""Analyses the files of a copied tree as they are and with mutants in their place."""

from __future__ import annotations

import dataclasses
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
from typing import Any

from models import Models
from places import Finder, Place
from source import Source

UNITS = (".cu", ".cpp", ".cc", ".cxx", ".c")
HEADERS = (".cuh", ".h", ".hh", ".hpp", ".inl")
# What tells how a project is built is copied, too.
BUILD_FILES = ("CMakeLists.txt", "Makefile", "GNUmakefile", "vramlint.toml")
MAX_FILES = 4  # analysed for one mutant

Finding = dict[str, Any]


@dataclasses.dataclass
class Candidate:
    file: str  # relative to the repository
    place: Place
    checked: list[str]

    def is_about(self, finding: Finding, sources: dict[str, Source]) -> bool:
        """Whether a finding names what the mutant no longer releases."""
        if finding["file"] not in self.checked:
            return False
        source = sources.get(finding["file"])
        text = finding["message"]
        if source:
            first = source.offset_of_line(finding["line"])
            text += source.text[
                first : source.offset_of_line(int(finding.get("endLine") or finding["line"]) + 1)
            ]
        return any(re.search(rf"\b{re.escape(name)}\b", text) for name in self.place.names)


class Repository:
    """A copy of a repository's sources, hard links where the file system has them."""

    def __init__(self, original: pathlib.Path, copy: pathlib.Path, models: Models) -> None:
        self.name = original.name
        self.copy = copy
        self.sources: dict[str, Source] = {}
        self.texts: dict[str, str] = {}
        for file in sorted(original.rglob("*")):
            wanted = file.suffix in UNITS + HEADERS or file.name in BUILD_FILES
            if not wanted or not file.is_file() or ".git" in file.parts:
                continue
            target = copy / file.relative_to(original)
            target.parent.mkdir(parents=True, exist_ok=True)
            try:
                os.link(file, target)
            except OSError:
                shutil.copyfile(file, target)
            if file.suffix in UNITS + HEADERS:
                self.texts[str(file.relative_to(original))] = file.read_text(errors="surrogateescape")
        if not (copy / "vramlint.toml").exists():
            (copy / "vramlint.toml").write_text("")
        self.models = models

    def source(self, file: str) -> Source:
        if file not in self.sources:
            self.sources[file] = Source(self.texts[file])
        return self.sources[file]

    def candidates(self, rng: random.Random) -> list[Candidate]:
        """All possible mutants: one of each file, then a second of each, and so on."""
        rounds: list[tuple[int, float, Candidate]] = []
        for file, text in self.texts.items():
            if not any(name in text for name in self.models.releases):
                continue
            places = Finder(self.source(file), self.models).places()
            rng.shuffle(places)
            for number, place in enumerate(places):
                rounds.append((number, rng.random(), Candidate(file, place, self._checked(file, place))))
        return [candidate for _, _, candidate in sorted(rounds, key=lambda r: r[:2])]

    def _checked(self, file: str, place: Place) -> list[str]:
        """The file, and those near it that may acquire what it releases."""
        if place.kind == "local":
            return [file]
        folder = file.rsplit("/", 1)[0] if "/" in file else ""
        words = [re.compile(rf"\b{re.escape(name)}\b") for name in place.names]
        near = [
            other
            for other, text in self.texts.items()
            if other != file
            and (other.rsplit("/", 1)[0] if "/" in other else "") == folder
            and any(word.search(text) for word in words)
            and self.models.acquires_in(text)
        ]
        stem = file.rsplit("/", 1)[-1].split(".")[0]
        near.sort(key=lambda other: (stem not in other.rsplit("/", 1)[-1], other))
        return [file, *near[: MAX_FILES - 1]]

    def write(self, file: str, text: str) -> None:
        """Never through a link that the original shares."""
        target = self.copy / file
        target.unlink()
        target.write_text(text, errors="surrogateescape")


class Analyser:
    def __init__(self, program: str, options: list[str], timeout: float, cache: pathlib.Path) -> None:
        self.command = [
            program,
            "check",
            "--exit-zero",
            "--format",
            "json",
            "-j1",
            "--level",
            "extended",
            *options,
        ]
        self.timeout = timeout
        self.environment = {**os.environ, "XDG_CACHE_HOME": str(cache)}

    def check(self, repository: Repository, files: list[str]) -> list[Finding] | None:
        """The findings; None where the analysis does not end in time."""
        command = [*self.command, *sorted(set(files))]
        try:
            done = subprocess.run(
                command,
                cwd=repository.copy,
                env=self.environment,
                capture_output=True,
                text=True,
                errors="replace",
                timeout=self.timeout * max(1, min(4, len(set(files)) // 4)),
            )
            found: list[Finding] = json.loads(done.stdout)["findings"]
        except subprocess.TimeoutExpired:
            return None
        except json.JSONDecodeError:
            print(f"{repository.name}: no report for {files}", file=sys.stderr)
            return None
        return found


def batches(candidates: list[Candidate], size: int) -> list[list[Candidate]]:
    """Mutants that one run can hold: in different folders, and of different names, so
    that none of them can explain a finding of another."""
    made: list[list[Candidate]] = []
    for candidate in candidates:
        folders = {file.rsplit("/", 1)[0] for file in candidate.checked}
        for batch in made:
            used = {file.rsplit("/", 1)[0] for other in batch for file in other.checked}
            names = {name for other in batch for name in other.place.names}
            member = candidate.place.kind != "local"
            if (
                len(batch) < size
                and not folders & used
                and not (member and names.intersection(candidate.place.names))
            ):
                batch.append(candidate)
                break
        else:
            made.append([candidate])
    return made


def is_clean(repository: Repository, candidate: Candidate, findings: list[Finding]) -> bool:
    """Whether nothing is found in the function, in the class of a destructor or member,
    nor of what the mutant is about."""
    source = repository.source(candidate.file)
    around = source.around(candidate.place.start)
    if candidate.place.kind in ("destructor", "member"):
        wide = [b for b in around if b.kind in ("class", "function")]
    else:
        wide = [b for b in around if b.kind == "function"]
    for finding in findings:
        if candidate.is_about(finding, repository.sources):
            return False
        if finding["file"] == candidate.file and any(
            source.line(b.head) <= finding["line"] <= source.line(b.end) for b in wide
        ):
            return False
    return True


def key(finding: Finding) -> tuple[str, str, int]:
    return finding["code"], finding["file"], finding["line"]
