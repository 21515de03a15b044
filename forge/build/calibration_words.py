"""What the calibration sheet says: numbered steps, an example, boxes to write into."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from forge.geometry import Box, Size, Um, mm
from forge.locale.glue import beside
from forge.locale.numbers import figures, measure
from forge.locale.ui import word
from forge.press import marks
from forge.press.mark_style import INK
from forge.press.vernier import BACK_STEP, FRONT_STEP, tick_length
from forge.scene import Item, Path, Place, Scene, Stroke
from forge.scene.shapes import ellipse, polygon, rect
from forge.typeset.setter import Setter
from forge.typeset.spill import About, Spill
from forge.typeset.style import Align, Style

HEAD = Style(role="title", size=26, smallest=13, weight=700, colour=INK, hyphens=False)
SIDE = Style(role="title", size=15, weight=500, italic=True, colour="#444444")
TEXT = Style(role="text", size=10.5, smallest=6.5, leading=1.38, colour=INK)
SIZES = (12.5, 11.6, 10.8, 10.0, 9.2, 8.4, 7.6, 7.0, 6.5)
STEP = Style(role="title", size=22, weight=700, colour="#7A7A7A")
CODE = Style(role="caption", size=10, smallest=6.5, weight=500, colour=INK)
LETTER = Style(role="title", size=16, weight=700, colour=INK)
CAPTION = Style(role="caption", size=8, italic=True, colour="#444444")
ABOUT = About("calibration sheet")
INDENT, GAP = mm(9), mm("3.5")
HEADING = mm(20)
EXAMPLE = Size(mm(66), mm(19))
ZOOM = 3
SHOWN, MEETS = range(3, 12), 7
PEN, RING = Stroke(INK, 250, round=False), Stroke("#7A7A7A", 450)
BOX = Stroke(INK, 200)
ROW = mm("6.2")
ROOMY = mm(140)  # the least height of a column with an example


@dataclass(frozen=True, slots=True)
class Told:
    """What the words are filled with: paper, flip edge, degrees for a millimetre."""

    paper: str
    flip: str
    factor: str


@dataclass(frozen=True, slots=True)
class Column:
    """The middle of a page; what does not fit is reported to the setter.

    ``bar`` is where the bar of 100 mm stands; None puts it at the foot of the words.
    """

    setter: Setter
    box: Box
    bar: tuple[int, int] | None = None

    def page(self, side: str, told: Told) -> Iterator[Item]:
        """The words of the front or of the back."""
        yield from self._heading(word(f"cal-{side}"))
        yield from self._front(told) if side == "front" else self._back(told)

    def proof(self, side: str) -> Iterator[Item]:
        """The words of either side of the proof."""
        yield from self._heading(beside(word("cal-proof"), word(f"cal-{side}")))
        yield from self._steps((word("cal-proof-read"),), self._room(0), 0)

    def _heading(self, side: str) -> Iterator[Item]:
        """The title, which side this is, and an arrow that points up."""
        box = self.box
        head = Box(box.x, box.y, Um(box.width - mm(12)), mm(10))
        yield from self.setter.fit(word("cal-title"), HEAD, head, ABOUT, "middle", lines=1)
        start = head.right if self.setter.rtl else box.x
        yield from self.setter.line(side, SIDE, start, box.y + mm(16), self.setter.near)
        x, y = (box.right - mm(4)) / 1000, box.y / 1000
        half = [(0, 0), (3, 6), (1, 6), (1, 15)]
        points = [*half, *((-dx, dy) for dx, dy in reversed(half))]
        yield polygon([(x + dx, y + dy) for dx, dy in points], INK)

    def _room(self, below: int) -> Box:
        """What is left under the heading when so much is kept at the foot."""
        box = self.box
        return Box(box.x, Um(box.y + HEADING), box.width, Um(box.height - HEADING - below))

    def _front(self, told: Told) -> Iterator[Item]:
        said = (
            word("cal-print", paper=told.paper, flip=word(told.flip)),
            word("cal-margins"),
            word("cal-flip"),
        )
        box = self.box
        yield from self._steps(said, self._room(0 if self.bar else mm(10)), 1)
        foot = (box.x + (box.width - marks.RULER) // 2, box.bottom - marks.BAR)
        drawn = marks.ruler(self.setter.line(word("bar", length=100), CAPTION, 0, 0))
        yield Place(*(self.bar or foot), Scene(Size(marks.RULER, marks.BAR), drawn))

    def _back(self, told: Told) -> Iterator[Item]:
        """The steps, an example of a reading, boxes for four readings, the file to write."""
        lines = (
            "margins: {left: …, top: …, right: …, bottom: …}",
            f"flip: {told.flip}",
            "back: {right: …, down: …, turn: …}",
        )
        sums = ("right = (A + B) / 2", "down = (C + D) / 2", f"turn = {told.factor} × (A − B)")
        file = Um(ROW * (len(lines) + len(sums)) + 2 * GAP)
        boxes = mm(13)
        example = EXAMPLE.height + GAP if self.box.height >= ROOMY else 0
        foot = Um(example + boxes + file + GAP)
        yield from self._steps((word("cal-read"), word("cal-write")), self._room(foot), 4)
        box = self.box
        top = box.bottom - foot
        if example:
            yield Place(box.x + (box.width - EXAMPLE.width) // 2, top, self._example())
        yield from self._readings(Um(top + example))
        yield from self._file(lines, sums, Um(box.bottom - file))

    def _steps(self, said: tuple[str, ...], room: Box, first: int) -> Iterator[Item]:
        """Paragraphs in the largest type that the room takes, numbered unless ``first`` is 0."""
        indent = INDENT if first else Um(0)
        width = Um(room.width - indent)
        for size in SIZES:
            style = replace(TEXT, size=size)
            flows = [self.setter.flow(one, style, width, ABOUT, markup=False) for one in said]
            if sum(flow.height + GAP for flow in flows) <= room.height:
                break
        else:
            self.setter.spills.append(Spill(ABOUT.component, "", ABOUT.at, "height", "is too long"))
        y = room.y
        rtl = self.setter.rtl
        at, x = (room.right, room.x) if rtl else (room.x, Um(room.x + indent))
        for number, flow in enumerate(flows, first):
            if first:
                line = figures(number), STEP, at, y + mm("5.4"), self.setter.near
                yield from self.setter.line(*line)
            yield from flow.words(x, y)
            y = Um(y + flow.height + GAP)

    def _example(self) -> Scene:
        """Part of a scale, enlarged: the lines of number 7 meet, a ring about them."""
        middle, level = EXAMPLE.width // 2, mm(9)
        items: list[Item] = []
        steps: list[str | int] = []
        for line in SHOWN:
            length = tick_length(line)
            for step, way in ((FRONT_STEP, -1), (BACK_STEP, 1)):
                x = middle + ZOOM * (line - MEETS) * step
                steps += ["M", x, level, "L", x, level + way * length]
        items.append(Path(tuple(steps), stroke=PEN))
        items.append(ellipse(middle, level, mm("1.6"), mm(5), stroke=RING))
        said = word("cal-example", number=measure(f"{MEETS / 10:g}"))
        items += self.setter.line(said, CAPTION, middle, EXAMPLE.height - mm("0.8"), Align.CENTRE)
        return Scene(EXAMPLE, tuple(items), "example")

    def _readings(self, y: Um) -> Iterator[Item]:
        """Four boxes with their letters, side by side."""
        each = Um(self.box.width // 4)
        for number, letter in enumerate("ABCD"):
            x = self.box.x + number * each
            yield from self.setter.line(letter, LETTER, x, y + mm("6.6"))
            yield rect(Box(Um(x + mm(7)), y, Um(each - mm(10)), mm(9)), "#FFFFFF", BOX, 1000)

    def _file(self, lines: tuple[str, ...], sums: tuple[str, ...], y: Um) -> Iterator[Item]:
        """printer.yaml with blanks, and how its numbers follow from the readings."""
        box = Box(self.box.x, y, self.box.width, Um(self.box.bottom - y))
        yield rect(box, "#F0F0F0", radius=1200)
        code = replace(CODE, align=self.setter.near)  # YAML begins at the left in any language
        for number, text in enumerate((*lines, *sums)):
            indent = GAP if number < len(lines) else 2 * INDENT
            row = Box(
                Um(box.x + indent),
                Um(box.y + GAP + number * ROW),
                Um(box.width - indent - GAP),
                ROW,
            )
            yield from self.setter.fit(text, code, row, ABOUT, "middle", lines=1)
