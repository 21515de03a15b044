"""The quiet map of a figure: a part of the board without relief, growth and ornaments."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from forge.draw import route_marks
from forge.draw.board_sheet import Sheet, lettering, medallions
from forge.draw.land_mark import land_mark
from forge.draw.routes import Route, ringed
from forge.geometry import Box, Um, mm
from forge.scene import Item, Place, Scene

GRID = mm(20)
"""Land is drawn in parts of so many board µm, so that a figure a little higher shows the same."""


def quiet(sheet: Sheet, view: Box) -> Iterator[Item]:
    """The land, then play as on the board."""
    yield Place(0, 0, _land(sheet, view))
    seen = [route for route in sheet.routes if _nears(route, view)]
    yield from route_marks.lines(seen, sheet.colours)
    yield from route_marks.circles(seen, ringed(sheet.board), sheet.colours)
    yield from sheet.badges
    yield from medallions(sheet)
    yield from lettering(sheet, view)


def _land(sheet: Sheet, view: Box) -> Scene:
    """The land of the view and a little more, kept from one build to the next."""
    left, top = view.x // GRID * GRID, view.y // GRID * GRID
    right, bottom = -(-view.right // GRID) * GRID, -(-view.bottom // GRID) * GRID
    part = Box(Um(left), Um(top), Um(right - left), Um(bottom - top))

    def draw() -> Scene:
        from forge.draw.quiet_land import land  # geometry that a kept land does not need

        return Scene(sheet.scenery.size, tuple(land(sheet.terrain, part, sheet.colours)), "land")

    return sheet.desk.kept.drawing(f"quiet {land_mark(sheet.desk)} {part}", draw)


def _nears(route: Route, view: Box) -> bool:
    """Whether some stretch of a route may be in view."""
    return any(
        min(a[0], b[0]) <= view.right and max(a[0], b[0]) >= view.x
        and min(a[1], b[1]) <= view.bottom and max(a[1], b[1]) >= view.y
        for a, b in pairwise(route.line)
    )  # fmt: skip
