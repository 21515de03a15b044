"""Papers and margins; sizes of cards by name come from the model."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
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


class TooBig(ValueError):
    """What the paper cannot hold; the message names each thing, its size and a way out."""

    def __init__(self, faults: Iterable[str]) -> None:
        self.faults = tuple(faults)
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
