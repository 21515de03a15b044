"""Who plays the batches: this thread, threads, processes, or the workers of a Dask cluster.

All play the same batches and hand back whole tallies; which games a batch holds is settled before.
"""

from __future__ import annotations

import pickle
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from multiprocessing import get_context
from threading import local
from typing import Any, Protocol, TypeAlias

from forge.simulate.plan import Job
from forge.simulate.table import Table, sit
from forge.simulate.tally import Tally

Cut: TypeAlias = tuple[int, int]
"""The first game of a batch, and how many it has."""

Played: TypeAlias = Generator[Tally, None, None]
"""The tallies of batches, in order."""

PATIENCE = 10
"""Seconds in which a scheduler has to answer."""

AHEAD = 2
"""Batches that are handed out for each worker, so that none waits for the next."""


class Pending(Protocol):
    """A batch that somebody is playing."""

    def result(self) -> Tally:
        """Its tally, once it is played."""
        ...

    def cancel(self) -> Any:
        """Takes it back, if it has not been begun."""
        ...


def alone(job: Job, cuts: Iterator[Cut]) -> Played:
    """This thread plays."""
    table = sit(job)
    for first, n in cuts:
        yield table.play(first, n)


def threads(job: Job, cuts: Iterator[Cut], workers: int) -> Played:
    """Threads play, each at a table of its own; only compiled games run side by side.

    What has to be compiled is compiled here beforehand, where Ctrl-C can stop it.
    """
    own = local()

    def play(first: int, n: int) -> Tally:
        if not hasattr(own, "table"):
            own.table = sit(job)
        table: Table = own.table
        return table.play(first, n)

    sit(job).play(0, 0)
    with ThreadPoolExecutor(workers) as pool:
        yield from in_order(lambda *cut: pool.submit(play, *cut), cuts, workers)


def processes(job: Job, cuts: Iterator[Cut], workers: int) -> Played:
    """Processes of this machine play."""
    packed = pickle.dumps(job)
    pool: Executor = ProcessPoolExecutor(workers, get_context("spawn"), initializer=deaf)
    with pool:
        yield from in_order(lambda *cut: pool.submit(play_packed, packed, *cut), cuts, workers)


class Unheard(Exception):
    """No scheduler of a cluster answers."""


def cluster(job: Job, cuts: Iterator[Cut], address: str) -> Played:
    """The workers of a Dask cluster play; Unheard when nobody answers at the address."""
    from distributed import Client

    packed = pickle.dumps(job)
    connect: Any = Client
    try:
        reached = connect(address, set_as_default=False, timeout=PATIENCE)
    except OSError as silent:
        raise Unheard(str(silent)) from silent
    with reached as client:
        hand_out = partial(client.submit, play_packed, packed, pure=False)
        yield from in_order(hand_out, cuts, max(1, sum(client.nthreads().values())))


def in_order(hand_out: Callable[[int, int], Pending], cuts: Iterator[Cut], workers: int) -> Played:
    """Hands out batches, a few for each worker, and yields their tallies in order.

    When the reader stops, no further batch is begun.
    """
    out: deque[Pending] = deque()
    try:
        for first, n in cuts:
            out.append(hand_out(first, n))
            if len(out) >= AHEAD * workers:
                yield out.popleft().result()
        while out:
            yield out.popleft().result()
    finally:
        for each in out:
            each.cancel()


def deaf() -> None:
    """Leaves Ctrl-C to the process that hands out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_packed(packed: bytes, first: int, n: int) -> Tally:
    """Plays a batch of a pickled job, in whatever process this is."""
    return _table(packed).play(first, n)


_OWN = local()


def _table(packed: bytes) -> Table:
    """This thread's table for a job, kept from one batch to the next."""
    if getattr(_OWN, "packed", None) != packed:
        _OWN.packed, _OWN.table = packed, sit(pickle.loads(packed))
    table: Table = _OWN.table
    return table
