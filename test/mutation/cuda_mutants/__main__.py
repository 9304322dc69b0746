#!/usr/bin/env python3
"""Recall by mutation: takes one release out of code that vramlint finds nothing in, and
asks whether the acquire that lost it is reported.

`cuda_mutants run REPOSITORIES OUT` makes the mutants and analyses them, writes
OUT/mutants.jsonl (one a line) and OUT/sample.md, a random part of them for a reader to
judge. Each stands there with an empty verdict: `leak`, `no leak` or `unseen` (a leak of
nothing that this code decides), and a reason.

`cuda_mutants recall OUT` computes recall from the verdicts. The original files are only
read.
"""

from __future__ import annotations

import argparse
import collections
import json
import pathlib
import random
import re
import shutil
import sys
import tempfile
from typing import Any

from models import Models
from runs import Analyser, Candidate, Finding, Repository, batches, is_clean, key

GROUPS = {"parameter": "local", "global": "member"}
VERDICT = re.compile(r"^## (\d+) .*?\nverdict:[ ]*([^\n]*)$", re.M | re.S)
Record = dict[str, Any]


def fail(message: str) -> None:
    sys.exit(f"cuda_mutants: error: {message}")


def clean_ones(
    repository: Repository, candidates: list[Candidate], analyser: Analyser, wanted: int
) -> list[Candidate]:
    """The first `wanted` whose surroundings have no finding as they are."""
    chosen: list[Candidate] = []
    findings: dict[str, list[Finding] | None] = {}
    at = 0
    while len(chosen) < wanted and at < len(candidates):
        step = candidates[at : at + wanted - len(chosen) + 8]
        at += len(step)
        missing = sorted({file for each in step for file in each.checked if file not in findings})
        for start in range(0, len(missing), 12):
            analyse_group(repository, missing[start : start + 12], analyser, findings)
        for each in step:
            known = [findings[file] for file in each.checked]
            if len(chosen) < wanted and None not in known:
                found = [f for some in known if some for f in some]
                if is_clean(repository, each, found):
                    chosen.append(each)
    repository_findings[repository.name] = {key(f) for some in findings.values() if some for f in some}
    return chosen


# What is found in the trees as they are, by repository.
repository_findings: dict[str, set[tuple[str, str, int]]] = {}


def analyse_group(
    repository: Repository, files: list[str], analyser: Analyser, into: dict[str, list[Finding] | None]
) -> None:
    found = analyser.check(repository, files)
    if found is None and len(files) > 1:
        for file in files:
            analyse_group(repository, [file], analyser, into)
        return
    for file in files:
        into[file] = None if found is None else [f for f in found if f["file"] == file]


def mutate(repository: Repository, batch: list[Candidate], analyser: Analyser) -> list[Record]:
    for each in batch:
        repository.write(each.file, each.place.apply(repository.texts[each.file]))
    found = analyser.check(repository, [file for each in batch for file in each.checked])
    for each in batch:
        repository.write(each.file, repository.texts[each.file])
    if found is None and len(batch) > 1:
        return [record for each in batch for record in mutate(repository, [each], analyser)]
    new = [f for f in found or [] if key(f) not in repository_findings[repository.name]]
    records = []
    for each in batch:
        about = [f for f in new if each.is_about(f, repository.sources)]
        records.append(
            {
                "repository": repository.name,
                "file": each.file,
                "line": each.place.line,
                "function": each.place.function,
                "class": each.place.owner,
                "kind": each.place.kind,
                "removed": each.place.removed,
                "names": each.place.names,
                "reported": bool(about),
                "analysed": found is not None,
                "findings": [
                    {k: f[k] for k in ("code", "severity", "file", "line", "message")}
                    for f in (about or [f for f in new if f["file"] in each.checked])
                ],
            }
        )
    return records


def share(total: int, available: list[int]) -> list[int]:
    """Splits evenly; what one cannot give the others do."""
    taken = [0] * len(available)
    while sum(taken) < min(total, sum(available)):
        for i in sorted(range(len(available)), key=lambda i: taken[i]):
            if taken[i] < available[i] and sum(taken) < total:
                taken[i] += 1
    return taken


def run(options: argparse.Namespace) -> None:
    models = Models()
    rng = random.Random(options.seed)
    out: pathlib.Path = options.out
    out.mkdir(parents=True, exist_ok=True)
    folders = [f for f in sorted(options.repositories.iterdir()) if f.is_dir()]
    if options.only:
        names = options.only.split(",")
        folders = [f for f in folders if f.name in names]
    if not folders:
        fail(f"{options.repositories} holds no folder of a repository")
    analyser = Analyser(options.program, options.option, options.timeout, out / "cache")
    records: list[Record] = []
    with tempfile.TemporaryDirectory(dir=out, prefix="trees-") as trees:
        repositories = [Repository(f.resolve(), pathlib.Path(trees) / f.name, models) for f in folders]
        candidates = [r.candidates(rng) for r in repositories]
        # Fewest first: what they lack, the larger ones make up for.
        order = sorted(range(len(repositories)), key=lambda i: len(candidates[i]))
        for position, i in enumerate(order):
            left = share(options.count - len(records), [len(candidates[j]) for j in order[position:]])
            chosen = clean_ones(repositories[i], candidates[i], analyser, left[0])
            for batch in batches(chosen, options.batch):
                records += mutate(repositories[i], batch, analyser)
                write_records(out, records)  # what an interrupted run has is of use
            print(f"{repositories[i].name}: {len(chosen)} mutants of {len(candidates[i])}", file=sys.stderr)
    records.sort(key=lambda r: (r["repository"], r["file"], r["line"], r["kind"]))
    for number, record in enumerate(records):
        record["number"] = number
    write_records(out, records)
    write_sample(out, records, folders, rng.sample(records, min(options.sample, len(records))))
    summary(records)


