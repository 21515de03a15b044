"""A drawing with its texts numbered, and beside it a list that tells each one's id and room."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from forge.build.preview.shown import Shown
from forge.geometry import Box, Size, Um, in_mm, mm, pt
from forge.scene import Fade, Item, Origin, Place, Scene, Stroke
from forge.scene.origins import Seeker, Standing
from forge.scene.shapes import rect
from forge.typeset.setter import Setter
from forge.typeset.spill import NOBODY
from forge.typeset.style import Align, Style

NAME = Style(size=8.5, weight=700, colour="#1E2A36")
ID = Style(size=6, smallest=4.5, colour="#1E2A36", hyphens=False)
ROOM = Style(size=5.5, colour="#5B6772", hyphens=False)
TAG = Style(size=5, weight=700, colour="#FFFFFF", align=Align.CENTRE)
ROW = mm("5.6")
"""The height of a line of the list: an id, and below it what room it has."""
NUMBER = mm("5.6")
"""The room for the number before it."""
HEAD = mm(6)
GAP = mm(4)
LIST = mm(82)
"""How wide a list is at most."""
LARGEST = mm(150)
"""What is wider is shown smaller, µm."""
PALE = 0.55
NORMAL, TIGHT, OVER = "#2F6DB5", "#C77700", "#C2261D"
"""The colours of texts: plain ones, tight ones, those that do not fit or are not translated."""
TIGHT_BELOW = 15
"""A text that could grow by less than this many hundredths is tight."""


@dataclass(frozen=True)
class Annotator:
    """Draws annotations in English; ``states`` says of texts by id what is amiss with them.

    The text with the id ``asked`` is framed more heavily than others.
    """

    setter: Setter
    seeker: Seeker = field(default_factory=Seeker)
    states: Mapping[str, str] = field(default_factory=dict)
    asked: str = ""

    def texts(self, scene: Scene) -> tuple[Standing, ...]:
        """The texts on a drawing, each id once, as it stands tightest."""
        found: dict[str, Standing] = {}
        for one in self.seeker.texts(scene):
            if "." in one.of.text:
                known = found.get(one.of.text)
                if known is None or _room(one.of) < _room(known.of):
                    found[one.of.text] = one
        return tuple(found.values())

    def picture(self, scene: Scene, texts: Sequence[Standing], scale: float) -> Scene:
        """The drawing, smaller or larger, its texts framed and numbered."""
        width, height = (Um(round(length * scale)) for length in scene.size)
        items: list[Item] = [Fade(PALE, (Place(0, 0, scene, scale=scale),))]
        for number, text in enumerate(texts, 1):
            items += self._framed(number, text, scale)
        edge = rect(Box(Um(0), Um(0), width, height), stroke=Stroke("#8A939B", 150))
        return Scene(Size(width, height), (*items, edge), "texts in place")

    def _framed(self, number: int, text: Standing, scale: float) -> Iterator[Item]:
        colour, pen = self.colour(text.of), 600 if text.of.text == self.asked else 180
        for box in text.boxes:
            small = Box(*(Um(round(length * scale)) for length in box))
            yield rect(small.grown(150), stroke=Stroke(colour, pen), radius=300)
        x, y = (round(at * scale) for at in head(text))
        wide = mm("1.4") + mm("1.0") * len(str(number))
        tag = Box(Um(x - wide), Um(y - mm("0.6")), Um(wide), mm("2.3"))
        yield rect(tag, colour, radius=500)
        yield from self.setter.line(
            str(number), TAG, tag.x + wide // 2, tag.y + mm("1.75"), Align.CENTRE
        )

    def listing(self, texts: Sequence[Standing], width: int, first: int = 1) -> Scene:
        """The list of texts: number, id, size, room, what is amiss."""
        items: list[Item] = []
        for row, text in enumerate(texts):
            items += self._row(first + row, text, width, row * ROW)
        return Scene(Size(Um(width), Um(len(texts) * ROW)), tuple(items), "list")

    def _row(self, number: int, text: Standing, width: int, y: int) -> Iterator[Item]:
        colour = self.colour(text.of)
        yield rect(Box(Um(0), Um(y + 300), mm("4.4"), mm("2.5")), colour, radius=500)
        yield from self.setter.line(str(number), TAG, mm("2.2"), y + mm("2.15"), Align.CENTRE)
        box = Box(NUMBER, Um(y), Um(width - NUMBER), pt(7.5))
        yield from self.setter.fit(text.of.text, ID, box, NOBODY, lines=1)
        yield from self.setter.line(self._said(text), ROOM, NUMBER, y + mm("4.6"))

    def _wide(self, texts: Sequence[Standing]) -> int:
        """How wide the list of some texts is."""
        ids = (self.setter.size(text.of.text, ID).width for text in texts)
        rooms = (self.setter.size(self._said(text), ROOM).width for text in texts)
        return min(LIST, max((*ids, *rooms), default=0) + NUMBER)

    def _said(self, text: Standing) -> str:
        return ", ".join(filter(None, (told(printed(text)), self.states.get(text.of.text, ""))))

    def colour(self, of: Origin) -> str:
        """Blue; red for a text that does not fit, or is not translated; else amber where tight."""
        if (of.left is not None and of.left < 0) or of.text in self.states:
            return OVER
        return TIGHT if of.grows is not None and of.grows < TIGHT_BELOW else NORMAL

    def whole(self, shown: Shown) -> Scene:
        """A drawing as it prints, and the same with its texts numbered and listed."""
        wide = shown.scene.size.width
        scale = 1.0 if wide <= LARGEST else LARGEST / wide
        clean = Place(0, HEAD, shown.scene, scale=scale)
        return self._block(shown, scale, (clean,), round(wide * scale) + GAP)

    def small(self, shown: Shown, scale: float) -> Scene:
        """A drawing with its texts numbered and listed."""
        return self._block(shown, scale, (), 0)

    def _block(self, shown: Shown, scale: float, before: tuple[Item, ...], at: int) -> Scene:
        """A name, what stands before the picture, the picture at ``at``, and the list."""
        texts = self.texts(shown.scene)
        picture = self.picture(shown.scene, texts, scale)
        items: list[Item] = [*self.setter.line(shown.name, NAME, 0, mm("3.6")), *before]
        items.append(Place(at, HEAD, picture))
        wide = self._wide(texts)
        rows, x = max(1, picture.size.height // ROW), at + picture.size.width + GAP
        for first in range(0, len(texts), rows):
            listed = self.listing(texts[first : first + rows], wide, 1 + first)
            items.append(Place(x, HEAD, listed))
            x += wide + GAP
        size = Size(Um(x - GAP), Um(HEAD + max(picture.size.height, ROW)))
        return Scene(size, tuple(items), shown.name)


def _room(of: Origin) -> int:
    return 10_000 if of.grows is None else of.grows


def head(text: Standing) -> tuple[int, int]:
    """The left end and the top of a text's first line, wherever its first word stands, µm."""
    first = text.boxes[0]
    line = (box for box in text.boxes if box.y < first.bottom and first.y < box.bottom)
    return min(box.x for box in line), first.y


def printed(text: Standing) -> Origin:
    """A text's sizes and room as it is printed, which may be larger or smaller than it was set."""
    of, by = text.of, text.scale
    size, wanted, least = (round(each * by, 2) for each in (of.size, of.wanted, of.least))
    left = None if of.left is None else round(of.left * by)
    return Origin(of.text, size, wanted, least, left, of.grows)


def told(of: Origin) -> str:
    """How a text is set and what room it has: "8.5 pt (11 to 6), 2.1 mm left, 40 % longer fits"."""
    size = f"{of.size:g} pt"
    if of.wanted != of.least:
        size += f" ({of.wanted:g} to {of.least:g})"
    if of.left is None or of.grows is None:
        return size
    if of.left < 0:
        return f"{size}, {in_mm(-of.left)} mm over"
    return f"{size}, {in_mm(of.left)} mm left, {max(0, of.grows)} % longer fits"
