"""A die to cut out and fold: a cross of six faces with tabs, opposite faces adding up to seven.

Faces stand in a grid of columns and rows::

        2
      3 1 4
        5
        6
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from forge.draw import folds, tokens
from forge.draw.desk import Desk
from forge.draw.ornament import INK
from forge.geometry import Box, Size, Um
from forge.model.colour import mix, shade
from forge.model.folded import Die
from forge.scene import Item, Piece, Place, Radial, Scene, Stop, Stroke
from forge.scene.piece import Outline
from forge.scene.shapes import circle, rect

Cell = tuple[int, int]

NET: Mapping[int, Cell] = MappingProxyType(
    {2: (1, 0), 3: (0, 1), 1: (1, 1), 4: (2, 1), 5: (1, 2), 6: (1, 3)}
)
"""Where each face lies: column and row."""

TABS: tuple[tuple[Cell, str], ...] = (
    ((1, 0), "top"), ((1, 0), "left"), ((1, 0), "right"),
    ((1, 2), "left"), ((1, 2), "right"), ((1, 3), "left"), ((1, 3), "right"),
)  # fmt: skip
"""The seven tabs: one on each pair of edges that meet when the net is folded."""

TURN: Mapping[str, Cell] = MappingProxyType(
    {"top": (0, -1), "bottom": (0, 1), "left": (-1, 0), "right": (1, 0)}
)

PIPS: Mapping[int, tuple[Cell, ...]] = MappingProxyType({
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
})  # fmt: skip

BLEED = Um(2000)


def die(desk: Desk) -> tuple[Piece, ...]:
    """The net of the game's die; nothing when it has none."""
    held = desk.game.die
    if held is None:
        return ()
    size = net_size(held)
    return (Piece("die", _net(desk, held, size), size, bleed=BLEED, outline=Outline.NET,
                  cut=folds.cut(outline(held)), count=held.count),)  # fmt: skip


def net_size(held: Die) -> Size:
    """The sheet that the net takes, tabs included."""
    return Size(Um(3 * held.edge + 2 * held.tab), Um(4 * held.edge + held.tab))


def corner(held: Die, cell: Cell) -> folds.Corner:
    """The top left corner of a face in the net, µm."""
    return held.tab + cell[0] * held.edge, held.tab + cell[1] * held.edge


def outline(held: Die) -> tuple[folds.Corner, ...]:
    """The corners to cut round, clockwise, the tabs among them."""
    tabs = dict.fromkeys(TABS)
    walk = (
        ((1, 0), "top"), ((1, 0), "right"), ((2, 1), "top"), ((2, 1), "right"),
        ((2, 1), "bottom"), ((1, 2), "right"), ((1, 3), "right"), ((1, 3), "bottom"),
        ((1, 3), "left"), ((1, 2), "left"), ((0, 1), "bottom"), ((0, 1), "left"),
        ((0, 1), "top"), ((1, 0), "left"),
    )  # fmt: skip
    return tuple(
        point
        for cell, side in walk
        for point in (_tab(held, cell, side) if (cell, side) in tabs else _edge(held, cell, side))
    )


def _edge(held: Die, cell: Cell, side: str) -> tuple[folds.Corner, folds.Corner]:
    """An edge of a face, clockwise round it."""
    x, y = corner(held, cell)
    e = held.edge
    ends = {
        "top": ((x, y), (x + e, y)),
        "right": ((x + e, y), (x + e, y + e)),
        "bottom": ((x + e, y + e), (x, y + e)),
        "left": ((x, y + e), (x, y)),
    }
    return ends[side]


