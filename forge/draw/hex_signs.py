"""The signs of the land of a hex, about the origin: a few of the map's small drawings together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from forge.draw import kit, map_signs
from forge.draw.curve import catmull_rom
from forge.draw.hex_sheet import TINTS, corners
from forge.draw.palette import Colours
from forge.draw.projection import Spot
from forge.model.colour import mix
from forge.scene import Item, Path, Place, Scene, Stroke

SIZE = 5_000
"""Half the width of a group of signs, µm, before it is scaled."""

GROUPS: Mapping[str, tuple[tuple[str, float, float, float, int], ...]] = {
    "dune": (("dune", -0.45, -0.1, 0.95, 0), ("dune", 0.5, 0.05, 0.95, 3),
             ("dune", 0.0, 0.5, 1.1, 5)),
    "tree": (
        ("tree", -0.5, -0.12, 0.95, 0), ("tree", 0.42, -0.2, 0.9, 2),
        ("tree", -0.02, 0.12, 1.05, 4),
        ("tree", -0.6, 0.48, 0.9, 6), ("tree", 0.56, 0.45, 0.95, 1),
    ),
    "acacia": (("acacia", -0.38, 0.2, 1.25, 0), ("acacia", 0.5, 0.48, 0.95, 4)),
    "mountain": (("mountain", -0.42, 0.3, 1.15, 1), ("mountain", 0.42, 0.42, 1.3, 5)),
}  # fmt: skip
"""Sign, place and size in units of ``SIZE``, variant; those farther north first."""


@lru_cache(maxsize=64)
def _sign(name: str, colours: tuple[tuple[str, str], ...]) -> Scene:
    held = dict(colours)
    if name == "reed":
        items = list(_reeds(held))
    elif name == "lake":
        items = list(_lake(held))
    else:
        drawn = map_signs.signs(held)
        items = [
            Place(round(x * SIZE), round(y * SIZE), drawn[kind][variant],
                  scale=round(size * SIZE / map_signs.UNIT / 2, 3))
            for kind, x, y, size, variant in GROUPS[name]
        ]  # fmt: skip
    return kit.stamp(SIZE, items, f"land {name}")


SIGNS = frozenset({*GROUPS, "reed", "lake"})
"""The signs that a kind of land may have."""


def sign(name: str, colours: Colours) -> Scene:
    """The sign of a kind of land, about 10 mm wide; KeyError for one that nobody has drawn."""
    return _sign(name, tuple(sorted(colours.items())))


def _reeds(colours: Colours) -> Iterator[Item]:
    """Three tufts of papyrus over lines of water."""
    water = Stroke(colours["sea-line"], 240, alpha=0.85)
    for y, half in ((0.46, 0.9), (0.68, 0.6)):
        row = [(-half + 0.2 * i * half * 0.5, y + (0.03 if i % 2 else -0.03)) for i in range(21)]
        yield kit.line([(u * SIZE, v * SIZE) for u, v in row], water)
    for x, tall, lean in ((-0.55, 0.62, -0.1), (0.0, 0.82, 0.04), (0.55, 0.6, 0.12)):
        yield from _tuft((x * SIZE, 0.42 * SIZE), tall * SIZE, lean * SIZE, colours)


def _tuft(foot: Spot, tall: float, lean: float, colours: Colours) -> Iterator[Item]:
    x, y = foot
    stem = Stroke(colours["forest-ink"], 260)
    for turn in (-0.34, 0.0, 0.34):
        tip = (x + lean + turn * tall, y - tall * (1 - abs(turn) * 0.5))
        yield kit.line(catmull_rom([foot, (x + turn * tall * 0.35, y - tall * 0.55), tip], 6), stem)
        fan = [(tip[0] + dx * tall * 0.24, tip[1] - dy * tall * 0.26) for dx, dy in _FAN]
        yield kit.lines(([tip, end] for end in fan), Stroke(colours["green"], 330))


_FAN = ((-1.0, 0.35), (-0.6, 0.8), (0.0, 1.0), (0.6, 0.8), (1.0, 0.35))


def _lake(colours: Colours) -> Iterator[Item]:
    ring = [(-0.85, 0.1), (-0.5, -0.3), (0.05, -0.24), (0.5, -0.4), (0.88, 0.02), (0.5, 0.42),
            (0.0, 0.34), (-0.45, 0.52)]  # fmt: skip
    shore = catmull_rom([(x * SIZE, y * SIZE) for x, y in ring], 8, closed=True)
    yield kit.area(shore, colours["sea-near"], Stroke(colours["sea-line"], 300))
    for dy, half in ((-0.06, 0.5), (0.14, 0.62)):
        wave = [(-half + half * i / 4, dy + (0.04 if i % 2 else -0.04)) for i in range(9)]
        line = catmull_rom([(x * SIZE, y * SIZE) for x, y in wave], 4)
        yield kit.line(line, Stroke(colours["foam"], 260, alpha=0.9))


def tinted(side: int, kind: str, colours: Colours) -> Path:
    """A hex about the origin in the light colour of a kind of land; KeyError for no such kind."""
    colour, strength = TINTS[kind]
    return _hex(side, mix(colours["land"], colours[colour], strength), colours)


def blank(side: int, colours: Colours) -> Path:
    """A hex about the origin of which nothing is known: white."""
    return _hex(side, colours["land"], colours)


def _hex(side: int, fill: str, colours: Colours) -> Path:
    return kit.area(corners((0, 0), side), fill, Stroke(colours["brown"], 300))
