"""A table where games are played: rules and bots bound, with a state, a memory and a log."""

from __future__ import annotations

from typing import Protocol

from forge.rules.log import Happening, Log, happenings, log
from forge.rules.protocol import RuleSet
from forge.simulate.bind import bind
from forge.simulate.bots import Bots
from forge.simulate.known import all_bots, rule_sets
from forge.simulate.memory import Memory
from forge.simulate.plan import Job
from forge.simulate.tally import Extent, Tally, tally


class Table(Protocol):
    """Plays batches of games, one at a time."""

    def play(self, first: int, n: int) -> Tally:
        """The tally of games ``first`` to ``first + n - 1``."""
        ...

    def hear(self, game: int) -> tuple[Tally, list[Happening]]:
        """The tally of one game, and what happened in it, in order."""
        ...


class PlainTable:
    """Plays the functions as they stand, over lists."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.rules = rule_sets()[job.rules]
        bots = all_bots()[job.rules]
        self.space = bind(self.rules, bots)
        self.state = self.rules.state(job.tables, len(job.policy))
        self.memory = remember(job, bots)

    def play(self, first: int, n: int) -> Tally:
        """The tally of games ``first`` to ``first + n - 1``."""
        return self._play(first, n, keep=False)[0]

    def hear(self, game: int) -> tuple[Tally, list[Happening]]:
        """The tally of one game, and all that happened in it, in order."""
        made, heard = self._play(game, 1, keep=True)
        return made, list(happenings(heard))

    def _play(self, first: int, n: int, *, keep: bool) -> tuple[Tally, Log]:
        made = blank_tally(self.rules, self.job, self.memory, n)
        made.first = first
        heard = log(self.rules.n_events, made.width, keep=keep)
        self.space.play_batch(self.job.tables, self.state, self.memory, heard, made, n)
        made.count = heard.count
        return made, heard


def blank_tally(rules: RuleSet, job: Job, w: Memory, n: int) -> Tally:
    """A tally with room for the results of ``n`` games, where they are kept."""
    return tally(rules, job.tables, w, Extent(job.limit, n if job.results else 0))


def remember(job: Job, bots: Bots) -> Memory:
    """The working memory of a job's players."""
    w: Memory = bots.memory(job.tables, len(job.policy))
    w.seed, w.limit, w.policy = job.seed, job.limit, list(job.policy)
    return w


def sit(job: Job) -> Table:
    """A table for a job: compiled where that is asked for, else plain."""
    if not job.compiled:
        return PlainTable(job)
    from forge.simulate.compiled.fast import FastTable

    return FastTable(job)


def empty(rules: RuleSet, job: Job) -> Tally:
    """The tally of no games."""
    made = blank_tally(rules, job, remember(job, all_bots()[job.rules]), 1)
    made.results = []
    return made