def _tab(held: Die, cell: Cell, side: str) -> tuple[folds.Corner, ...]:
    """A tab's four corners: its edge, and the narrower far side."""
    (ax, ay), (bx, by) = _edge(held, cell, side)
    out, slope = TURN[side], held.tab * 3 // 5
    dx, dy = (bx - ax) // held.edge, (by - ay) // held.edge
    far = (out[0] * held.tab, out[1] * held.tab)
    return (
        (ax, ay),
        (ax + far[0] + dx * slope, ay + far[1] + dy * slope),
        (bx + far[0] - dx * slope, by + far[1] - dy * slope),
        (bx, by),
    )


def _net(desk: Desk, held: Die, size: Size) -> Scene:
    items: list[Item] = [folds.paper(_tab(held, cell, side)) for cell, side in TABS]
    for value, cell in NET.items():
        x, y = corner(held, cell)
        items += [rect(Box(Um(x), Um(y), held.edge, held.edge).grown(150), held.ground)]
        items += [Place(x, y, _face(desk, held, value))]
    items += [folds.cut(outline(held))]
    items += [line for start, end in _creases(held) for line in folds.fold(start, end)]
    items += [_glue(desk, held, cell, side) for cell, side in TABS]
    return Scene(size, tuple(items), "die")


def _creases(held: Die) -> Iterator[tuple[folds.Corner, folds.Corner]]:
    """The edges between faces, and those that tabs hang on."""
    for cell, side in (((1, 1), "top"), ((1, 1), "left"), ((1, 1), "right"), ((1, 1), "bottom"),
                       ((1, 2), "bottom"), *TABS):  # fmt: skip
        yield _edge(held, cell, side)


def _glue(desk: Desk, held: Die, cell: Cell, side: str) -> Item:
    (ax, ay), (bx, by) = _edge(held, cell, side)
    out = TURN[side]
    at = ((ax + bx) // 2 + out[0] * held.tab // 2, (ay + by) // 2 + out[1] * held.tab // 2)
    return folds.note(desk, "glue-tab", at, held.edge // 2, 0.0 if out[1] else -90.0)


def _face(desk: Desk, held: Die, value: int) -> Scene:
    """One face: a rounded frame, and its pips; the one may be a token's stone."""
    e = held.edge
    whole = Box(Um(0), Um(0), e, e)
    glow = Radial(e * 2 // 5, e * 2 // 5, e, (Stop(0, mix(held.ground, "#FFFFFF", 0.75)),
                                              Stop(1, shade(held.ground, -0.08))))  # fmt: skip
    items: list[Item] = [
        rect(whole, held.ground),
        rect(whole.grown(-700), glow, Stroke(held.pips, 350), radius=e // 7),
        rect(whole.grown(-1250), None, Stroke(held.pips, 150, alpha=0.7), radius=e // 9),
    ]
    stone = _stone(desk, held) if value == 1 else None
    if stone is not None:
        size = stone.size.width
        items.append(Place((e - size) // 2, (e - size) // 2, stone))
    else:
        items += [item for spot in PIPS[value] for item in _pip(held, spot)]
    return Scene(whole.size, tuple(items), str(value))


def _stone(desk: Desk, held: Die) -> Scene | None:
    kinds = desk.game.tokens.kinds if desk.game.tokens else ()
    token = next((kind for kind in kinds if kind.id == held.one), None)
    return tokens.sign(token, round(held.edge * 0.62)) if token else None


def _pip(held: Die, spot: Cell) -> Iterator[Item]:
    x, y = (held.edge // 2 + part * held.edge * 27 // 100 for part in spot)
    r = held.edge * 94 // 1000
    ball = Radial(x - r // 3, y - r // 3, round(r * 1.5), (
        Stop(0, shade(held.pips, 0.45)), Stop(0.45, held.pips), Stop(1, shade(held.pips, -0.35)),
    ))  # fmt: skip
    yield circle(x + r // 6, y + r // 4, r, "#160C05", alpha=0.22)
    yield circle(x, y, r, ball, Stroke(mix(held.pips, INK, 0.5), 120))
    yield circle(x - r // 3, y - r * 2 // 5, r // 5, "#FFFFFF", alpha=0.8)
