"""A table of Across Africa set up by hand: pawns, photos and cards lie where a test says.

    t = Table(At(11), At(0))        # the first pawn on field 11, to throw next
    t.pile(photos="3", cards="telegram")
    t.does("throw 3", "go to 17")

Nothing is known by a seed: a test names every throw, every choice and every card that comes.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from by_hand import ByHand
from completeness import read

from forge.content.project import content_root, open_game
from forge.model.game import Game
from forge.model.load import game as load
from forge.rules import across_expedition, across_race
from forge.rules.across_africa.codes import ROLL
from forge.rules.across_africa.picture import FIELDS
from forge.rules.across_africa.shared import total
from forge.rules.protocol import CHANCE, END

RULES = {"expedition": across_expedition.RULES, "race": across_race.RULES}


@cache
def africa() -> Game:
    return load(open_game(content_root() / "across-africa"))


@cache
def tables(edition: str, readings: tuple[tuple[str, int | bool | str], ...]) -> Any:
    return RULES[edition].tables(africa(), read(africa().edition(edition), dict(readings)))


@dataclass(frozen=True)
class At:
    """Where a player stands, with what; ``field`` is what the field there means for the throw."""

    place: int
    photos: str = ""
    gems: int = 0
    maps: int = 0
    skip: int = 0
    field: str = "free"


class Table(ByHand):
    """A game under way; the first player throws next."""

    def __init__(self, *pawns: At, edition: str = "expedition", slots: str = "", gems: int = 0,
                 **readings: int | bool | str) -> None:  # fmt: skip
        """``slots``: "5 23 2" has three slots with a 5, a 2 and a 3, and a 2; ``gems``: stored."""
        b = tables(edition, tuple(sorted(readings.items())))
        seated = pawns if len(pawns) > 1 else (*pawns, At(0))
        s = RULES[edition].state(b, len(seated))
        super().__init__(b, s, RULES[edition])
        self.rules.setup(b, s, len(seated), 0)
        while self.turn == CHANCE and s.phase < ROLL:
            self.does(self.legal[0])
        self.heard.clear()
        self.happened.clear()
        for p, pawn in enumerate(seated):
            self._seat(p, pawn)
        for i, held in enumerate(slots.split()):
            for j, photo in enumerate(held):
                s.slot[i * b.slot_photos + j] = b.names.photos.index(photo) + 1
                self._out_of_pile(photo)
                s.points += int(photo)
        s.stored_gems += gems
        s.supply -= gems

    def _seat(self, p: int, pawn: At) -> None:
        s, b = self.s, self.b
        s.pos[p], s.gems[p], s.maps[p], s.skip[p] = pawn.place, pawn.gems, pawn.maps, pawn.skip
        s.supply -= pawn.gems
        s.status[p] = FIELDS.index(pawn.field)
        for photo in pawn.photos.split():
            s.hand[p * b.n_photos + b.names.photos.index(photo)] += 1
            self._out_of_pile(photo)
        for _ in range(pawn.maps):
            self._out_of_pile("explorers-map")

    def _out_of_pile(self, name: str) -> None:
        """A photo or a card that somebody has is not in its pile."""
        s, b = self.s, self.b
        ours = name in b.names.photos[: b.n_values]
        ring, names = (s.photo_pile, b.names.photos) if ours else (s.card_pile, b.names.cards)
        at = len(ring) - 1 - ring[::-1].index(names.index(name))
        del ring[at]
        ring.append(0)
        count, new = ("n_photo", "new_photo") if ours else ("n_card", "new_card")
        setattr(s, count, getattr(s, count) - 1)
        setattr(s, new, getattr(s, new) - 1)

    # What comes next

    def pile(self, *, photos: str = "", cards: str = "") -> None:
        """Puts these photos and cards on top of their piles, in this order, in place of others."""
        s, b = self.s, self.b
        for ring, top, names, asked in (
            (s.photo_pile, s.photo_top, b.names.photos, photos),
            (s.card_pile, s.card_top, b.names.cards, cards),
        ):
            for i, name in enumerate(asked.split()):
                ring[(top + i) % len(ring)] = names.index(name)

    def throws(self, *faces: int) -> None:
        """One player after the other throws."""
        self.does(*(f"throw {face}" for face in faces))

    def draws(self, card: str) -> None:
        """The first player, on field 3, draws this card on field 4."""
        self.pile(cards=card)
        self.throws(1)

    # What is so

    def at(self, p: int) -> int:
        return self.s.pos[p]

    def hand(self, p: int) -> list[str]:
        """The photos before a player, by worth."""
        b = self.b
        held = self.s.hand[p * b.n_photos : (p + 1) * b.n_photos]
        return [name for name, n in zip(b.names.photos, held, strict=True) for _ in range(n)]

    @property
    def slots(self) -> list[str]:
        """What the slots hold that hold something."""
        b, s = self.b, self.s
        rows = (s.slot[i * b.slot_photos : (i + 1) * b.slot_photos] for i in range(b.slots))
        found = ["".join(b.names.photos[k - 1] for k in row if k) for row in rows]
        return [held for held in found if held]

    def photos(self) -> list[str]:
        """The photo pile, top first."""
        return self._ring(self.s.photo_pile, self.s.photo_top, self.s.n_photo, self.b.names.photos)

    def cards(self) -> list[str]:
        """The adventure pile, top first."""
        return self._ring(self.s.card_pile, self.s.card_top, self.s.n_card, self.b.names.cards)

    @staticmethod
    def _ring(ring: list[int], top: int, n: int, names: tuple[str, ...]) -> list[str]:
        return [names[ring[(top + i) % len(ring)]] for i in range(n)]

    def gems(self) -> int:
        """All diamonds, wherever they are (A4)."""
        s = self.s
        return s.supply + sum(s.lies) + sum(s.gems) + s.stored_gems

    def field_of(self, p: int) -> str:
        return FIELDS[self.s.status[p]]

    def points(self, p: int) -> int:
        """A player's points in the race."""
        return total(self.b, self.s, p)

    @property
    def scores(self) -> list[int]:
        out = [-1] * self.s.seats
        self.rules.scores(self.b, self.s, out)
        return out

    @property
    def over(self) -> bool:
        return self.turn == END
