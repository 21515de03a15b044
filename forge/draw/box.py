"""A tuck box for the notes and the cards, in the looks of the board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import shapely

from forge.draw import box_net, box_panels, drawings, folds, kit, outlines
from forge.draw.box_net import BLEED, Net
from forge.draw.box_size import box_of, sized
from forge.draw.curve import star
from forge.draw.desk import Desk
from forge.draw.palette import Colours, palette
from forge.draw.vignette import vignette
from forge.geometry import Box, Size, Um
from forge.model.folded import TuckBox
from forge.scene import Item, Path, Piece, Scene, Stroke
from forge.scene.piece import Outline

WRAP = 1200
"""How far art goes on over a fold onto a flap for glue, µm."""


def box(desk: Desk) -> tuple[Piece, ...]:
    """The net of the game's box; nothing when it has none, or nothing to put in."""
    held = box_of(desk)
    net = sized(desk, held) if held else None
    if held is None or net is None:
        return ()
    return (Piece("box", _net(desk, held, net), net.size, bleed=BLEED, outline=Outline.NET,
                  cut=folds.cut(box_net.outline(net))),)  # fmt: skip


def _net(desk: Desk, held: TuckBox, net: Net) -> Scene:
    colours = palette(desk)
    outer = box_net.outline(net)
    items: list[Item] = [*_ground(net, colours)]
    picture = _picture(desk, held, box_panels.window(net.walls[0].size).size)
    items += box_panels.walls(desk, held, net, picture)
    items += _thumb(net)
    items.append(folds.cut(outer))
    items += [line for ends in box_net.folds(net) for line in folds.fold(*ends)]
    items += _notes(desk, net)
    return Scene(net.size, tuple(items), desk.say(desk.game.title))


def _picture(desk: Desk, held: TuckBox, size: Size) -> Scene | None:
    """What the front shows: the picture that the box names, or the map."""
    if not held.picture:
        return vignette(desk, size)
    whole = Box(Um(0), Um(0), *size)
    drawn = drawings.drawing(desk, held.picture, whole, palette(desk)["gold"])
    return Scene(size, (kit.boxed(whole, drawn),), "picture")


def _ground(net: Net, colours: Colours) -> Iterator[Item]:
    """The coloured walls as far as their bleed, then the bare flaps."""
    outer = shapely.Polygon(box_net.outline(net))
    walls = outer.buffer(BLEED, join_style="mitre")
    yield from outlines.shape(walls, colours["indigo"])
    yield from outlines.clipped(walls, _weave(net, colours))
    made = box_net.flaps(net)
    for name, corners in made.items():
        flap = shapely.Polygon(corners)
        inner = flap.difference(_shade_of(corners))
        yield from outlines.shape(inner.buffer(BLEED, join_style="mitre").difference(
            _near_walls(net, name)), folds.GLUE)  # fmt: skip


def _shade_of(corners: Sequence[box_net.Corner]) -> shapely.Geometry:
    """The strip of a flap along its fold that art goes on over."""
    fold = shapely.LineString([corners[0], corners[-1]])
    return fold.buffer(WRAP, cap_style="flat")


def _near_walls(net: Net, name: str) -> shapely.Geometry:
    """The walls, lid and floor with the strips round them that a flap leaves to the art."""
    own = net.floor if name == "floor" else None
    parts = [*net.walls, net.lid, *([] if own else [net.floor])]
    return shapely.union_all(
        [shapely.box(b.x - WRAP, b.y - WRAP, b.right + WRAP, b.bottom + WRAP) for b in parts]
    )


def _weave(net: Net, colours: Colours) -> Iterator[Item]:
    """Zigzags and lozenges in rows, woven round the box."""
    step, rows = 5200, []
    marks: list[str | int] = []
    width, height = net.size
    count = round((width - net.glue) / step / 2) * 2
    pitch = (width - net.glue) / count
    for j in range(-1, height // step + 2):
        y = j * step
        if j % 2:
            rows.append([
                (net.glue + (i - 2) * pitch / 2, y + (900 if i % 2 else -900))
                for i in range(2 * count + 9)
            ])  # fmt: skip
        else:
            for i in range(-1, count + 2):
                centre = (net.glue + i * pitch, y)
                marks += kit.run(star(centre, 1_250, 620, 2), closed=True)
    yield kit.lines(rows, Stroke(colours["pale-gold"], 260, alpha=0.16))
    yield Path(tuple(marks), colours["pale-gold"], alpha=0.13)


def _thumb(net: Net) -> Iterator[Item]:
    """The hole for a thumb shows bare paper."""
    yield kit.area(box_net.thumb(net), "#FFFFFF")


def _notes(desk: Desk, net: Net) -> Iterator[Item]:
    front = net.walls[0]
    yield folds.note(desk, "glue-tab", (net.glue // 2, front.y + front.height // 2),
                     front.height // 3, -90.0)  # fmt: skip
    back = net.walls[2]
    at = (back.x + back.width // 2, net.bottom + net.depth * 3 // 5)
    yield folds.note(desk, "glue-tab", at, back.width // 2)
