"""The print guide of a kit: what the press has counted, handed to the drawing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from forge.build.output import Output
from forge.build.printing import Printing
from forge.build.store import Row
from forge.draw import board_frame, guide_pictures
from forge.draw.desk import Desk
from forge.draw.guide import Plan, Print, guide
from forge.draw.guide_proof import counts
from forge.draw.guide_sleeves import sleeves
from forge.draw.guide_stock import stocks
from forge.draw.guide_ways import Making, Tiles
from forge.draw.land_mark import country_mark
from forge.draw.palette import NEEDED, palette
from forge.draw.vignette import vignette
from forge.draw.whole import Drawing
from forge.geometry import Size, Um, mm
from forge.locale.numbers import upright
from forge.locale.ui import word
from forge.press.assembly import assembly
from forge.press.marks import BAR, RULER, Slip, ruler
from forge.press.tile import TilePlan, tiling
from forge.scene import Book, Item, Page, Place, Scene, Stroke, Words
from forge.typeset.style import Align, Style

MAP = Size(mm(70), mm(100))
NUMBER = Style(role="title", size=17, weight=700, colour="#000000", align=Align.CENTRE,
               halo=Stroke("#FFFFFF", 1200, alpha=0.9))  # fmt: skip


@dataclass(frozen=True, slots=True)
class Pressed:
    """What the press has made of the parts that the guide tells of.

    ``level`` names the parts whose sheets fold across; ``tiles`` says how the board is cut up;
    ``larger`` names the parts that this paper cannot hold.
    """

    made: tuple[Print, ...]
    level: frozenset[str]
    tiles: TilePlan | None
    larger: tuple[str, ...] = ()


def guide_pages(drawing: Drawing, printing: Printing, pressed: Pressed) -> tuple[Page, ...]:
    """The guide to the files of a kit on one paper."""
    boards = sum(one.part == "board" and one.counted for one in pressed.made)
    making = Making(
        paper=printing.paper.size,
        ways={one.part: one.way for one in pressed.made},
        level=pressed.level,
        tiles=_tiles(drawing, pressed.tiles),
        punched=PUNCHED if printing.punch else frozenset(),
        drawn=drawing.desk.game.map is not None,
    )
    cards = [piece.size for deck in drawing.decks.values() for piece in deck]
    plan = Plan(
        paper=printing.paper.name,
        making=making,
        prints=pressed.made,
        counts=tuple(counts(drawing, boards)),
        bar=_bar(drawing),
        map=_map(drawing, pressed.tiles),
        larger=pressed.larger,
        sleeves=sleeves(cards, printing.sleeves),
    )
    return guide(drawing.desk, plan, guide_pictures.pictures(drawing, making))


def _tiles(drawing: Drawing, plan: TilePlan | None) -> Tiles | None:
    """The sheets of the board as drawn."""
    size = drawing.board_size
    if size is None or plan is None:
        return None
    made = tiling(Scene(size, ()), plan)
    return Tiles(made.paper, made.rows, made.columns, glued=plan.overlap > 0)


def prints(made: Mapping[str, Sequence[Output]]) -> tuple[Print, ...]:
    """The files that a kit is printed from, in the order of the guide, with their sheets.

    Of a part that comes in several ways the first counts; paths for cutting machines are not
    printed.
    """
    found = []
    for part in stocks():
        files = [output for output in made.get(part, ()) if isinstance(output.made, Book)]
        for number, output in enumerate(files):
            counted = number == 0 or part not in WAYS
            found.append(Print(output.name, part, output.sheets, output.sides, counted))
    return tuple(found)


def rows(found: Iterable[Print]) -> tuple[Row, ...]:
    """Printed files as rows of a manifest."""
    return tuple((one.file, one.part, one.sheets, one.sides, one.counted) for one in found)


def listed(found: Iterable[Print]) -> tuple[Print, ...]:
    """The printed files of many parts in the order of the guide."""
    order = list(stocks())
    return tuple(sorted(found, key=lambda one: order.index(one.part)))


PUNCHED = frozenset({"tokens"})
"""The parts whose pieces are round, so that a punch cuts them."""
WAYS = frozenset({"board", "rulebook"})
"""Parts that are offered in several ways, of which one is printed."""


def _bar(drawing: Drawing) -> Scene:
    said = drawing.desk.setter.line(word("bar", length=RULER // 1000), Style("caption", 8), 0, 0)
    return Scene(Size(RULER, BAR), ruler(said), "bar")


def _map(drawing: Drawing, tiles: TilePlan | None) -> Scene | None:
    size = drawing.board_size
    if size is None or tiles is None:
        return None

    def number(slip: Slip) -> tuple[Words, ...]:
        return drawing.desk.setter.line(upright(slip.sheet), NUMBER, 0, mm(2), Align.CENTRE)

    return assembly(_light(drawing, size), replace(tiles, label=None), MAP, number)


def _land(desk: Desk) -> Scene:
    """The land of a trail with its fields, or of a map of hexes, kept: no words are in it."""

    def draw() -> Scene:
        from forge.draw import hex_board, trail_board  # geometry that a kept land does not need

        if desk.game.ground:
            return trail_board.drawn(desk)
        size = desk.game.atlas.size if desk.game.atlas else Size(Um(0), Um(0))
        return Scene(size, (hex_board.plain(desk),), "land")

    return desk.kept.drawing(f"country {country_mark(desk)}", draw)


def _light(drawing: Drawing, size: Size) -> Scene:
    """A light picture of the board, of its size: the ground and the map, without play.

    It is empty where the style has not the colours for it.
    """
    game, colours = drawing.desk.game, palette(drawing.desk)
    scenery = game.scenery
    drawn = game.ground is not None or game.atlas is not None
    if scenery is None and drawn and colours.keys() >= NEEDED:
        below = Place(0, 0, _land(drawing.desk))
        shown = (*board_frame.ground(size, colours), below)
        return Scene(size, shown, drawing.desk.say(game.title))
    if scenery is None or not colours.keys() >= NEEDED:
        return Scene(size, ())
    window = scenery.window.box
    items: list[Item] = [*board_frame.ground(size, colours)]
    view = Size(Um(window.width // 6), Um(window.height // 6))
    picture = vignette(drawing.desk, view)
    if picture is not None:
        items.append(Place(window.x, window.y, picture, scale=6.0))
    return Scene(size, tuple(items), drawing.desk.say(drawing.desk.game.title))
