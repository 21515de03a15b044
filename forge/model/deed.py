"""What a card makes happen, as formal operations that programs play and texts are written from."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from forge.model.reading import When
from forge.source import ROOT, Pointer


class Op(StrEnum):
    """What is done; docs/simulator.md tells each."""

    KEEP_PHOTO = "keep-photo"
    KEEP_MAP = "keep-map"
    DRAW_PHOTO = "draw-photo"
    LOSE_PHOTO = "lose-photo"
    UNSTORE_PHOTO = "unstore-photo"
    PLACE_DIAMONDS = "place-diamonds"
    SKIP = "skip"
    MOVE = "move"
    TO_CAMP = "to-camp"


COUNTED = {Op.DRAW_PHOTO: "photos", Op.SKIP: "turns", Op.MOVE: "fields"}
"""Operations with a number, and what it counts."""


class Who(StrEnum):
    """Whom it befalls: who drew the card, another player of their choice, or everybody."""

    SELF = "self"
    OTHER = "other"
    ALL = "all"


class Camp(StrEnum):
    """Which camp: the nearest either way, or the next one ahead or behind."""

    NEAREST = "nearest"
    AHEAD = "ahead"
    BEHIND = "behind"


@dataclass(frozen=True, slots=True)
class Deed:
    """One operation of a card.

    ``n``: how many photos, turns or fields (below zero: backwards). ``camp``: whereto, of to-camp.
    ``when``: done only where each parameter named has that value.
    """

    op: Op
    who: Who = Who.SELF
    n: int = 1
    camp: Camp = Camp.NEAREST
    when: When = field(default_factory=dict)
    at: Pointer = field(default=ROOT, compare=False)

    def said(self, card: str) -> str:
        """The placeholder of its number on a card: words for backwards do not fit forwards."""
        return f"{'back' if self.n < 0 else 'do'}.{card}"
