"""Processes with what they cost, and how ratios are told."""

from __future__ import annotations

import dataclasses
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time


@dataclasses.dataclass
class Cost:
    """What one process took: seconds on the clock and of processors, and kilobytes at its peak."""

    wall: float
    cpu: float
    peak: int
    out: str
    err: str
    status: int

    def cheaper(self, other: Cost | None) -> Cost:
        """The smaller of each: what others ran at the time only ever adds."""
        if other is None:
            return self
        return dataclasses.replace(
            self,
            wall=min(self.wall, other.wall),
            cpu=min(self.cpu, other.cpu),
            peak=min(self.peak, other.peak),
        )


def run(command: list[str], folder: str, cache: str = "/nowhere") -> Cost:
    """Runs to the end, in the folder, with vramlint's cache at `cache`."""
    environment = {**os.environ, "XDG_CACHE_HOME": cache}
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        start = time.perf_counter()
        process = subprocess.Popen(command, cwd=folder, env=environment, stdout=out, stderr=err)
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        texts = []
        for stream in (out, err):
            stream.seek(0)
            texts.append(stream.read().decode(errors="replace"))
    cpu = usage.ru_utime + usage.ru_stime
    return Cost(wall, cpu, usage.ru_maxrss, texts[0], texts[1], process.returncode)


def sources(folders: list[pathlib.Path], suffixes: tuple[str, ...], limit: int) -> list[pathlib.Path]:
    """The files below the folders, thinned out evenly to at most `limit`."""
    found: list[pathlib.Path] = []
    for folder in folders:
        if not folder.exists():
            sys.exit(f"{folder} does not exist")
        found += sorted(p for s in suffixes for p in folder.rglob(f"*{s}") if p.is_file())
    if len(found) <= limit:
        return found
    return [found[i * len(found) // limit] for i in range(limit)]


def quantiles(ratios: list[float]) -> str:
    ordered = sorted(ratios)
    ninth = ordered[min(len(ordered) - 1, len(ordered) * 9 // 10)]
    return f"median {statistics.median(ordered):.2f}, 90th percentile {ninth:.2f}, worst {ordered[-1]:.2f}"
