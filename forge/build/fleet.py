"""Many languages built side by side: a process a core, a task a language of a game.

A task checks its language and makes its kits; what it made waits on disk, so that nothing lies in
the output before all is known to hold.  Pictures without words go from process to process
(:mod:`forge.build.commons`); else they see nothing of each other, so that the bytes are those that
one process alone would make.
"""

from __future__ import annotations

import gc
import os
import pickle
import signal
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, replace
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from forge import write
from forge.build.commons import Commons, Lent
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

    @property
    def weight(self) -> int:
        """How much there is to read of the game, bytes: about how long the task takes.

        What is read most takes longest: the longest tasks begin first, so that no core is left
        with one of them at the end.
        """
        return sum(path.stat().st_size for path in self.folder.glob("rulebooks/*.yaml"))


class Done(NamedTuple):
    """What a task found, the files that hold what it made, and what it had of the commons."""

    findings: tuple[Finding, ...]
    ready: tuple[Path, ...]
    lent: Mapping[str, Lent]


def workers(languages: int) -> int:
    """How many processes build so many languages of games: none where this one does it alone."""
    cores = os.cpu_count() or 1
    return 0 if languages < LEAST or cores < 2 else min(cores, languages)


def sail(
    tasks: Sequence[Task], count: int, commons: Commons, tell: Tell
) -> tuple[tuple[Finding, ...], list[Path]]:
    """Do all tasks; what they found, and the files with what they made, in the order asked."""
    pool = ProcessPoolExecutor(count, get_context("spawn"), _begin, gc.get_threshold())
    with pool:
        longest = sorted(tasks, key=lambda task: -task.weight)
        begun = {pool.submit(run, task): task for task in longest}
        try:
            done = {begun[one]: one.result() for one in _arriving(begun, tell)}
        except BaseException:  # Ctrl-C, above all: nobody waits for what is half done
            pool.shutdown(wait=False, cancel_futures=True)
            for process in active_children():
                process.terminate()
            raise
    for task in tasks:
        commons.gather(done[task].lent)
    findings = ordered(finding for task in tasks for finding in done[task].findings)
    return findings, [path for task in tasks for path in done[task].ready]


def _arriving(begun: Mapping[Future[Done], Task], tell: Tell) -> Iterator[Future[Done]]:
    """Tasks as they are done, told of."""
    for number, one in enumerate(as_completed(begun), 1):
        tell(f"{begun[one].folder.name} {begun[one].tag}", number, len(begun))
        yield one


def _begin(*patience: int) -> None:
    """Ctrl-C is for the process that hands out the work, whose patience with garbage all share."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(*patience)


_OPENED: dict[Path, Opened] = {}
"""The games that this process has opened."""
_COMMONS: dict[Path, Commons] = {}
"""The pictures without words that it holds, by the folder of the build."""


def run(task: Task) -> Done:
    """Check a language of a game and make what is not up to date; both to be judged by others."""
    from forge.build.verbs import made

    if task.folder not in _OPENED:
        _OPENED[task.folder] = opened(task.folder, task.wish)
    commons = _COMMONS.setdefault(task.spool, Commons(task.wish.out, task.spool))
    wish = replace(task.wish, locales=(task.tag,))
    findings, ready = made([_OPENED[task.folder]], wish, commons)
    return Done(findings, tuple(_laid_by(ready, task)), commons.lent)


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
