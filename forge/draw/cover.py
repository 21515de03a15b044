"""The cover of the rulebook: the board's frame, title and map, without anything of play.

It is drawn on a sheet twice as large, in the board's own measures, and put down at half size, so
that title, pattern band and neat lines are those of the board.
"""

from __future__ import annotations

from collections.abc import Iterator

from forge.draw import board_frame
from forge.draw.board_legend import paper, ribbon
from forge.draw.desk import Desk
from forge.draw.jewel import jewel
from forge.draw.land_mark import country_mark
from forge.draw.palette import NEEDED, palette
from forge.draw.rulebook_style import SMALL, USUAL, Edges
from forge.draw.vignette import vignette
from forge.geometry import Box, Size, Um, mm
from forge.locale.ui import UI, word
from forge.model.rulebook import Rulebook
from forge.model.text import Text
from forge.scene import Item, Place, Scene
from forge.typeset.spill import About
from forge.typeset.style import Align, Style

HALF = 0.5
EDGE = mm("6.5")
"""What home printers leave white round a page: the cover stays within it."""
WINDOW_TOP = mm(74)
SIDE = mm(21)
FOOT = mm(92)
"""What the panel below the map takes, with the frame."""


def has_cover(desk: Desk) -> bool:
    """Whether the game has a map, or a trail over land, and the colours to draw a cover with."""
    return _has_country(desk) and palette(desk).keys() >= NEEDED


def cover(desk: Desk, book: Rulebook, size: Size, art: bool = True, edges: Edges = USUAL) -> Scene:
    """The cover of a book on paper of this size; ask :func:`has_cover` first.

    Without ``art`` the map is left out.  All round stays white what the printer leaves, or more.
    """
    edge = max(EDGE, edges.widest)
    great = Size(*(Um(round((side - 2 * edge) / HALF)) for side in size))
    colours = palette(desk)
    window = Box(SIDE, WINDOW_TOP, Um(great.width - 2 * SIDE),
                 Um(great.height - WINDOW_TOP - FOOT))  # fmt: skip
    items: list[Item] = [*board_frame.ground(great, colours)]
    items += board_frame.neat_lines(window, colours)
    picture = _country(desk, window.size) if art else None
    if picture is not None:
        items.append(Place(window.x, window.y, picture))
    items += board_frame.band(great, colours)
    items += board_frame.title(desk, great, window, book.title)
    foot = Box(SIDE, Um(window.bottom), window.width, FOOT)
    items += _foot(desk, book, foot, edges.larger)
    name = desk.say(book.title)
    return Scene(size, (Place(edge, edge, Scene(great, tuple(items)), scale=HALF),), name)


def _has_country(desk: Desk) -> bool:
    """Whether the game has a map, or a trail with the land that it runs through."""
    game = desk.game
    return game.scenery is not None or (game.trail is not None and game.ground is not None)


def _country(desk: Desk, size: Size) -> Scene | None:
    """The game's country at a size: its map, or the land of its trail."""
    if desk.game.scenery is not None or not _has_country(desk):
        return vignette(desk, size)

    def draw() -> Scene:
        from forge.draw.trail_board import vignette  # geometry that a kept land does not need

        return vignette(desk, size)

    return desk.kept.drawing(f"vignette {country_mark(desk)} {size}", draw)


def _foot(desk: Desk, book: Rulebook, room: Box, larger: float) -> Iterator[Item]:
    """The stone on the lower edge of the map, and a panel with the book's own title."""
    colours, least = palette(desk), SMALL * larger / HALF
    wide = room.width * 62 // 100
    panel = Box(Um(room.x + (room.width - wide) // 2), Um(room.y + mm(20)), Um(wide), mm(46))
    yield from paper(panel, colours)
    yield from ribbon(desk, book.subtitle, panel, colours)
    facts = Style(role="title", size=22, smallest=13, weight=600, colour=colours["ink"],
                  align=Align.CENTRE, tracking=500, features=("smcp", "lnum"),
                  hyphens=False)  # fmt: skip
    small = Style(role="text", size=max(14, least), smallest=least, italic=True,
                  colour=colours["brown"], align=Align.CENTRE, leading=1.3)  # fmt: skip
    inner = panel.grown(-mm(6))
    upper = Box(inner.x, Um(panel.y + mm(7)), inner.width, mm(12))
    lower = Box(inner.x, Um(panel.y + mm(20)), inner.width, mm(24))
    about = About("rulebook cover", UI["cover-facts"].id)
    yield from desk.setter.fit(_facts(desk), facts, upper, about, "middle", lines=1)
    yield from _said(desk, desk.game.notice, small, lower)
    yield from jewel(desk, (room.x + room.width // 2, room.y - mm(1)), mm(11), colours)


def _facts(desk: Desk) -> str:
    game, edition = desk.game, desk.edition
    return word(
        "cover-facts",
        players_min=edition.players_min, players_max=edition.players_max,
        minutes_min=game.minutes_min, minutes_max=game.minutes_max, age=game.age,
    )  # fmt: skip


def _said(desk: Desk, text: Text, style: Style, room: Box) -> Iterator[Item]:
    about = About("rulebook cover", text.id, text.at)
    yield from desk.setter.fit(desk.say(text), style, room, about, "middle")
