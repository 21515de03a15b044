"""Many languages built side by side: a process a core, a task a language of a game.

A task checks its language and makes its kits; what it made waits on disk, so that nothing lies in
the output before all is known to hold.  Processes see nothing of each other, so that the bytes are
those that one process alone would make.
"""

from __future__ import annotations

import os
import pickle
import signal
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from forge import write
from forge.build.opening import Opened, opened
from forge.build.progress import Tell
from forge.build.wish import Wish
from forge.finding import Finding, ordered

if TYPE_CHECKING:
    from forge.build.production import Ready

LEAST = 4
"""Languages of games; fewer are made sooner by one process than others are begun."""


@dataclass(frozen=True, slots=True)
class Task:
    """A language of the game in a folder; ``spool`` is where what was made waits."""

    folder: Path
    tag: str
    wish: Wish
    spool: Path


class Done(NamedTuple):
    """What a task found, and the files that hold what it made."""

    findings: tuple[Finding, ...]
    ready: tuple[Path, ...]


def workers(languages: int) -> int:
    """How many processes build so many languages of games: none where this one does it alone."""
    cores = os.cpu_count() or 1
    return 0 if languages < LEAST or cores < 2 else min(cores, languages)


def sail(tasks: Sequence[Task], count: int, tell: Tell) -> tuple[tuple[Finding, ...], list[Path]]:
    """Do all tasks; what they found, and the files with what they made, in the order asked."""
    done: list[Done] = []
    with ProcessPoolExecutor(count, get_context("spawn"), initializer=_deaf) as pool:
        for number, one in enumerate(pool.map(run, tasks), 1):
            tell(f"{tasks[number - 1].folder.name} {tasks[number - 1].tag}", number, len(tasks))
            done.append(one)
    findings = ordered(finding for one in done for finding in one.findings)
    return findings, [path for one in done for path in one.ready]


def _deaf() -> None:
    """Ctrl-C is for the process that hands out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


_OPENED: dict[Path, Opened] = {}
"""The games that this process has opened."""


def run(task: Task) -> Done:
    """Check a language of a game and make what is not up to date; both to be judged by others."""
    from forge.build.verbs import made

    if task.folder not in _OPENED:
        _OPENED[task.folder] = opened(task.folder, task.wish)
    wish = replace(task.wish, locales=(task.tag,))
    findings, ready = made([_OPENED[task.folder]], wish)
    return Done(findings, tuple(_laid_by(ready, task)))


def _laid_by(ready: Iterable[Ready], task: Task) -> Iterator[Path]:
    for number, one in enumerate(ready):
        path = task.spool / f"{task.folder.name}-{task.tag}-{number}"
        write.file(path, pickle.dumps(one, protocol=5))
        yield path


def fetched(paths: Iterable[Path]) -> Iterator[Ready]:
    """What tasks made, each read when it is asked for."""
    for path in paths:
        one: Ready = pickle.loads(path.read_bytes())
        yield one
