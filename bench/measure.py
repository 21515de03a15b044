"""What the scripts of this folder share: processes timed in turn, medians, a table, bounds."""

from __future__ import annotations

import os
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
FORGE = (sys.executable, "-c", "from forge.cli import main; main(prog_name='forge')")
"""What the installed command does."""
ENVIRONMENT = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
"""As installed: byte code is kept from one run to the next."""


@dataclass(frozen=True, slots=True)
class Spent:
    """Seconds of processor time and of the clock."""

    cpu: float
    wall: float


@dataclass(frozen=True, slots=True)
class Bound:
    """What is promised: a figure that must not be more than ``most``."""

    what: str
    value: float
    most: float
    unit: str = ""


def process(*command: str, code: int = 0) -> Spent:
    """What a process takes; AssertionError when it does not leave with ``code``."""
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    done = subprocess.run(
        command, cwd=ROOT, env=ENVIRONMENT, capture_output=True, text=True, check=False
    )
    wall, after = time.perf_counter() - began, resource.getrusage(resource.RUSAGE_CHILDREN)
    assert done.returncode == code, f"{command} left with {done.returncode}:\n{done.stderr}"
    return Spent(after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime, wall)


def in_turn(jobs: Mapping[str, Callable[[], Spent]], repeats: int) -> dict[str, Spent]:
    """The medians of jobs that take turns, so that a busy machine slows all alike.

    Each runs once before, uncounted: files are read and byte code is written then.
    """
    for job in jobs.values():
        job()
    found: dict[str, list[Spent]] = {name: [] for name in jobs}
    for _ in range(repeats):
        for name, job in jobs.items():
            found[name].append(job())
    return {name: median(spent) for name, spent in found.items()}


def median(spent: Sequence[Spent]) -> Spent:
    """The median of each figure."""
    return Spent(
        statistics.median(one.cpu for one in spent), statistics.median(one.wall for one in spent)
    )


def table(rows: Mapping[str, Spent], base: str = "") -> None:
    """Print the figures, with their ratio of processor time to the row called ``base``."""
    print(f"{'':34}{'cpu s':>9}{'wall s':>9}{'ratio' if base else '':>9}")
    for name, spent in rows.items():
        ratio = f"{spent.cpu / rows[base].cpu:9.1f}" if base else ""
        print(f"{name:34}{spent.cpu:9.3f}{spent.wall:9.3f}{ratio}")


def held(*bounds: Bound) -> int:
    """Print each bound with what was measured; 1 when one is missed, else 0: an exit code."""
    for bound in bounds:
        verdict = "held" if bound.value <= bound.most else "MISSED"
        print(
            f"{verdict:7}{bound.what}: {bound.value:.3g}{bound.unit} <= {bound.most:g}{bound.unit}"
        )
    return int(any(bound.value > bound.most for bound in bounds))


def repeats(usual: int) -> int:
    """How often to measure: the first argument of the command line, else ``usual``."""
    return int(sys.argv[1]) if len(sys.argv) > 1 else usual
