"""The paper and the board that each part is best printed on, read from ``guide.toml``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from forge.draw import recipes
from forge.draw.guide_ways import Way
from forge.geometry import Um, in_mm, mm
from forge.locale.numbers import measure
from forge.locale.ui import word


@dataclass(frozen=True, slots=True)
class Stock:
    """What a part is printed on: g/m², and the board (µm) it is glued on, 0 for none."""

    weight: int
    board: Um

    @property
    def told(self) -> str:
        """The paper as the guide says it."""
        if self.board:
            return word("guide-mounted", weight=self.weight, board=measure(in_mm(self.board)))
        return word("guide-weight", weight=self.weight)


def stock(part: str, way: Way = Way.BOTH, punched: bool = False) -> Stock:
    """What a part is printed on when its sides meet in this way.

    No board lies between sides that are ``punched``: a hand punch cuts paper and card alone.
    """
    found = stocks()[part]
    plain = found.get(way, found[Way.BOTH])
    return Stock(plain.weight, Um(0)) if punched else plain


@cache
def stocks() -> Mapping[str, Mapping[Way, Stock]]:
    """The paper for each part, in the order of the guide, by the way its sides meet."""
    table = recipes.table("guide")
    return {part: _ways(one) for part, one in table.items()}


def _ways(table: Mapping[str, object]) -> Mapping[Way, Stock]:
    other = {way: table[way] for way in (Way.FOLD, Way.GLUE) if way in table}
    return {way: _stock(one) for way, one in {Way.BOTH: table, **other}.items()}


def _stock(table: object) -> Stock:
    match table:
        case {"weight": int(weight), "board": float(board)}:
            return Stock(weight, mm(board))
        case {"weight": int(weight)}:
            return Stock(weight, Um(0))
    msg = f"guide.toml: {table!r} names no weight"
    raise ValueError(msg)
