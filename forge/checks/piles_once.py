"""Finds that are published once: no two cards bring the same animal or plant."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from forge.checks.engine import Complaint, check
from forge.finding import Severity
from forge.model.game import Game

if TYPE_CHECKING:
    from forge.model.pile_luck import Line

ONCE = ("animal", "plant")


@check(Severity.WARNING)
def pile_once(game: Game) -> Iterator[Complaint]:
    """No animal and no plant stands on two cards.

    Compares the ids of all lines for animals and plants, also of the copies of one card.

    Each can be published only once by anybody, so that the second card is worth nothing to whoever
    draws it late (N39).

    Bad:
        change:
          piles:
            bonus:
              size: 41
              cards:
                b01: {count: 2}
    Good:
        change:
          piles:
            bonus:
              size: 41
              cards:
                b37: {count: 2}
    """
    seen: dict[str, Line] = {}
    for pile in game.piles:
        for card in pile.cards if pile.kind == "bonus" else ():
            for line in card.lines:
                if line.kind in ONCE:
                    twice = seen.setdefault(line.id, line) is not line or card.count > 1
                    if twice:
                        message = f"the {line.kind} {line.id!r} comes more than once"
                        yield Complaint(line.at, message, "let each card bring another one")
