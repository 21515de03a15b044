"""The names of the ports of a map: on one line or two, beside, below or above the anchor."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from forge.draw.crowd import Crowd, around
from forge.draw.hex_cells import anchorage
from forge.draw.hex_sheet import HexSheet
from forge.draw.label_search import Candidate, Ground, Round, settled
from forge.draw.projection import Spot
from forge.geometry import Box, Um, in_mm
from forge.model.hexes import cell
from forge.model.hexmap import Harbour
from forge.scene import Item, Stroke
from forge.typeset.spill import About, Spill
from forge.typeset.style import Align, Style

RADIUS = 3_100
"""The radius of a port's sign, µm."""
GAP = RADIUS + 1_500
"""From the middle of the anchor to its name, µm."""
LINE = 3_500
"""From one line of a name to the next, µm."""
HALF = 1_700
"""Half of the height of a line of small capitals, µm."""
BROKEN, MOVED = 1.0, 2.0
"""What it costs to break a name in two, and to put it on each next side of its anchor."""
WIDE = 1.5
"""What it costs when a name over land is wider than its hex and a third."""
ROOM = 300
"""How near two names may come without touching, µm."""


@dataclass(frozen=True, slots=True)
class Label:
    """The name of a port where it stands: its lines, the first one's baseline, its box."""

    harbour: Harbour
    lines: tuple[str, ...]
    at: Spot
    side: Align
    box: Box

    def drawn(self, sheet: HexSheet) -> Iterator[Item]:
        """The lines as they are lettered."""
        (x, y), setter, look = self.at, sheet.desk.setter, lettering(sheet)
        about = About("board", self.harbour.name.id, self.harbour.name.at)
        for number, said in enumerate(self.lines):
            yield from setter.line(said, look, round(x), round(y + number * LINE), self.side, about)


def lettering(sheet: HexSheet) -> Style:
    """Small capitals with a pale halo."""
    halo = Stroke(sheet.colours["ivory"], 900, alpha=0.85)
    return Style("text", 9.6, weight=700, colour=sheet.colours["ink"], features=("smcp",),
                 tracking=120, halo=halo)  # fmt: skip


def labels(sheet: HexSheet) -> tuple[Label, ...]:
    """The name of each port where it covers least; what lies over something is a spill."""
    ground = Ground(_anchors(sheet), _furniture(sheet), sheet.atlas.window.box)
    choices = [list(_choices(sheet, one, ground)) for one in sheet.map.harbours]
    found = settled(choices) if choices else []
    sheet.desk.setter.spills.extend(_crowded(found, ground))
    return tuple(found)


def _crowded(found: Sequence[Label], ground: Ground) -> Iterator[Spill]:
    """The names that lie over an anchor, the frame, the legend or another name."""
    for number, one in enumerate(found):
        others = [each.box for each in found[:number]]
        if ground.cost(one.box) or any(one.box.meets(other) for other in others):
            text = one.harbour.name
            detail = (
                f"is {in_mm(one.box.width)} mm wide and finds no room beside its port on the map,"
                " on one line or two"
            )
            yield Spill("board", text.id, text.at, "width", detail)


def _anchors(sheet: HexSheet) -> list[Round]:
    spots = [(one.id, anchorage(sheet, cell(one.hex))) for one in sheet.map.harbours]
    return [Round(name, round(x), round(y), RADIUS) for name, (x, y) in spots]


def _furniture(sheet: HexSheet) -> Crowd:
    """The room of the legend and of what shows the directions."""
    atlas, rounds = sheet.atlas, [sheet.atlas.bearings]
    boxes = [around(one.x, one.y, one.radius * 1.2) for one in rounds]
    if atlas.rose:
        boxes.append(around(atlas.rose.x, atlas.rose.y, atlas.rose.radius))
    return Crowd([atlas.key.frame.box, *boxes])


def _choices(sheet: HexSheet, harbour: Harbour, ground: Ground) -> Iterator[Candidate[Label]]:
    """The places of a name: first the side away from the land, on one line before two."""
    said = sheet.desk.say(harbour.name)
    for broken, lines in enumerate(_broken(sheet, said)):
        for rank, (at, side, box) in enumerate(_places(sheet, harbour, lines)):
            label = Label(harbour, lines, at, side, box)
            wide = WIDE * (side is Align.CENTRE and box.width > sheet.atlas.hex * 4 // 3)
            yield Candidate(box, label, BROKEN * broken + MOVED * rank + wide + ground.cost(box))


def _broken(sheet: HexSheet, said: str) -> Iterator[tuple[str, ...]]:
    """A name on one line, and on two that are about equally long."""
    yield (said,)
    words = said.split(" ")
    pairs = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    if pairs:
        yield min(pairs, key=lambda pair: _width(sheet, pair))


def _width(sheet: HexSheet, lines: Sequence[str]) -> Um:
    look = lettering(sheet)
    return Um(max(sheet.desk.setter.size(line, look).width for line in lines))


def _places(
    sheet: HexSheet, harbour: Harbour, lines: Sequence[str]
) -> Iterator[tuple[Spot, Align, Box]]:
    """Where a name may stand: on the side of the sea first, then below, opposite and above."""
    (x, y), (dx, dy) = anchorage(sheet, cell(harbour.hex)), sheet.seaward(cell(harbour.hex))
    wide, more = _width(sheet, lines), LINE * (len(lines) - 1)
    right = (x + GAP, y + 1_100 - more / 2), Align.START
    left = (x - GAP, y + 1_100 - more / 2), Align.END
    below = (x, y + GAP + 2_400), Align.CENTRE
    above = (x, y - GAP - more), Align.CENTRE
    beside = (right, left) if dx > 0 else (left, right)
    first = (beside[0], below) if dx and abs(dx) >= abs(dy) * 0.8 else (below, beside[0])
    middles = {Align.START: x + GAP + wide / 2, Align.END: x - GAP - wide / 2, Align.CENTRE: x}
    for at, side in (*first, beside[1], above):
        box = around(middles[side], at[1] - 1_100 + more / 2, wide / 2 + ROOM, HALF + more / 2)
        yield at, side, box
