"""Things folded from paper: pawns that stand, a die."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from forge.geometry import Size, Um
from forge.model.reading import When, holds
from forge.model.text import Text
from forge.source import ROOT, Pointer


@dataclass(frozen=True, slots=True)
class Pawn:
    """One player's pawn: its ground '#RRGGBB', and the animal that ``symbol`` names."""

    id: str
    name: Text
    colour: str
    symbol: str
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class PawnSet:
    """The pawns in the order players take them; an edition prints one a player.

    Each is a strip ``width`` wide: a flap of ``base``, two faces of ``face`` height, and a flap.
    """

    width: Um
    face: Um
    base: Um
    kinds: tuple[Pawn, ...]
    at: Pointer = field(default=ROOT, compare=False)

    @property
    def size(self) -> Size:
        """A pawn before it is folded."""
        return Size(self.width, Um(2 * (self.face + self.base)))


@dataclass(frozen=True, slots=True)
class Die:
    """A die to fold: its edge, its glue tabs, its ground and its pips.

    ``one`` names the token that is shown in place of the single pip; none when left out. ``odds``
    are the weights of the faces 1, 2, ... for dice that are not fair; empty: all alike. ``count``
    is how many are printed.
    """

    edge: Um
    tab: Um
    ground: str
    pips: str
    one: str | None = None
    odds: tuple[int, ...] = ()
    count: int = 1
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class OtherBox:
    """What a box says and shows instead, when each parameter in ``when`` has that value."""

    id: str
    when: When
    motto: Text | None = None
    blurb: Text | None = None
    holds: Text | None = None
    picture: str = ""
    prints: tuple[str, ...] = ()
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class TuckBox:
    """A box for the notes and the cards, sized to what the edition prints.

    ``note``, ``card`` and ``token`` are the thickness of one (tokens of 0 are not put in),
    ``loose`` the room to spare in width and height, ``least`` the least depth; ``glue`` and
    ``tongue`` are the flaps.  ``picture`` names what the front shows, the map when left out;
    ``prints`` names three pictures on the back, in place of stones.
    """

    note: Um
    card: Um
    loose: Um
    least: Um
    glue: Um
    tongue: Um
    motto: Text
    blurb: Text
    facts: Text
    holds: Text
    token: Um = Um(0)
    picture: str = ""
    prints: tuple[str, ...] = ()
    instead: tuple[OtherBox, ...] = ()
    at: Pointer = field(default=ROOT, compare=False)

    def under(self, values: Mapping[str, int | bool | str]) -> TuckBox:
        """The box as it is printed under these parameter values; later words win."""
        made = self
        for other in self.instead:
            if holds(other.when, values):
                made = replace(
                    made,
                    motto=other.motto or made.motto,
                    blurb=other.blurb or made.blurb,
                    holds=other.holds or made.holds,
                    picture=other.picture or made.picture,
                    prints=other.prints or made.prints,
                )
        return made


@dataclass(frozen=True, slots=True)
class Rack:
    """A stand of pleated paper for cards that lie, ``columns`` to a row, and a tray beside it.

    ``cards`` names their size (sizes.py), ``slots`` is how many pockets there are.  A pocket is
    ``lip`` deep, the next row ``step`` lower, the back rises ``head`` above the first, ``foot``
    lies below the last; ``glue`` are the strips beside the pockets.  ``loose`` is the room beside a
    card, ``thick`` a card's thickness: two lie in a pocket.  ``tray`` is how high its walls are.
    ``editions`` names the editions whose rules use it; empty means all.
    """

    cards: str
    slots: int
    columns: int
    lip: Um
    step: Um
    head: Um
    foot: Um
    glue: Um
    loose: Um
    thick: Um
    tray: Um
    colour: str
    symbol: str
    editions: tuple[str, ...] = ()
    at: Pointer = field(default=ROOT, compare=False)

    @property
    def rows(self) -> int:
        """How many rows of pockets there are."""
        return -(-self.slots // self.columns)
