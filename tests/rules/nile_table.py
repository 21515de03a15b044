"""A table of Source of the Nile set up by hand: an expedition stands where a test says.

    t = Table("explorer", at="H8", land={"H8": "jungle"}, porters=8, guides=1)
    t.month("normal")
    t.does("go south to H9", "throw 4")

Nothing is known by a seed: a test names every die, every card and every choice.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from by_hand import ByHand
from completeness import read

from forge.content.project import content_root, open_game
from forge.model.game import Game
from forge.model.load import game as load
from forge.rules.log import Happening, tape
from forge.rules.nile_explorers import RULES
from forge.rules.protocol import END, Event
from forge.rules.source_of_the_nile.codes import (
    B_MAPPED,
    FOLK,
    FRIENDLY,
    GOODS,
    IN_AFRICA,
    NO_VILLAGE,
    OF_LAND,
    SMALL,
    UNMET,
    WARY,
)
from forge.rules.source_of_the_nile.ids import ITEMS
from forge.rules.source_of_the_nile.lay_map import TERRAINS
from forge.rules.source_of_the_nile.picture import PHASES
from forge.rules.source_of_the_nile.shared import go
from forge.rules.source_of_the_nile.steps import S_AF1, S_AF3, S_AF4, S_AF5, S_EUROPE

MOODS = {"unmet": UNMET, "wary": WARY, "friendly": FRIENDLY}
SIZES = ("small", "medium", "large")
PILES = ("terrain", "river", "discovery", "people", "disaster", "donation", "bonus")


@cache
def nile() -> Game:
    return load(open_game(content_root() / "source-of-the-nile"))


@cache
def tables(readings: tuple[tuple[str, int | bool | str], ...]) -> Any:
    return RULES.tables(nile(), read(nile().edition("explorers"), dict(readings)))


class Table(ByHand):
    """A campaign under way; the first player is in Europe, or in Africa where a test says."""

    def __init__(
        self, *professions: str, at: str = "", land: Mapping[str, str] | None = None,
        readings: Mapping[str, int | bool | str] | None = None, **has: int,
    ) -> None:  # fmt: skip
        """``land``: hexes that are known, by terrain; ``has``: what the first player has."""
        b = tables(tuple(sorted((readings or {}).items())))
        seated = professions or ("explorer",)
        s = RULES.state(b, len(seated))
        super().__init__(b, s, RULES)
        RULES.setup(b, s, len(seated), 0)
        for p, profession in enumerate(seated):
            s.profession[p] = b.names.starts.index(profession)
        s.turns, s.seat, s.level = 1, 0, 1
        go(s, S_EUROPE)
        for name, terrain in (land or {}).items():
            self.lay(name, terrain)
        if at:
            self.stand(at)
        self.gives(**has)

    # Setting up

    def hex(self, name: str) -> int:
        return self.b.names.points.index(name)

    def lay(self, name: str, terrain: str, *, river: bool = False, public: bool = False) -> None:
        """A hex that the first player has been to: known, noted, nobody living there."""
        h = self.hex(name)
        self.s.terrain[h] = TERRAINS.index(terrain) + 1
        self.s.village[h] = NO_VILLAGE
        self.s.river[h] = int(river)
        self.s.seen[h] |= 1
        if public:
            self.s.public[h], self.s.told[h] = 1, OF_LAND
        else:
            self.s.noted[h] |= B_MAPPED

    def people(self, name: str, size: str, mood: str = "unmet", attitude: int = 0) -> None:
        h = self.hex(name)
        self.s.village[h], self.s.mood[h] = SMALL + SIZES.index(size), MOODS[mood]
        self.s.attitude[h] = attitude

    def stand(self, name: str, p: int = 0, port: str = "zanzibar") -> None:
        """An explorer is in Africa, on foot."""
        s = self.s
        s.where[p], s.pos[p], s.came = IN_AFRICA, self.hex(name), -1
        s.seen[s.pos[p]] |= 1 << p
        s.landed[p] = self.b.names.ports.index(port) + 1

    def gives(self, p: int = 0, **has: int) -> None:
        """People, goods and money; "guides=2" or "musket=1", "sick_porter", "money", "ill"."""
        for name, n in has.items():
            if name in ("money", "ill", "respect", "deepest", "score", "mode", "dry", "bears"):
                getattr(self.s, name)[p] = n
            elif name.startswith("sick_"):
                self.s.sick[p * FOLK + ITEMS.index(name.removeprefix("sick_"))] = n
            else:
                ident = name if name in ITEMS else name.removesuffix("s")
                self.s.has[p * GOODS + ITEMS.index(ident)] = n

    def hand(self, *cards: str, p: int = 0) -> None:
        """Donations in a hand; they are not in the pile."""
        for card in cards:
            self._card(5, card, -1)
            k = self.b.names.cards[5].index(card)
            self.s.hand[p * len(self.b.names.cards[5]) + k] += 1

    def pile(self, which: str, *cards: str) -> None:
        """Leaves just these cards in a pile."""
        k = PILES.index(which)
        for i in range(self.b.pile[k], self.b.pile[k + 1]):
            self.s.left[i] = 0
        for card in cards:
            self._card(k, card, 1)

    def _card(self, k: int, card: str, more: int) -> None:
        self.s.left[self.b.pile[k] + self.b.names.cards[k].index(card)] += more

    # Going on

    def begin(self, step: int) -> None:
        """The machine goes on from a step until something is waited for."""
        go(self.s, step)
        self.drive()

    def drive(self) -> None:
        from forge.rules.source_of_the_nile.play import drive

        heard = tape(RULES, self.b)
        drive(self.b, self.s, heard)
        self.hears(heard)

    def europe(self, step: int = S_EUROPE) -> None:
        """A turn at home, from its beginning or from a later step."""
        self.begin(step)

    def month(self, level: str = "normal") -> None:
        """A month in Africa, past the disaster: the next choice is where to go."""
        self.s.level = self.b.names.levels.index(level)
        self.begin(S_AF3)

    def africa(self) -> None:
        """A month in Africa, from its beginning."""
        self.begin(S_AF1)

    def camp(self, level: str = "normal") -> None:
        """AF4: hunting and what follows."""
        self.s.level = self.b.names.levels.index(level)
        self.begin(S_AF4)

    def bonus(self, card: str, fresh: int = 1) -> None:
        """AF5 with this card on top."""
        self.s.fresh = fresh
        self.pile("bonus", card)
        self.begin(S_AF5)
        if fresh:
            self.does(f"draw {card}")

    def meets(self, size: str, mood: str = "unmet", attitude: int = 0) -> None:
        """AF3c where the first player stands; it came from the north."""
        from forge.rules.source_of_the_nile.steps import S_AF3C

        name = self.b.names.points[self.s.pos[0]]
        self.people(name, size, mood, attitude)
        self.s.came = self.b.near[6 * self.s.pos[0]]
        self.begin(S_AF3C)

    def disaster(self, card: str) -> None:
        """AF2 with this card."""
        from forge.rules.source_of_the_nile.steps import S_AF2

        self.pile("disaster", card)
        self.begin(S_AF2)
        self.does(f"draw {card}")

    def where(self, event: Event, each: Happening) -> str:
        return self.b.names.points[each.place]

    def rolls(self, *faces: int) -> None:
        self.does(*(f"throw {face}" for face in faces))

    def until(self, phase: str) -> None:
        """Plays the first of what may be done until this is waited for."""
        while PHASES[self.s.phase] != phase:
            self.does(self.legal[0])

    # What is so

    @property
    def phase(self) -> str:
        return PHASES[self.s.phase]

    @property
    def over(self) -> bool:
        return self.turn == END

    def at(self, p: int = 0) -> str:
        return self.b.names.points[self.s.pos[p]] if self.s.where[p] else "europe"

    def has(self, item: str, p: int = 0) -> int:
        return self.s.has[p * GOODS + ITEMS.index(item)]

    def left(self, pile: str) -> int:
        """How many cards a pile has."""
        k = PILES.index(pile)
        return sum(self.s.left[self.b.pile[k] : self.b.pile[k + 1]])

    def held(self, p: int = 0) -> list[str]:
        """The cards of a hand."""
        names = self.b.names.cards[5]
        hand = self.s.hand[p * len(names) : (p + 1) * len(names)]
        return [name for name, n in zip(names, hand, strict=True) for _ in range(n)]

    def noted(self, name: str, p: int = 0) -> int:
        return self.s.noted[p * self.b.n_hexes + self.hex(name)]

    def notes(self, p: int = 0) -> int:
        """The points of the finds that are noted or carried."""
        at = slice(p * self.b.n_finds, (p + 1) * self.b.n_finds)
        return sum(self.s.note[at]) + sum(self.s.carry[at])