def write_records(out: pathlib.Path, records: list[Record]) -> None:
    (out / "mutants.jsonl").write_text("".join(json.dumps(r) + "\n" for r in records))


def write_sample(
    out: pathlib.Path, records: list[Record], folders: list[pathlib.Path], sample: list[Record]
) -> None:
    """A reader's copy: what was removed, with the code around it."""
    if (out / "sample.md").exists():
        shutil.move(out / "sample.md", out / "sample.md.old")
    roots = {f.name: f for f in folders}
    text = []
    for record in sorted(sample, key=lambda r: int(r["number"])):
        lines = (roots[record["repository"]] / record["file"]).read_text(errors="replace").split("\n")
        first = max(0, record["line"] - 12)
        place = f"{record['repository']}/{record['file']}:{record['line']}"
        text.append(
            f"## {record['number']} {place} {record['kind']} {record['function']}: {record['removed']}\n"
        )
        text.append("verdict: \n\n")
        text += [f"new: {f['code']} {f['line']}: {f['message']}\n" for f in record["findings"]]
        text.append(f"reported: {record['reported']}\n\n")
        text += [f"    {first + n + 1}: {line}\n" for n, line in enumerate(lines[first : record["line"] + 8])]
        text.append("\n")
    (out / "sample.md").write_text("".join(text))


def table(title: str, records: list[Record], field: str) -> None:
    all_, reported = collections.Counter[str](), collections.Counter[str]()
    for record in records:
        name = str(record[field])
        name = GROUPS.get(name, name)
        all_[name] += 1
        reported[name] += bool(record["reported"])
    print(f"{title:14} {'mutants':>8} {'reported':>9}")
    for name in sorted(all_):
        print(f"{name:14} {all_[name]:8} {reported[name]:9}")


def summary(records: list[Record]) -> None:
    table("repository", records, "repository")
    table("kind", records, "kind")
    print(f"{'all':14} {len(records):8} {sum(bool(r['reported']) for r in records):9}")


def recall(options: argparse.Namespace) -> None:
    records = [json.loads(line) for line in (options.out / "mutants.jsonl").read_text().splitlines()]
    verdicts = {}
    for number, verdict in VERDICT.findall((options.out / "sample.md").read_text()):
        word = re.match(r"no leak|leak|unseen", verdict)
        if not word:
            fail(f"mutant {number} has no verdict")
        else:
            verdicts[int(number)] = word.group()
    judged = [r for r in records if r["number"] in verdicts]
    leaks = [r for r in judged if verdicts[r["number"]] == "leak"]
    wrong = [r for r in judged if verdicts[r["number"]] == "no leak" and r["reported"]]
    print(f"judged {len(judged)}: {len(leaks)} leaks, {sum(v == 'no leak' for v in verdicts.values())} none")
    table("leaks", leaks, "kind")
    found = sum(bool(r["reported"]) for r in leaks)
    print(f"recall {found} of {len(leaks)}, {100 * found // max(1, len(leaks))} %")
    missed = [r for r in leaks if not r["reported"]]
    for text, some in (("missed", missed), ("reported though no leak", wrong)):
        for r in some:
            print(f"{text}: {r['repository']}/{r['file']}:{r['line']} {r['removed'][:60]}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="cuda_mutants", description=__doc__)
    commands = parser.add_subparsers(required=True)
    make = commands.add_parser("run")
    make.add_argument("repositories", type=pathlib.Path)
    make.add_argument("out", type=pathlib.Path)
    make.add_argument("--program", default="build/bin/vramlint")
    make.add_argument("--count", type=int, default=300)
    make.add_argument("--sample", type=int, default=100)
    make.add_argument("--seed", type=int, default=1)
    make.add_argument("--only", help="names of the repositories, with commas")
    make.add_argument("--batch", type=int, default=24, help="mutants in one run of the program")
    make.add_argument("--timeout", type=float, default=60, help="seconds for one run on one file")
    make.add_argument("--option", action="append", default=["--cuda-path", "none"], help="of vramlint check")
    make.set_defaults(action=run)
    compute = commands.add_parser("recall")
    compute.add_argument("out", type=pathlib.Path)
    compute.set_defaults(action=recall)
    options = parser.parse_args()
    if hasattr(options, "program"):
        found = shutil.which(options.program)
        if not found:
            fail(f"{options.program} is no program")
        options.program = str(pathlib.Path(found or "").resolve())
    if hasattr(options, "out"):
        options.out = options.out.resolve()
    options.action(options)


if __name__ == "__main__":
    main()
