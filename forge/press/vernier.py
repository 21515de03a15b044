"""Scales that tell how far the back of a sheet strays, to a tenth of a millimetre, by eye.

Lines of the front stand 1.5 mm apart, lines of the back 1.6 mm.  Against a lamp, the pair that
makes one straight line carries the number by which backs must be moved: where line k meets
line k, 1.6 k + stray = 1.5 k, so the stray is undone by k tenths of a millimetre.
"""

from __future__ import annotations

from dataclasses import dataclass

from forge.geometry import Size, Um, mm
from forge.press.mark_style import INK
from forge.press.turn import Axis
from forge.scene import Path, Stroke
from forge.scene.shapes import carried

FRONT_STEP, BACK_STEP = mm("1.5"), mm("1.6")
MOST = 50  # lines to either side of nought: 5 mm
DEGREES = 57.29577951308232  # in a radian
FACTORS = ("0.2", "0.25", "0.3", "0.4", "0.5", "0.6", "0.8", "1")
"""Degrees of turn for each millimetre between two readings: easy numbers to reckon with."""
ASIDE = mm(27)  # from the paper's edge to an upright scale
ENDS = mm(20)  # from the paper's edge to the end of a level one
HEADROOM = mm(30)  # what is kept above the upper and below the lower scale
THIN, BOLD = Stroke(INK, 150, round=False), Stroke(INK, 300, round=False)
LENGTHS = (mm("3.5"), mm(5), mm("6.5"))  # of a line, of each fifth, of each tenth
FIFTH = 5


@dataclass(frozen=True, slots=True)
class Scale:
    """A scale through (x, y), the place of nought, µm as seen on the back; level or upright.

    ``lines`` is how many lines go to either side.
    """

    name: str
    x: Um
    y: Um
    level: bool
    lines: int

    def spot(self, line: int, step: int) -> tuple[int, int]:
        """Where a line begins: on the middle line of the scale."""
        along = line * step
        return (self.x + along, self.y) if self.level else (self.x, self.y + along)

    def ticks(self, step: int, outward: int) -> tuple[Path, ...]:
        """The lines of one side, from the middle line ``outward`` (1 or -1: down, right)."""
        thin: list[str | int] = []
        bold: list[str | int] = []
        for line in range(-self.lines, self.lines + 1):
            x, y = self.spot(line, step)
            length = outward * tick_length(line)
            end = (x, y + length) if self.level else (x + length, y)
            (thin if line % FIFTH else bold).extend(("M", x, y, "L", *end))
        return (Path(tuple(thin), stroke=THIN), Path(tuple(bold), stroke=BOLD))

    @property
    def numbered(self) -> tuple[int, ...]:
        """The lines that carry a number: every fifth."""
        return tuple(n for n in range(-self.lines, self.lines + 1) if n % FIFTH == 0)


def tick_length(line: int) -> Um:
    """How long a line is: nought and whole millimetres are longest."""
    if line % FIFTH:
        return LENGTHS[0]
    return LENGTHS[2] if line % (2 * FIFTH) == 0 else LENGTHS[1]


@dataclass(frozen=True, slots=True)
class Scales:
    """The four scales of a sheet: A above, B below, C left, D right, seen on the back.

    ``factor`` is how many degrees to turn for each millimetre that A reads more than B.
    """

    above: Scale
    below: Scale
    left: Scale
    right: Scale
    factor: str

    @property
    def all(self) -> tuple[Scale, ...]:
        """A, B, C and D."""
        return (self.above, self.below, self.left, self.right)


def scales(paper: Size) -> Scales:
    """The scales of an upright or lying sheet.

    The distance of A and B is such that the turn follows from their readings by an easy factor.
    """
    room = (paper.height - 2 * HEADROOM) / 1000
    factor = next(f for f in FACTORS if DEGREES / float(f) <= room)
    apart = round(1000 * DEGREES / float(factor))
    top = Um((paper.height - apart) // 2)
    middle, half = Um(paper.width // 2), Um(paper.height // 2)
    level = _lines(middle - ENDS)
    upright = _lines(apart // 2 - ENDS)
    return Scales(
        Scale("A", middle, top, True, level),
        Scale("B", middle, Um(top + apart), True, level),
        Scale("C", ASIDE, half, False, upright),
        Scale("D", Um(paper.width - ASIDE), half, False, upright),
        factor,
    )


def _lines(room: int) -> int:
    """How many lines go into a length: whole fives, at most those of 5 mm."""
    return min(MOST, room // BACK_STEP // FIFTH * FIFTH)


def reflected(path: Path, line: Axis) -> Path:
    """A path as it must be drawn on the other side to be seen as it is from this one."""

    def mirrored(at: int) -> int:
        return line.total - at

    return carried(path, across=mirrored) if line.upright else carried(path, down=mirrored)
