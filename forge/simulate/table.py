"""A table where games are played: rules and bots bound, with a state, a memory and a log."""

from __future__ import annotations

from typing import Any, Protocol

from forge.rules.log import log
from forge.rules.protocol import RuleSet
from forge.simulate.bind import bind
from forge.simulate.bots import Bots
from forge.simulate.known import all_bots, rule_sets
from forge.simulate.memory import Memory
from forge.simulate.plan import Job
from forge.simulate.tally import Extent, Tally, tally, width


class Table(Protocol):
    """Plays batches of games, one at a time."""

    def play(self, first: int, n: int) -> Tally:
        """The tally of games ``first`` to ``first + n - 1``."""
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
        b, w = self.job.tables, self.memory
        made = tally(self.rules, b, w, Extent(self.job.limit, n if self.job.results else 0))
        made.first = first
        heard = log(self.rules.n_events, width(self.rules, b), keep=False)
        self.space.play_batch(b, self.state, w, heard, made, n)
        made.count = heard.count
        return made


def remember(job: Job, bots: Bots) -> Memory:
    """The working memory of a job's players."""
    w: Memory = bots.memory(job.tables, len(job.policy))
    w.seed, w.limit, w.policy = job.seed, job.limit, list(job.policy)
    return w


def sit(job: Job) -> Table:
    """A table for a job: compiled where that is asked for, else plain."""
    return PlainTable(job)


def empty(rules: RuleSet, job: Job) -> Tally:
    """The tally of no games."""
    w = remember(job, all_bots()[job.rules])
    made: Any = tally(rules, job.tables, w, Extent(job.limit, int(job.results)))
    made.results = []
    return made  # type: ignore[no-any-return]
