"""How a text is to look: values only, so that drawings can name a style without loading a font."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from forge.scene import Stroke


class Align(StrEnum):
    """Where a text stands.

    In a box or a column ``START`` and ``END`` follow the language (start is the right edge
    in Arabic); as the anchor of a single line they are the left and the right end of it.
    """

    START = "start"
    CENTRE = "centre"
    END = "end"
    JUSTIFY = "justify"


@dataclass(frozen=True, slots=True)
class Style:
    """The look of a text: sizes in points, ``tracking`` in µm, ``leading`` in ems.

    ``role`` is a row of the font table (title, text, caption, hand), ``features`` are
    OpenType tags ("smcp", "onum").  ``fit`` goes down to ``smallest``.
    """

    role: str = "text"
    size: float = 9.0
    smallest: float = 6.0
    weight: int = 400
    italic: bool = False
    colour: str = "#33261B"
    align: Align = Align.START
    leading: float = 1.25
    tracking: int = 0
    features: tuple[str, ...] = ()
    halo: Stroke | None = None
    hyphens: bool = True


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of text in one emphasis."""

    text: str
    bold: bool = False
    italic: bool = False
