"""Runs a plan: cut into batches, handed to workers, counted in order.

What comes out depends on the games alone, not on batches, workers or mode: batches are added up
in the order of their games, and a run that stops early has played exactly the games that it counts.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from enum import Enum
from math import ceil
from threading import current_thread, main_thread

from forge.model.extras import installed
from forge.simulate import workers
from forge.simulate.known import all_bots
from forge.simulate.plan import Mode, Plan
from forge.simulate.table import empty
from forge.simulate.tally import Tally, add
from forge.simulate.workers import Played

BREAK_EVEN = 750
"""Games from which on a compiled run is done sooner; bench/simulate.py measures it."""

BREAK_EVEN_NEW = 10_000
"""The same where the rules have never been compiled on this machine, which takes some 20 s."""

BATCH = {Mode.INTERPRETED: 50, Mode.COMPILED: 4096}
"""The most games of a batch: a tenth of a second or so."""


class End(Enum):
    """Why a run ended: all games were played, enough were, or somebody interrupted it."""

    ALL = "all"
    ENOUGH = "enough"
    INTERRUPTED = "interrupted"


@dataclass(frozen=True, slots=True)
class Run:
    """A run that is over: what was counted in the games that were played, and how."""

    plan: Plan
    tally: Tally
    end: End
    mode: Mode


def mode(plan: Plan) -> Mode:
    """Compiled where numba is installed and the run is long enough, unless the plan says."""
    if plan.mode is not Mode.AUTO:
        return plan.mode
    bots = all_bots()[plan.rules.id]
    if plan.games * bots.pace < BREAK_EVEN or not installed("numba"):
        return Mode.INTERPRETED
    from forge.simulate.compiled.fast import folder

    kept = folder(plan.rules, bots).is_dir()
    worth = kept or plan.games * bots.pace >= BREAK_EVEN_NEW
    return Mode.COMPILED if worth else Mode.INTERPRETED


def run(plan: Plan, tell: Callable[[Tally], None] = lambda _: None) -> Run:
    """Plays a plan; ``tell`` hears the tally so far after each batch.

    Ctrl-C ends the run: the tally holds the batches that were finished by then.
    """
    how = mode(plan)
    job = plan.job(compiled=how is Mode.COMPILED)
    done, end = empty(plan.rules, job), End.ALL
    done.first = plan.first
    try:
        with interruptible() as interrupted, closing(batches(plan, how)) as played:
            for batch in played:
                done = add(done, batch)
                tell(done)
                if interrupted():
                    raise KeyboardInterrupt
                if plan.enough and done.games % plan.look == 0 and plan.enough(done):
                    end = End.ENOUGH
                    break
    except KeyboardInterrupt:
        end = End.INTERRUPTED
    return Run(plan, done, end, how)


@contextmanager
def interruptible() -> Iterator[Callable[[], bool]]:
    """Tells whether Ctrl-C was pressed, even where it was lost.

    Python drops an exception that is raised in a callback from C, such as the compiler's.
    """
    pressed: list[int] = []

    def press(number: int, _: object) -> None:
        pressed.append(number)
        raise KeyboardInterrupt

    before = signal.getsignal(signal.SIGINT)
    if current_thread() is not main_thread() or before is not signal.default_int_handler:
        yield lambda: False
        return
    signal.signal(signal.SIGINT, press)
    try:
        yield lambda: bool(pressed)
    finally:
        signal.signal(signal.SIGINT, before)


def batches(plan: Plan, how: Mode) -> Played:
    """The tallies of the batches of a plan, in order."""
    job, cut = plan.job(compiled=how is Mode.COMPILED), cuts(plan, how)
    if plan.cluster:
        return workers.cluster(job, cut, plan.cluster)
    if plan.workers == 1:
        return workers.alone(job, cut)
    if how is Mode.COMPILED:
        return workers.threads(job, cut, plan.workers)
    return workers.processes(job, cut, plan.workers)


def cuts(plan: Plan, how: Mode) -> Iterator[tuple[int, int]]:
    """First game and number of games of each batch; no batch goes beyond a look."""
    size = max(1, min(BATCH[how], ceil(plan.games / (4 * plan.workers))))
    at = 0
    while at < plan.games:
        n = min(size, plan.games - at)
        if plan.enough:
            n = min(n, plan.look - at % plan.look)
        yield plan.first + at, n
        at += n
