"""Lines on things that are folded: where to fold, where to cut, and flaps for glue."""

from __future__ import annotations

from collections.abc import Sequence

from forge.draw.desk import Desk
from forge.draw.ornament import INK, loops
from forge.geometry import Box, Um
from forge.locale.ui import UI, word
from forge.scene import Path, Place, Scene, Stroke
from forge.typeset.spill import About
from forge.typeset.style import Align, Style

Corner = tuple[int, int]

CUT = Stroke(INK, 140, round=False)
FOLD = Stroke(INK, 140, (1400, 900), round=False)
CASING = Stroke("#FFFFFF", 260, alpha=0.8, round=False)
GLUE = "#EFE6D2"
NOTE = Style(
    role="text", size=6.5, smallest=5, italic=True, colour="#6B4A2B", align=Align.CENTRE,
    hyphens=False,
)  # fmt: skip


def fold(start: Corner, end: Corner) -> tuple[Path, ...]:
    """A line to fold along: dashed, on white where it crosses art."""
    steps = ("M", *start, "L", *end)
    return Path(steps, stroke=CASING), Path(steps, stroke=FOLD)


def cut(corners: Sequence[Corner], closed: bool = True) -> Path:
    """A line to cut along."""
    return Path(loops([corners], closed), stroke=CUT)


def paper(corners: Sequence[Corner], fill: str = GLUE) -> Path:
    """A bare flap, a hair larger than its outline, so that no white shows at its cut."""
    return Path(loops([corners]), fill, Stroke(fill, 2 * CUT.width))


def note(desk: Desk, key: str, at: Corner, length: int, turn: float = 0.0) -> Place:
    """A small word of the user interface centred at ``at`` on a flap that is ``length`` long."""
    height = Um(round(NOTE.size * 460))
    box = Box(Um(-length // 2), Um(-height // 2), Um(length), height)
    about = About("folded parts", UI[key].id)
    said = desk.setter.fit(word(key), NOTE, box, about, "middle", lines=1)
    return Place(*at, Scene(box.size, said), turn)
