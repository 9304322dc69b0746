"""What `vramlint check` costs beside Clang's parser, and beside Clang's analyzer."""

from __future__ import annotations

import argparse
import json
import pathlib
import re
import tempfile

import measure

ANALYZER = ["-checks=-*,clang-analyzer-unix.Malloc", "--quiet"]


class Commands:
    """One compilation database, rewritten for the files at hand, so that all tools get the same flags."""

    def __init__(self, args: argparse.Namespace, folder: str) -> None:
        self.args = args
        self.folder = folder

    def clang(self, file: pathlib.Path) -> list[str]:
        flags = ["-x", "cuda", "--cuda-host-only", f"--cuda-path={self.args.cuda_path}", "-nocudalib"]
        flags += [
            "-std=c++17",
            "--cuda-gpu-arch=sm_80",
            "-Wno-unknown-cuda-version",
            "-w",
            f"-I{file.parent}",
        ]
        flags += [f"-I{include}" for include in self.args.include]
        return ["clang++-19", *flags, "-fsyntax-only", str(file)]

    def write(self, files: list[pathlib.Path]) -> None:
        entries = [{"directory": str(f.parent), "file": str(f), "arguments": self.clang(f)} for f in files]
        (pathlib.Path(self.folder) / "compile_commands.json").write_text(json.dumps(entries))

    def ours(self, files: list[pathlib.Path], *more: str) -> list[str]:
        program = str(self.args.build / "bin" / "vramlint")
        fixed = ["check", "--exit-zero", "--format", "json", "--statistics", "-p", self.folder]
        return [program, *fixed, *more, *(str(file) for file in files)]


def findings(cost: measure.Cost) -> object:
    """What a run reported; only the program's version and the like may differ elsewhere."""
    report = json.loads(cost.out)
    return report["findings"], report["errors"]


def number(pattern: str, text: str) -> float:
    found = re.search(pattern, text)
    return float(found[1]) if found else 0.0


class Ratios:
    """Over all files and over those that acquire something."""

    def __init__(self) -> None:
        self.all: list[float] = []
        self.acquiring: list[float] = []

    def add(self, ratio: float, acquires: bool) -> None:
        self.all.append(ratio)
        if acquires:
            self.acquiring.append(ratio)

    def tell(self, what: str, goal: str) -> None:
        print(f"  {what}: {measure.quantiles(self.all)} (goal {goal})")
        if self.acquiring:
            print(f"    the {len(self.acquiring)} that acquire: {measure.quantiles(self.acquiring)}")


def per_file(args: argparse.Namespace, files: list[pathlib.Path]) -> None:
    names = ["cold, processor time", "cold, elapsed", "warm prelude, processor time", "warm prelude, elapsed"]
    names += ["peak memory, cold", "peak memory, warm prelude", "engine over parse, cold"]
    goals = ["0.8", "0.8", "0.4", "0.4", "1.2", "1.2", "0.05"]
    ratios = [Ratios() for _ in names]
    gave_up, differing, functions = 0, [], []
    with tempfile.TemporaryDirectory() as database, tempfile.TemporaryDirectory() as cache:
        commands = Commands(args, database)
        for file in files:
            folder = str(file.parent)
            clang = commands.clang(file)
            # Where clang stops at a missing header, its time says nothing.
            if "fatal error:" in measure.run(clang, folder).err:
                gave_up += 1
                continue
            commands.write([file])
            ours = commands.ours([file], "-j1")
            measure.run(ours, folder, cache)
            parser = cold = warm = None
            for _ in range(args.rounds):
                parser = measure.run(clang, folder).cheaper(parser)
                cold = measure.run([*ours, "--no-cache"], folder).cheaper(cold)
                warm = measure.run(ours, folder, cache).cheaper(warm)
            assert parser and cold and warm
            if findings(cold) != findings(warm):
                differing.append(file.name)
            acquires = number(r"functions that acquire: (\d+)", cold.err) > 0
            values = [cold.cpu / parser.cpu, cold.wall / parser.wall, warm.cpu / parser.cpu]
            values += [warm.wall / parser.wall, cold.peak / parser.peak, warm.peak / parser.peak]
            parsing = number(r"parsing ([\d.]+) s", cold.err)
            values.append(number(r"engine ([\d.]+) s", cold.err) / parsing if parsing else 0.0)
            for ratio, value in zip(ratios, values):
                ratio.add(value, acquires)
            worst = re.search(r"longest function: ([\d.]+) ms, (.*)", cold.err)
            if worst:
                functions.append((float(worst[1]), worst[2]))
    if not ratios[0].all:
        print(f"CUDA: clang gave up on all {gave_up} files")
        return
    print(f"CUDA: vramlint check over clang-19 -fsyntax-only, same flags, best of {args.rounds} each")
    print(f"  {len(ratios[0].all)} files ({gave_up} more left out: clang gave up on them)")
    for ratio, name, goal in zip(ratios, names, goals):
        ratio.tell(name, goal)
    if functions:
        milliseconds, where = max(functions)
        print(f"  longest function: {milliseconds:.1f} ms, {where} (goal 50)")
    same = "the same for every file" if not differing else "DIFFERENT: " + ", ".join(differing)
    print(f"  findings with and without the warm prelude: {same}")


def whole_folder(args: argparse.Namespace, files: list[pathlib.Path]) -> None:
    """Every file once: clang-tidy file by file, as its users run it, and ourselves in one run."""
    theirs = 0.0
    with tempfile.TemporaryDirectory() as database, tempfile.TemporaryDirectory() as cache:
        commands = Commands(args, database)
        commands.write(files)
        costs = {}
        for name, more in (("cold", ["--no-cache"]), ("with its cache, empty at first", [])):
            cost = measure.run(commands.ours(files, "-j1", *more), "/", cache)
            if cost.status != 0:
                print(f"  vramlint ended with status {cost.status}: {cost.err[-300:]}")
            costs[name] = cost.cpu
        for file in files:
            command = ["clang-tidy-19", *ANALYZER, "-p", database, str(file)]
            theirs += measure.run(command, str(file.parent)).cpu
    print(f"CUDA: {len(files)} files, clang-tidy-19 {ANALYZER[0]} over vramlint, processor time, one round")
    for name, ours in costs.items():
        print(
            f"  {name}: {theirs / ours:.1f} times as fast ({ours:.0f} s, clang-tidy {theirs:.0f} s; goal 3)"
        )


def bench(args: argparse.Namespace) -> None:
    files = measure.sources(args.cuda, (".cu",), args.limit)
    if not files or not args.cuda_path.is_dir():
        print(f"CUDA: nothing to measure ({len(files)} files, headers in {args.cuda_path})")
        return
    (whole_folder if args.whole_folder else per_file)(args, files)
