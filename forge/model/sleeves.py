"""Sleeves for cards: the sizes that are sold, which of them fit a card, and room made for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType

from forge.geometry import Size, Um, mm
from forge.model.game import Game
from forge.model.sizes import CARD_SIZES

_TABLE = {
    "standard": ("66", "91"),
    "european": ("62", "94"),
    "american": ("59", "91"),
    "japanese": ("62", "89"),
    "mini-european": ("46", "71"),
    "mini-american": ("44", "67"),
    "tarot": ("73", "122"),
    "square": ("73", "73"),
    "small-square": ("53", "53"),
}

SLEEVES: Mapping[str, Size] = MappingProxyType(
    {name: Size(mm(w), mm(h)) for name, (w, h) in _TABLE.items()}
)
"""Outer sizes in µm by the names that several makers use; theirs differ by half a millimetre."""

FOILS: Mapping[str, Um] = MappingProxyType({"thin": mm("0.1"), "thick": mm("0.2")})
"""What both foils of a sleeve add to a card's thickness, µm: 50 and 100 µm foil."""

TIGHT, SLACK = mm("1.5"), mm("4.5")
"""The least and the most that a sleeve may be wider and higher than its card: welds take a part."""


def fitting(card: Size) -> Iterator[str]:
    """The sleeves that fit a card, which may lie or stand, by name."""
    upright = Size(*sorted(card))
    for name, outer in SLEEVES.items():
        spares = (outer.width - upright.width, outer.height - upright.height)
        if all(TIGHT <= spare <= SLACK for spare in spares):
            yield name


def spare(card: Size) -> Um | None:
    """How much longer a card is in the sleeve that fits it; None when none does."""
    upright = Size(*sorted(card))
    found = [SLEEVES[name].height - upright.height for name in fitting(card)]
    return Um(min(found)) if found else None


def sleeved(game: Game, foil: str) -> Game:
    """The game with room in its stand and its box for cards in sleeves of a foil.

    Raises ValueError, naming the size, where no sleeve fits the cards of the stand or of the game.
    """
    thick, sizes = FOILS[foil], {face.trim for face in game.faces}
    more = max((_known(size) for size in sizes), default=Um(0))
    stand, box = game.stand, game.box
    if stand is not None:
        room = _known(CARD_SIZES[stand.cards])
        stand = replace(stand, loose=Um(stand.loose + room), thick=Um(stand.thick + thick))
    if box is not None:
        box = replace(box, loose=Um(box.loose + more), card=Um(box.card + thick))
    return replace(game, stand=stand, box=box)


def _known(card: Size) -> Um:
    found = spare(card)
    if found is None:
        msg = f"no sleeve that is known fits cards of {card}"
        raise ValueError(msg)
    return found
