"""What explorers draw on a map of hexes, as the legend and the book show it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from forge.draw import kit
from forge.draw.icons import icon
from forge.draw.palette import Colours
from forge.scene import Item, Scene, Stroke
from forge.scene.shapes import circle

REACH = 6_500
"""Half the width of a mark, µm."""
HOUSES = ((-3_600, 1_400), (500, -1_400), (4_000, 1_700))
"""Where the three houses of a settlement stand."""


def mark(name: str, colours: Colours) -> Scene:
    """A mark about the origin, as a pencil draws it; KeyError for one that nobody has drawn."""
    return kit.stamp(REACH, [*MARKS[name](colours)], f"mark {name}")


def _pencil(colours: Colours, width: int = 420) -> Stroke:
    return Stroke(colours["ink"], width)


def _oasis(colours: Colours) -> Iterator[Item]:
    """A palm by a pool."""
    yield circle(0, 0, REACH - 900, colours["land"], _pencil(colours, 300))
    yield icon("palm").path((0, -200), 8_600, colours["ink"])


def _cataract(colours: Colours) -> Iterator[Item]:
    """Strokes across a river."""
    river = [(-REACH, 900.0), (-2_000.0, -500.0), (2_500.0, 500.0), (REACH, -900.0)]
    yield kit.line(river, Stroke(colours["sea-line"], 1_500))
    bars = [[(x, -2_600.0), (x + 900, 2_600.0)] for x in (2_000.0, 3_500.0)]
    yield kit.lines(bars, _pencil(colours, 620))


def _settlement(colours: Colours) -> Iterator[Item]:
    """A round house, and two more, fainter: as many as the settlement is large."""
    for number, (x, y) in enumerate(HOUSES):
        yield from _house(x, y, colours, 0.45 if number else 1.0)


def houses(count: int, colours: Colours) -> Scene:
    """A settlement of one to three houses about the origin, as somebody drew it on the map."""
    places = {1: ((0, 0),), 2: ((-2_300, 900), (2_300, -700))}.get(count, HOUSES)
    drawn = [item for x, y in places for item in _house(x, y, colours)]
    return kit.stamp(REACH, drawn, f"houses {count}")


def _house(x: int, y: int, colours: Colours, alpha: float = 1.0) -> Iterator[Item]:
    roof = [(x - 2_100.0, y - 300.0), (x + 0.0, y - 2_700.0), (x + 2_100.0, y - 300.0)]
    wall = [(x - 1_500.0, y - 300.0), (x - 1_500.0, y + 1_900.0), (x + 1_500.0, y + 1_900.0),
            (x + 1_500.0, y - 300.0)]  # fmt: skip
    line = Stroke(colours["ink"], 420, alpha=alpha)
    yield kit.area([*roof], colours["land"], line)
    yield kit.line(wall, line)


MARKS: Mapping[str, Callable[[Colours], Iterator[Item]]] = {
    "oasis": _oasis,
    "cataract": _cataract,
    "settlement": _settlement,
}
"""The marks by name."""
