"""One content stream of a PDF: its operators, and the resources that they name.

Operators are written straight from whole micrometres; the page's matrix turns them into
points once.  The stream remembers the graphics state, so nothing is said twice.
"""

from __future__ import annotations

import re
from functools import lru_cache

from reportlab.pdfbase import pdfdoc

from forge.backend.numbers import number
from forge.scene import Stroke

OPERATORS = {"M": "m", "L": "l", "C": "c", "Z": "h"}
LETTER = re.compile("([MLCZ])")


class Stream:
    """The operators of a page or form.

    At its start nothing is known of the state but that all is opaque: :class:`Painter`
    never draws a form through any other opacity.
    """

    def __init__(self) -> None:
        self.ops: list[str] = []
        self._named: dict[str, dict[str, tuple[str, object]]] = {}
        self._state: dict[str, object] = {"alpha": (1.0, 1.0)}
        self._kept: list[dict[str, object]] = []

    def add(self, *ops: str) -> None:
        """Write operators."""
        self.ops += ops

    def save(self) -> None:
        """Open a graphics state (``q``)."""
        self._kept.append(self._state.copy())
        self.ops.append("q")

    def restore(self) -> None:
        """Close it again (``Q``)."""
        self._state = self._kept.pop()
        self.ops.append("Q")

    def set(self, what: str, value: object, operator: str) -> None:
        """Write an operator that changes the graphics state, unless it stands so already."""
        if not self.stands(what, value):
            self._state[what] = value
            self.ops.append(operator)

    def stands(self, what: str, value: object) -> bool:
        """Whether the graphics state has that value already."""
        return self._state.get(what) == value

    def use(self, kind: str, name: str, reference: object) -> str:
        """Note a resource; return the name that an operator calls it by.

        Names are counted within the stream, so that it is the same whatever else is in its file.
        """
        known = self._named.setdefault(kind, {})
        if name not in known:
            known[name] = (f"{name[0]}{len(known) + 1}", reference)
        return f"/{known[name][0]}"

    def fill(self, colour: str) -> None:
        """Set the colour of what is filled."""
        if not self.stands("fill", colour):
            self.set("fill", colour, f"{rgb(colour)} rg")

    def pen(self, stroke: Stroke) -> None:
        """Set colour, width, ends and dashes of what is stroked."""
        if self.stands("pen", stroke):
            return
        self._state["pen"] = stroke
        self.set("stroke", stroke.colour, f"{rgb(stroke.colour)} RG")
        self.set("width", stroke.width, f"{stroke.width} w")
        self.set("ends", stroke.round, "1 J 1 j" if stroke.round else "0 J 0 j")
        dashes = " ".join(map(str, stroke.dash))
        self.set("dash", stroke.dash, f"[{dashes}] 0 d")

    def outline(self, steps: tuple[str | int, ...]) -> None:
        """Write the segments of a path, a line each: PDF puts the letter behind its numbers."""
        if steps:
            self.ops.append(_segments(steps))

    def resources(self) -> object:
        """The resource dictionary (ISO 32000-1 7.8.3)."""
        return pdfdoc.PDFDictionary(
            {kind: pdfdoc.PDFDictionary(dict(v.values())) for kind, v in self._named.items()}
        )

    def content(self) -> bytes:
        """The stream's bytes, not yet compressed."""
        return ("\n".join(self.ops) + "\n").encode("ascii")


@lru_cache(8192)
def _segments(steps: tuple[str | int, ...]) -> str:
    """The segments as operators; kept, since a shape is drawn in several files of a kit."""
    parts = LETTER.split(" ".join(map(str, steps)) + " ")
    letters, numbers = parts[1::2], parts[2::2]
    return "\n".join([f"{n[1:]}{OPERATORS[o]}" for o, n in zip(letters, numbers, strict=True)])


@lru_cache(4096)
def rgb(colour: str) -> str:
    """'#RRGGBB' as three numbers from 0 to 1; a ValueError for anything else."""
    if len(colour) != 7 or colour[0] != "#":
        msg = f"a colour is written #RRGGBB, not {colour!r}"
        raise ValueError(msg)
    return " ".join(number(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
