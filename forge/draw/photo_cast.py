"""Animals, plants and things of pictures: layered drawings in colour, stood on their feet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

from forge.draw import recipes
from forge.draw.icons import Look, put
from forge.draw.pen import Curve, outline, sampled
from forge.model.colour import BLACK, shade
from forge.scene import Clip, Item, Path, Stroke

TABLES = ("photo_beasts", "photo_birds", "photo_growth", "photo_things", "photo_peeks")
LINE = 0.0065
"""The width of an outline, of the drawing's box."""
DEEPER = -0.42
"""How much darker than its ink an outline is."""

Light = Callable[[str], str]
"""What light makes of a colour."""


@dataclass(frozen=True, slots=True)
class Layer:
    """Outlines in one ink.

    ``body`` is what layers after it with ``inside`` are seen in; a ``flat`` one has no outline.
    """

    ink: str
    curves: tuple[Curve, ...]
    body: bool = False
    inside: bool = False
    flat: bool = False
    alpha: float = 1.0


@dataclass(frozen=True, slots=True)
class Actor:
    """A drawing in a box of 100 x 100, y down, that stands at the height ``foot``."""

    name: str
    foot: float
    layers: tuple[Layer, ...]

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of what is drawn, in the box of 100."""
        curves = [curve for layer in self.layers if not layer.inside for curve in layer.curves]
        points = [point for curve in curves for point in sampled(curve)]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return min(xs), min(ys), max(xs), max(ys)


@dataclass(frozen=True, slots=True)
class Stand:
    """Where an actor stands (its foot, µm), how large its box is, and whether it looks right."""

    x: int
    y: int
    size: int
    turned: bool = False


def names() -> tuple[str, ...]:
    """Every actor there is, in order."""
    return tuple(sorted(_table()))


@cache
def actor(name: str) -> Actor:
    """The drawing called ``name``; KeyError when there is none."""
    row = _table()[name]
    layers = []
    for part in row["layers"]:
        given = dict(part)
        curves = tuple(outline(drawing) for drawing in given.pop("draw"))
        layers.append(Layer(row["coat"][given.pop("ink")], curves, **given))
    return Actor(name, float(row["foot"]), tuple(layers))


def drawn(name: str, stand: Stand, light: Light = str) -> tuple[Item, ...]:
    """An actor in some light, layer on layer."""
    one = actor(name)
    at = (stand.x, round(stand.y - (one.foot - 50) * stand.size / 100))
    items: list[Item] = []
    body: tuple[str | int, ...] = ()
    within: list[Item] = []
    for layer in one.layers:
        path = _path(layer, at, stand, light)
        if layer.inside:
            within.append(path)
            continue
        _close(items, body, within)
        items += (path,) if layer.flat else (_edge(path, stand), path)
        body = path.steps if layer.body else body
    _close(items, body, within)
    return tuple(items)


def _close(items: list[Item], body: tuple[str | int, ...], within: list[Item]) -> None:
    """Put down what is seen inside the body."""
    if within:
        items.append(Clip(Path(body, evenodd=False), tuple(within)))
        within.clear()


def _path(layer: Layer, at: tuple[int, int], stand: Stand, light: Light) -> Path:
    look = Look(flip=stand.turned)
    steps = tuple(step for curve in layer.curves for step in put(curve, at, stand.size, look))
    return Path(steps, light(layer.ink), None, layer.alpha, evenodd=False)


def _edge(path: Path, stand: Stand) -> Path:
    """The outline, drawn below its fill, so that where outlines overlap they join."""
    line = max(40, round(stand.size * LINE))
    ink = path.fill if isinstance(path.fill, str) else BLACK
    return Path(path.steps, None, Stroke(shade(ink, DEEPER), 2 * line), evenodd=False)


@cache
def _table() -> Mapping[str, Any]:
    """Every table of drawings as one; ValueError when two of them share a name."""
    found: dict[str, Any] = {}
    for table in TABLES:
        for name, row in recipes.table(table).items():
            if found.setdefault(name, row) is not row:
                msg = f"two drawings are called {name!r}"
                raise ValueError(msg)
    return MappingProxyType(found)
