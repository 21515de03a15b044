"""Papers and margins; sizes of cards by name come from the model."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from decimal import Decimal
from types import MappingProxyType

from forge.geometry import Box, Size, Um, mm
from forge.model.sizes import CARD_SIZES

__all__ = ["CARD_SIZES", "DEFAULT_MARGIN", "PAPERS", "Margins", "Paper", "TooBig", "printable"]

DEFAULT_MARGIN = mm("6.35")  # 1/4 inch: what nearly every home printer can print up to


@dataclass(frozen=True, slots=True)
class Paper:
    """A paper as it goes into the printer, upright; ``size`` in µm."""

    id: str
    name: str
    size: Size


@dataclass(frozen=True, slots=True)
class Margins:
    """What stays free at the edges of a sheet, µm."""

    left: Um = DEFAULT_MARGIN
    top: Um = DEFAULT_MARGIN
    right: Um = DEFAULT_MARGIN
    bottom: Um = DEFAULT_MARGIN

    @classmethod
    def all(cls, width: int) -> Margins:
        """The same margin on every edge."""
        edge = Um(width)
        return cls(edge, edge, edge, edge)

    def grown(self, by: int) -> Margins:
        """Each margin wider by so much, µm."""
        edges = (self.left, self.top, self.right, self.bottom)
        return Margins(*(Um(edge + by) for edge in edges))


# ISO 216 and ANSI/ASME Y14.1; US Legal by custom.
_TABLE = (
    ("a4", "A4", "210", "297"),
    ("letter", "Letter", "215.9", "279.4"),
    ("a3", "A3", "297", "420"),
    ("a5", "A5", "148", "210"),
    ("a2", "A2", "420", "594"),
    ("legal", "Legal", "215.9", "355.6"),
    ("tabloid", "Tabloid", "279.4", "431.8"),
)

PAPERS: Mapping[str, Paper] = MappingProxyType(
    {key: Paper(key, name, Size(mm(w), mm(h))) for key, name, w, h in _TABLE}
)
"""Papers by id, the most usual first."""


SMALLEST, LARGEST = mm(70), mm(2000)
"""Sides of papers that a person may ask for."""
LONG_ENOUGH = mm(148)
"""The least of the longer side: a ruler of 100 mm and a label stand along it."""
_CUSTOM = re.compile(r"(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)(mm|in)")


def paper(name: str) -> Paper:
    """A paper by its id, or by its size as in ``200x280mm`` and ``8x10in``.

    Raises ValueError, saying why, for what is neither.
    """
    known = PAPERS.get(name.casefold())
    if known is not None:
        return known
    found = _CUSTOM.fullmatch(name.casefold().replace(" ", ""))
    if found is None:
        msg = f"there is no paper called {name!r}"
        raise ValueError(msg)
    unit = Decimal("25.4") if found[3] == "in" else Decimal(1)
    width, height = (mm(Decimal(side) * unit) for side in found.group(1, 2))
    short, long = sorted((width, height))
    if not (short >= SMALLEST and LONG_ENOUGH <= long <= LARGEST):
        msg = f"paper of {Size(width, height)} cannot be used: it takes 70 x 148 to 2000 x 2000 mm"
        raise ValueError(msg)
    return Paper(found[0], str(Size(width, height)), Size(width, height))


class TooBig(ValueError):
    """What the paper cannot hold; the message names each thing, its size and a way out.

    ``hint`` is what somebody may ask for instead of another paper, if anything.
    """

    def __init__(self, faults: Iterable[str], hint: str = "") -> None:
        self.faults = tuple(faults)
        self.hint = hint
        super().__init__("\n".join(self.faults))


def printable(paper: Size, margins: Margins) -> Box:
    """The part of a sheet between its margins."""
    width = paper.width - margins.left - margins.right
    height = paper.height - margins.top - margins.bottom
    return Box(margins.left, margins.top, Um(width), Um(height))


def bigger(needed: Size, margins: Margins) -> str:
    """A sentence part: the one or two smallest papers whose printable part holds a size."""
    ranked = sorted(PAPERS.values(), key=lambda paper: paper.size.width * paper.size.height)
    fitting = [paper.name for paper in ranked if _holds(printable(paper.size, margins), needed)]
    return f"it fits {' or '.join(fitting[:2])}" if fitting else "no paper that is known holds it"


def _holds(area: Box, needed: Size) -> bool:
    """Whether an area holds a size, lying either way."""
    return any(w <= area.width and h <= area.height for w, h in (needed, needed.turned))
