"""Things folded from paper: pawns that stand, a die."""

from __future__ import annotations

from dataclasses import dataclass, field

from forge.geometry import Size, Um
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
    are the weights of the faces 1, 2, ... for dice that are not fair; empty: all alike.
    """

    edge: Um
    tab: Um
    ground: str
    pips: str
    one: str | None = None
    odds: tuple[int, ...] = ()
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class TuckBox:
    """A box for the notes and the cards, sized to what the edition prints.

    ``note`` and ``card`` are the thickness of one, ``loose`` the room to spare in width and
    height, ``least`` the least depth; ``glue`` and ``tongue`` are the flaps.
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
    at: Pointer = field(default=ROOT, compare=False)
