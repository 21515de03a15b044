"""The map that tells where each tile goes: the whole drawing, small and pale, cut lines over it."""

from __future__ import annotations

from forge.geometry import Box, Size, Um
from forge.press.crease import Crease
from forge.press.marks import Label, Slip
from forge.press.tile import Tile, TilePlan, Tiling, tiling
from forge.scene import Clip, Fade, Item, Path, Place, Scene, Stroke
from forge.scene.shapes import rect

PALE = 0.45
FRAME = Stroke("#000000", 350)
LINE = Stroke("#000000", 250, (1200, 800))
FOLD = Stroke("#C2402A", 700, (4000, 1600, 700, 1600), round=False)


def assembly(scene: Scene, plan: TilePlan, room: Size, label: Label) -> Scene:
    """The drawing scaled into ``room``, with the edges of its tiles and a label in each.

    A slip tells ``label`` the tile; its words are set about (0, 0), the middle of the baseline.
    """
    made = tiling(scene, plan)
    scale = min(room.width / scene.size.width, room.height / scene.size.height)
    size = Size(*(Um(round(length * scale)) for length in scene.size))
    frame = rect(Box(Um(0), Um(0), *size), stroke=FRAME)
    items: list[Item] = [Clip(frame, (Fade(PALE, (Place(0, 0, scene, scale=scale),)),))]
    for number, tile in enumerate(made.tiles, 1):
        seen = _seen(tile, made, plan)
        box = Box(*(Um(round(length * scale)) for length in seen))
        items.append(_edges(box, tile))
        slip = Slip(number, len(made.tiles), "map", tile.row, made.rows, tile.column, made.columns)
        middle = (box.x + box.width // 2, box.y + box.height // 2)
        items.append(Place(*middle, Scene(box.size, label(slip))))
    items += [_crease(crease, size, scale) for crease in plan.creases]
    return Scene(size, (*items, frame), scene.name)


def _crease(crease: Crease, size: Size, scale: float) -> Path:
    """A fold of the mounted board, right across the map."""
    at = round(crease.at * scale)
    if crease.upright:
        return Path(("M", at, 0, "L", at, size.height), stroke=FOLD)
    return Path(("M", 0, at, "L", size.width, at), stroke=FOLD)


def _seen(tile: Tile, made: Tiling, plan: TilePlan) -> Box:
    """What is seen of a tile once all are glued: not the bands that the next ones lie on."""
    right = plan.overlap if tile.column < made.columns else 0
    bottom = plan.overlap if tile.row < made.rows else 0
    window = tile.window
    return Box(window.x, window.y, Um(window.width - right), Um(window.height - bottom))


def _edges(box: Box, tile: Tile) -> Path:
    """The edges that are laid on other tiles: left and top, where there is one."""
    steps: list[str | int] = []
    if tile.column > 1:
        steps += ["M", box.x, box.y, "L", box.x, box.bottom]
    if tile.row > 1:
        steps += ["M", box.x, box.y, "L", box.right, box.y]
    return Path(tuple(steps), stroke=LINE)
