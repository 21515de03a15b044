"""A river through one hex, as river cards have it: out at one side, in from others or a source."""

from __future__ import annotations

from collections.abc import Sequence

from forge.draw.curve import catmull_rom
from forge.draw.hex_sheet import ROOT3, heading
from forge.draw.projection import Spot
from forge.model.hexes import turned

BEND = 0.45
"""How far from the middle a river begins to turn, in ways from there to a side."""


def side(middle: Spot, length: float, direction: int, share: float = 1.0) -> Spot:
    """The spot on the way from the middle of a hex, of sides of a length, to one of its sides."""
    dx, dy = heading(direction)
    reach = length * ROOT3 / 2 * share
    return middle[0] + dx * reach, middle[1] + dy * reach


def branches(middle: Spot, length: float, out: int, turns: Sequence[int]) -> list[list[Spot]]:
    """The line from the side ``out`` to each side that water comes from, in turns from there."""
    return [
        catmull_rom([
            side(middle, length, out), side(middle, length, out, BEND),
            side(middle, length, up, BEND), side(middle, length, up),
        ], 10)
        for up in (turned(out, turn) for turn in turns)
    ]  # fmt: skip
