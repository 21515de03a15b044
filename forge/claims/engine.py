"""The engine of the claims: what a claim is, what it looks at, and how verdicts come of it.

A claim is a generator of :class:`Verdict`, made known by lying in a module of this package; the
engine adds its id, the edition, the place and the weight. So the statistics of played games add
theirs: a module here that yields ESTIMATED verdicts.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from math import factorial
from typing import Any

from forge.claims.pawns import Known
from forge.claims.verdict import Status, Verdict
from forge.finding import Severity
from forge.model.edition import Edition
from forge.model.game import Game
from forge.registry import members
from forge.rules.protocol import RuleSet
from forge.rules.star_of_africa.tables import ClassicTables, Map, ZvezdaTables
from forge.simulate.canonical import star_key
from forge.simulate.explore import Explored, Play, explore, plain_key
from forge.simulate.known import rules_of
from forge.simulate.pawn_classic import ClassicPawn
from forge.simulate.pawn_zvezda import ZvezdaPawn
from forge.simulate.sample import sample
from forge.simulate.tally import Tally
from forge.simulate.trace import Trace
from forge.source import Document

CAP = 20_000
"""States of the real rules that are explored; some 50 000 take a second."""

EACH = 50
"""States that a set-up has at least, far below the truth: with more set-ups none is explored."""


@dataclass(frozen=True, slots=True)
class Said:
    """What a claim has to say; the engine makes a verdict of it."""

    status: Status
    holds: bool
    message: str
    remedy: str = ""
    trace: Trace | None = None
    lines: tuple[str, ...] = ()
    severity: Severity | None = None


@dataclass(frozen=True)
class Case:
    """An edition of a game with the rules that play it; what several claims need is made once."""

    game: Game
    edition: Edition
    rules: RuleSet

    @cached_property
    def play(self) -> Play:
        """The rules on the edition's tables."""
        b = self.rules.tables(self.game, self.edition)
        return Play(self.rules, b, star_key if isinstance(b, Map) else plain_key)

    @cached_property
    def known(self) -> Known | None:
        """The abstraction for one pawn; None for a game that has none."""
        b = self.play.b
        if isinstance(b, ZvezdaTables):
            return Known(ZvezdaPawn(b))
        return Known(ClassicPawn(b)) if isinstance(b, ClassicTables) else None

    @property
    def seats(self) -> int:
        """The players of the games that are looked at: as few as the edition allows."""
        return self.edition.players_min

    @property
    def counts(self) -> range:
        """The numbers of players that the edition is for."""
        return range(self.edition.players_min, self.edition.players_max + 1)

    def setups(self, seats: int) -> int:
        """How many beginnings there are: deals of the tokens, and choices of the starts."""
        b = self.play.b
        if not isinstance(b, Map):
            return 1
        deals = factorial(sum(b.mix))
        for count in b.mix:
            deals //= factorial(count)
        return int(deals * b.n_starts**seats)

    @cached_property
    def explored(self) -> dict[int, Explored]:
        """The states of the real rules by number of players, as far as the cap.

        Up to the first number whose states are more than the cap; none where the cap would hardly
        cover the set-ups.
        """
        found: dict[int, Explored] = {}
        for seats in self.counts:
            if self.setups(seats) * EACH > CAP:
                break
            found[seats] = explore(self.play, self.play.begin(seats), CAP)
            if not found[seats].exhausted:
                break
        return found

    @property
    def exhausted(self) -> bool:
        """Whether all states are known, with any number of players."""
        known = self.explored
        return all(seats in known and known[seats].exhausted for seats in self.counts)

    @property
    def unexplored(self) -> float:
        """The share of states whose followers are not known, each number of players alike."""
        known = self.explored
        open_ = [known[seats].unexplored if seats in known else 1.0 for seats in self.counts]
        return sum(open_) / len(open_)

    @cached_property
    def sample(self) -> Tally | None:
        """What was counted in a sample of games; None when no bots play the rules."""
        return sample(self.rules, self.game, self.edition)

    def said(self, claim: Claim) -> tuple[Said, ...]:
        """What a claim has to say of this case; it is asked once."""
        if claim.id not in self._answers:
            fits = isinstance(self.play.b, claim.about)
            self._answers[claim.id] = tuple(claim.run(self)) if fits else ()
        return self._answers[claim.id]

    @cached_property
    def _answers(self) -> dict[str, tuple[Said, ...]]:
        return {}

    def under(self, **values: Any) -> Case:
        """The same edition with other readings."""
        parameters = tuple(
            replace(p, value=values.get(p.id, p.value)) for p in self.edition.parameters
        )
        return Case(self.game, replace(self.edition, parameters=parameters), self.rules)


@dataclass(frozen=True, slots=True)
class Claim:
    """A named claim; ``severity`` is how much it matters when it does not hold.

    A claim that is ``played`` is estimated from many games, which takes longer than all proofs. It
    is asked of games whose tables are ``about`` what it is about.
    """

    id: str
    title: str
    doc: str
    severity: Severity
    run: Callable[[Case], Iterator[Said]]
    played: bool = False
    about: type[Any] = Map


def claim(
    severity: Severity = Severity.ERROR, *, played: bool = False, about: type[Any] = Map
) -> Callable[[Callable[[Case], Iterator[Said]]], Claim]:
    """Make a generator function a claim: ``star_laid`` becomes ``star-laid``."""

    def declare(function: Callable[[Case], Iterator[Said]]) -> Claim:
        doc = function.__doc__ or ""
        name = function.__name__.replace("_", "-")
        return Claim(name, doc.partition("\n")[0], doc, severity, function, played, about)

    return declare


def claims() -> dict[str, Claim]:
    """Every claim there is, by id."""
    return members(sys.modules[__package__], Claim)


def case(game: Game, edition: Edition) -> Case | None:
    """The edition with the rules that play it; None when no rule set does, or nobody can begin."""
    rules = rules_of(game, edition)
    if rules is None or (game.tokens is None and game.map is None):
        return None
    board = game.board
    begins = bool(game.trail or game.map) or any(p.start for p in (board.points if board else ()))
    return Case(game, edition, rules) if begins else None


def judge(document: Document, one: Case, *, played: bool = False) -> Iterator[Verdict]:
    """What can be said of an edition, claim by claim; with ``played``, estimates too."""
    mark = document.mark(one.edition.at)
    for each in (each for each in claims().values() if played or not each.played):
        for said in one.said(each):
            yield Verdict(
                each.id, one.edition.id, said.status, said.holds, said.message,
                said.severity or each.severity, said.remedy, said.trace, said.lines, mark,
            )  # fmt: skip
