"""The board of a trail: the land, the way through it, and what each field does."""

from __future__ import annotations

from collections.abc import Iterator

from forge.draw import board_frame, board_legend, kit, trail_fields
from forge.draw.crowd import Crowd, around
from forge.draw.desk import Desk
from forge.draw.land_mark import country_mark
from forge.draw.palette import Colours, palette
from forge.draw.trail_ground import land, names
from forge.draw.trail_layout import Layout, layout, trailed
from forge.draw.trail_sizes import radius
from forge.geometry import Box, Size, Um
from forge.model.ground import Ground
from forge.model.trail import FieldKind, Terminus, Trail
from forge.scene import Item, Place, Scene
from forge.typeset.style import Style

COLUMNS = 5
SAMPLE = Um(6_800)
"""The radius of a field in the legend."""


def board(desk: Desk) -> Scene:
    """The whole board at its true size; ValueError when the game has no drawn trail."""
    trail, ground = trailed(desk)
    colours, spots = palette(desk), layout(trail)
    window = ground.window.box
    items: list[Item] = [*board_frame.ground(ground.size, colours)]
    items += board_frame.neat_lines(window, colours)
    crowd = crowded(trail, spots)
    lettered = tuple(names(desk, ground, crowd))
    items.append(land(ground, crowd, colours, desk.kept))
    items.append(kit.boxed(window, lettered))
    items += trail_fields.roads(spots, colours)
    items += trail_fields.pier(trail, spots, colours)
    items += trail_fields.fields(desk, trail, spots, colours)
    items += trail_fields.ends(desk, trail, spots, colours)
    items += trail_fields.closings(desk, trail, spots, colours)
    items += board_frame.band(ground.size, colours)
    items += board_frame.title(desk, ground.size, window)
    items += _legend(desk, trail, ground, colours)
    return Scene(ground.size, tuple(items), desk.say(desk.game.title))


def words(desk: Desk) -> Iterator[Item]:
    """Every text of the board, and the fields of its trail, without the land."""
    trail, ground = trailed(desk)
    colours, spots = palette(desk), layout(trail)
    yield from names(desk, ground, crowded(trail, spots))
    yield from trail_fields.fields(desk, trail, spots, colours)
    yield from trail_fields.ends(desk, trail, spots, colours)
    yield from trail_fields.closings(desk, trail, spots, colours)
    yield from board_frame.title(desk, ground.size, ground.window.box)
    yield from _legend(desk, trail, ground, colours)


def vignette(desk: Desk, size: Size) -> Scene:
    """The land and the trail without numbers, as a picture that covers ``size``.

    ValueError when the game has no drawn trail.
    """
    window = trailed(desk)[1].window.box
    scale = max(size.width / window.width, size.height / window.height)
    map_ = desk.kept.drawing(f"country {country_mark(desk)}", lambda: drawn(desk))
    x, y = window.x + window.width // 2, window.y + window.height // 2
    place = Place(round(size.width / 2 - x * scale), round(size.height / 2 - y * scale), map_,
                  scale=scale)  # fmt: skip
    sheet = Box(Um(0), Um(0), *size)
    return Scene(size, (kit.boxed(sheet, [place]),), "vignette")


def drawn(desk: Desk) -> Scene:
    """The land and the trail without numbers and names, at the places of the board.

    ValueError when the game has no drawn trail.
    """
    trail, ground = trailed(desk)
    colours = palette(desk)
    spots, window = layout(trail), ground.window.box
    items = (
        land(ground, crowded(trail, spots), colours, desk.kept),
        *trail_fields.roads(spots, colours),
        *trail_fields.pier(trail, spots, colours),
        *trail_fields.signs(trail, spots, colours),
    )
    return Scene(Size(Um(window.right), Um(window.bottom)), items, "land")


def crowded(trail: Trail, spots: Layout) -> Crowd:
    """The room that play takes, for trees and animals to keep off."""
    crowd = Crowd()
    for number, (x, y) in spots.spots.items():
        crowd.take(around(x, y, radius(trail.kind(number)) + 2_200))
    for road in spots.roads:
        for x, y in road[::3]:
            crowd.take(around(x, y, 3_600))
    return crowd


def _legend(desk: Desk, trail: Trail, ground: Ground, colours: Colours) -> Iterator[Item]:
    """What each field does, beside its sign, between the two ends."""
    frame = ground.legend.box
    yield from board_legend.paper(frame, colours)
    entries: list[FieldKind | Terminus] = [trail.start, *trail.kinds, trail.finish]
    rows = -(-len(entries) // COLUMNS)
    inner = frame.grown(-3_000)
    wide, tall = inner.width // COLUMNS, inner.height // rows
    rooms = []
    for i, entry in enumerate(entries):
        row, column = divmod(i, COLUMNS)
        cell = Box(Um(inner.x + column * wide), Um(inner.y + row * tall), Um(wide), Um(tall))
        rooms.append(desk.placed(cell, inner))
        yield _sign(desk, trail, entry, rooms[-1], colours)
    name = Style(size=12.5, smallest=7, weight=700, colour=colours["ink"], features=("smcp",))
    note = Style(size=10, smallest=6, colour=colours["brown"], features=("lnum",))
    said = [_said(desk, cell) for cell in rooms]
    names, notes = [entry.name for entry in entries], [entry.text for entry in entries]
    yield from board_legend.alike(desk, names, said, name)
    below = [Box(room.x, Um(room.y + 6_200), room.width, Um(tall - 8_000)) for room in said]
    yield from board_legend.alike(desk, notes, below, note, "top", lines=None)


def _sign(
    desk: Desk, trail: Trail, entry: FieldKind | Terminus, cell: Box, colours: Colours
) -> Place:
    """What an entry of the legend tells of, at the start of its cell."""
    sign = desk.placed(Box(Um(cell.x + 1_800), cell.y, Um(2 * SAMPLE), cell.height), cell)
    if isinstance(entry, FieldKind):
        drawn = trail_fields.disc(entry, SAMPLE, tuple(sorted(colours.items())))
    else:
        drawn = trail_fields.medal(trail, entry, SAMPLE, colours)
    return Place(sign.x + SAMPLE, cell.y + cell.height // 2, drawn)


def _said(desk: Desk, cell: Box) -> Box:
    """The room of an entry's name, beside its sign."""
    left = 2 * SAMPLE + 4_400
    said = Box(Um(cell.x + left), Um(cell.y + 1_200), Um(cell.width - left - 1_500), Um(5_800))
    return desk.placed(said, cell)
