"""The sheet of a map of hexes: its signs exist, the whole map lies in its window."""

from __future__ import annotations

from collections.abc import Iterator

from forge.checks import known
from forge.checks.engine import Complaint, check
from forge.checks.naming import Names
from forge.geometry import in_mm
from forge.model.game import Game


@check()
def atlas_signs(game: Game) -> Iterator[Complaint]:
    """Every sign of the land, of the seas and of the legend is one that forge can draw.

    Looks up the signs of the terrains, of the ornaments and of what players draw on the map.

    A misspelt sign would leave a hex or a row of the legend bare.

    Bad:
        change:
          atlas:
            ornaments:
              galleon: {sign: galley}
    Good:
        change:
          atlas:
            ornaments:
              galleon: {sign: dhow}
    """
    if game.map is None or game.atlas is None:
        return
    from forge.draw import hex_marks, hex_signs, map_beasts  # drawings, for this game alone

    land, beasts = Names("sign", "", tuple(sorted(hex_signs.SIGNS))), map_beasts.names()
    for kind in game.map.terrains:
        yield from land.want(kind.sign, kind.at / "sign", f"the terrain {kind.id!r}")
    drawings = Names("drawing", "", beasts)
    for one in game.atlas.ornaments:
        yield from drawings.want(one.sign, one.at / "sign", f"the ornament {one.id!r}")
    marks = Names("mark", "", tuple(sorted(hex_marks.MARKS)))
    for own in game.atlas.key.signs:
        yield from marks.want(own.sign, own.at / "sign", f"the legend's {own.id!r}")


@check()
def atlas_room(game: Game) -> Iterator[Complaint]:
    """The whole map lies in the window of its sheet, and the window on the sheet.

    Measures the hexes of the rows, as large and where the atlas puts them, and the window.

    A hex that is cut off cannot be drawn in, nor its name read.

    Bad:
        change:
          atlas: {hex: 30}
    Good:
        change:
          atlas: {hex: 25}
    """
    if game.map is None or game.atlas is None:
        return
    from forge.draw.hex_sheet import GridProjector, corners

    window, project = game.atlas.window.box, GridProjector(game.map, game.atlas)
    edges = {
        "x": -window.x,
        "y": -window.y,
        "width": window.right - game.atlas.width,
        "height": window.bottom - game.atlas.height,
    }
    for edge, beyond in edges.items():
        if beyond > 0:
            message = f"the window of the map reaches {in_mm(beyond)} mm beyond its sheet"
            hint = "make it smaller, or the sheet larger"
            yield Complaint(game.atlas.at / "window" / edge, message, hint)
    side = game.atlas.hex / 3**0.5
    over = 0.0
    for hex_ in game.map.land:
        for x, y in corners(project.spot(game.map.grid.middle(hex_)), side):
            over = max(over, window.x - x, x - window.right, window.y - y, y - window.bottom)
    if over > 0:
        message = f"the map reaches {in_mm(round(over))} mm beyond the window of its sheet"
        yield Complaint(game.atlas.at / "hex", message, "make the hexes smaller, or move the first")


@check()
def atlas_table(game: Game) -> Iterator[Complaint]:
    """The legend of a map names a table and a column, and the table has a row for each terrain.

    Looks the numbers of the legend up.

    A number that is missing from the legend is one that players look for in the rules.

    Bad:
        change:
          atlas: {key: {column: numbers}}
    Good:
        change:
          atlas: {key: {heading: Roll more than}}
    """
    if game.map is None or game.atlas is None:
        return
    key = game.atlas.key
    yield from known.tables(game).want(key.table, key.at / "table", "the legend")
    table = game.table(key.table)
    if table is None:
        return
    columns = Names("column", "", tuple(column.id for column in table.columns))
    found = list(columns.want(key.column, key.at / "column", "the legend"))
    yield from found
    rows = Names("row", f"tables.{key.table}.rows", tuple(row.id for row in table.rows))
    for kind in game.map.terrains if not found else ():
        whose = f"the legend shows {kind.id}, and its table"
        yield from rows.want(str(kind.id), kind.at, whose)
