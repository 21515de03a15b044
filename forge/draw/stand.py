"""A stand for cards in the shape of an animal's back: pleats that hold them, and a tray."""

from __future__ import annotations

from collections.abc import Iterator

from forge.draw import folds, photo_cast
from forge.draw.desk import Desk
from forge.draw.gems import gem
from forge.draw.ornament import CREAM, GOLD, INK, curves, loops
from forge.draw.pen import Curve, Point, smooth
from forge.draw.stand_net import Pleats, Tray, tray
from forge.geometry import Box, Size, Um
from forge.locale.numbers import upright
from forge.model.colour import shade
from forge.model.folded import Rack
from forge.scene import Clip, Item, Linear, Path, Piece, Scene, Stop, Stroke
from forge.scene.piece import Outline
from forge.scene.shapes import circle, rect
from forge.typeset.spill import About
from forge.typeset.style import Align, Style

BLEED = Um(1000)
SCALE = 7_000
"""The width of a scale of the skin, µm."""
NUMBER = Style("title", 15, weight=700, colour=INK, align=Align.CENTRE, features=("lnum",))


def stand(desk: Desk) -> tuple[Piece, ...]:
    """The rack and the tray of the game's stand; nothing when it has none."""
    held = desk.game.rack(desk.edition.id)
    if held is None:
        return ()
    net, bowl = Pleats(held), tray(held)
    return (
        _piece("stand.rack", net.size, _rack(desk, held, net), net.outline()),
        _piece("stand.tray", bowl.size, _tray(desk, held, bowl), bowl.outline()),
    )


def _piece(ident: str, size: Size, scene: Scene, outline: tuple[folds.Corner, ...]) -> Piece:
    return Piece(ident, scene, size, bleed=BLEED, outline=Outline.NET, cut=folds.cut(outline))


def _rack(desk: Desk, held: Rack, net: Pleats) -> Scene:
    width = net.size.width
    whole = Box(Um(0), Um(0), *net.size).grown(BLEED)
    items: list[Item] = [rect(whole, held.colour), *skin(whole, held.colour)]
    items += _head(held, Box(Um(0), Um(0), width, held.head))
    for lip in net.lips():
        strip = Box(Um(-BLEED), lip.y, Um(width + 2 * BLEED), lip.height)
        items.append(rect(strip, shade(held.colour, -0.25)))
    for patch in net.glues():
        items.append(rect(patch, folds.GLUE))
        at = (patch.x + patch.width // 2, patch.y + patch.height // 2)
        items.append(folds.note(desk, "glue-tab", at, patch.height - 800, -90.0))
    for number, slot in enumerate(net.slots(), start=1):
        items += _numbered(desk, number, slot)
    items.append(folds.cut(net.outline()))
    items += [line for one in net.folds() for line in folds.fold(one.start, one.end)]
    return Scene(net.size, tuple(items), "rack")


def skin(box: Box, colour: str) -> Iterator[Item]:
    """Scales in rows, each row set off by half a scale."""
    shapes: list[Curve] = []
    high = SCALE * 62 // 100
    for row in range(box.height // high + 2):
        y = box.y + row * high
        for i in range(box.width // SCALE + 2):
            x = box.x + i * SCALE + (row % 2) * SCALE // 2
            ring: list[Point] = [(x - SCALE * 0.46, y), (x, y - high * 0.5), (x + SCALE * 0.46, y),
                                 (x, y + high * 0.62)]  # fmt: skip
            shapes.append(smooth(ring))
    light = Linear(
        0, box.y, 0, box.bottom, (Stop(0, shade(colour, 0.22)), Stop(1, shade(colour, 0.06)))
    )
    yield Clip(rect(box), (Path(curves(shapes), light, Stroke(shade(colour, -0.3), 220)),))


def _head(held: Rack, box: Box) -> Iterator[Item]:
    """The animal on the upper part of the back."""
    one = photo_cast.actor(held.symbol)
    left, top, right, bottom = one.bounds
    size = round(min(box.height * 88 / (bottom - top), box.width * 92 / (right - left)))
    x = box.x + box.width // 2 + round((50 - (left + right) / 2) * size / 100)
    middle = box.y + box.height // 2
    foot = middle + round((one.foot - (top + bottom) / 2) * size / 100)
    panel = box.grown(-box.height // 14)
    yield rect(panel, "#D9E8D8", Stroke(GOLD, 500), radius=2_500)
    yield from photo_cast.drawn(held.symbol, photo_cast.Stand(x, foot, size))


def _numbered(desk: Desk, number: int, slot: Box) -> Iterator[Item]:
    """The number of a slot on a disc in the middle of its front."""
    x, y, r = slot.x + slot.width // 2, slot.y + slot.height // 2, slot.height * 38 // 100
    yield circle(x + 200, y + 300, r, "#160C05", alpha=0.25)
    yield circle(x, y, r, CREAM, Stroke(INK, 260))
    yield circle(x, y, r * 86 // 100, None, Stroke(GOLD, 220))
    about = About("stand")
    yield from desk.setter.line(upright(number), NUMBER, x, y + 1_850, Align.CENTRE, about)


def _tray(desk: Desk, held: Rack, bowl: Tray) -> Scene:
    whole = Box(Um(0), Um(0), *bowl.size)
    base = bowl.base
    x, y = base.x + base.width // 2, base.y + base.height // 2
    outer = Path(loops([bowl.outline()]))
    items: list[Item] = [
        Clip(outer, (rect(whole, held.colour), *skin(whole, held.colour))),
        *(folds.paper(corners) for corners in bowl.tabs()),
        rect(base, "#1F3A4D"),
        rect(base.grown(-1_500), None, Stroke(GOLD, 350), radius=1_500),
        *gem("brilliant", x, y, base.height * 30 // 100, "#1F5FA8"),
        folds.cut(bowl.outline()),
        *(line for one in bowl.folds() for line in folds.fold(one.start, one.end)),
    ]
    for corners in bowl.tabs():
        us, vs = [u for u, _ in corners], [v for _, v in corners]
        at = ((min(us) + max(us)) // 2, (min(vs) + max(vs)) // 2)
        items.append(folds.note(desk, "glue-tab", at, bowl.wall - 2_600, -90.0))
    return Scene(bowl.size, tuple(items), "tray")
