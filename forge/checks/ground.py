"""The drawn trail: its signs exist, its fields have room."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import TYPE_CHECKING

from forge.checks.engine import Complaint, check
from forge.checks.naming import Names
from forge.draw import offered, recipes
from forge.geometry import in_mm
from forge.model.game import Game
from forge.source import Pointer

if TYPE_CHECKING:
    from forge.draw.projection import Spot


@check()
def ground_signs(game: Game) -> Iterator[Complaint]:
    """Every sign of the land and of the trail's fields is one that forge can draw.

    Looks up the signs of woods and sights, of the kinds of fields and of the trail's two ends.

    A misspelt sign would leave a field bare.

    Bad:
        add:
          ground:
            width: 100
            height: 100
            window: {x: 5, y: 5, width: 90, height: 60}
            legend: {x: 5, y: 70, width: 90, height: 25}
            motto: Short
            land: [[0, 0], [100, 0], [50, 60]]
            sights: [{id: cat, sign: lyon, size: 10, place: [50, 20]}]
    Good:
        add:
          ground:
            width: 100
            height: 100
            window: {x: 5, y: 5, width: 90, height: 60}
            legend: {x: 5, y: 70, width: 90, height: 25}
            motto: Short
            land: [[0, 0], [100, 0], [50, 60]]
            sights: [{id: cat, sign: lion, size: 10, place: [50, 20]}]
    """
    strewn = Names("sign", "", offered.STREWN)
    beasts = Names("drawing", "", recipes.names("map_beasts"))
    for wood in game.ground.woods if game.ground else ():
        yield from strewn.want(wood.sign, wood.at / "sign", f"the wood {wood.id!r}")
    for sight in game.ground.sights if game.ground else ():
        yield from beasts.want(sight.sign, sight.at / "sign", f"the sight {sight.id!r}")
    signs = Names("sign", "", recipes.names("icons"))
    if game.trail:
        for kind in game.trail.kinds:
            yield from signs.want(kind.sign, kind.at / "sign", f"the field {kind.id!r}")
        for whose, end in (("the start", game.trail.start), ("the finish", game.trail.finish)):
            yield from signs.want(end.sign, end.at / "sign", whose)


@check()
def ground_room(game: Game) -> Iterator[Complaint]:
    """No two fields of a drawn trail overlap, and all of them lie in the window.

    Measures the fields along the curves of their segments, and asks for a curve where nothing says
    how a segment runs.

    Fields that cover each other cannot be told apart, nor where a pawn stands.

    Bad:
        add:
          trail:
            start: {name: Start, text: Begin here., sign: flag}
            finish: {name: Wharf, text: The end., sign: anchor}
            kinds: [{id: path, letter: ".", does: path, name: Path, text: Rest., sign: path}]
            segments: [{id: main, first: 1, fields: "...", curve: [[40, 40], [50, 40]]}]
          ground:
            width: 100
            height: 100
            window: {x: 5, y: 5, width: 90, height: 60}
            legend: {x: 5, y: 70, width: 90, height: 25}
            motto: Short
            land: [[0, 0], [100, 0], [50, 60]]
    Good:
        add:
          trail:
            start: {name: Start, text: Begin here., sign: flag}
            finish: {name: Wharf, text: The end., sign: anchor}
            kinds: [{id: path, letter: ".", does: path, name: Path, text: Rest., sign: path}]
            segments: [{id: main, first: 1, fields: "...", curve: [[90, 40], [130, 40]]}]
          ground:
            width: 220
            height: 100
            window: {x: 5, y: 5, width: 210, height: 60}
            legend: {x: 5, y: 70, width: 90, height: 25}
            motto: Short
            land: [[0, 0], [100, 0], [50, 60]]
    """
    trail, ground = game.trail, game.ground
    if trail is None or ground is None:
        return
    from forge.draw.trail_layout import Unplaced, layout  # late: few games have a trail
    from forge.draw.trail_sizes import radius

    try:
        spots = layout(trail).spots
    except Unplaced as lost:
        hint = "give it a curve, or let it lie between two segments that have one"
        yield Complaint(lost.segment.at, str(lost), hint)
        return
    window = ground.window.box
    sizes = {number: radius(trail.kind(number)) for number in spots}
    at = trail.at / "segments"
    for number, (x, y) in spots.items():
        least = min(x - window.x, y - window.y, window.right - x, window.bottom - y)
        if least < sizes[number]:
            message = f"field {number} does not lie wholly in the window of the ground"
            yield Complaint(at, message, "move the curve of its segment")
    yield from _overlaps(spots, sizes, at)


def _overlaps(
    spots: Mapping[int, Spot], sizes: Mapping[int, int], at: Pointer
) -> Iterator[Complaint]:
    for (one, a), (other, b) in combinations(sorted(spots.items()), 2):
        over = sizes[one] + sizes[other] - math.dist(a, b)
        if over > 0:
            message = f"the fields {one} and {other} overlap by {in_mm(math.ceil(over))} mm"
            yield Complaint(at, message, "make the curve of the segment longer, or move it")
