"""Pawns that stand: a strip with two faces, head to head, and two flaps for the base.

Folded over, the strip shows one face to either side, both upright; so the second face is turned
by half a circle, not mirrored.
"""

from __future__ import annotations

from collections.abc import Iterator

from forge.draw import beasts, folds
from forge.draw.desk import Desk
from forge.draw.ornament import CREAM, GOLD, INK, PALE_GOLD, rays
from forge.geometry import Box, Size, Um
from forge.model.colour import mix, readable_on, shade
from forge.model.folded import Pawn, PawnSet
from forge.scene import Clip, Item, Linear, Path, Piece, Place, Scene, Stop, Stroke
from forge.scene.shapes import circle, rect
from forge.typeset.spill import About
from forge.typeset.style import Align, Style

BLEED = Um(2000)
TICK = BLEED
"""How far a fold's line goes on beyond the cut."""

NAME = Style(
    role="title", size=11.5, smallest=6, weight=700, colour=INK, align=Align.CENTRE,
    tracking=500, features=("smcp",), hyphens=False,
)  # fmt: skip


def pawns(desk: Desk) -> tuple[Piece, ...]:
    """A pawn for each player of the edition, in the order players take them."""
    held = desk.game.pawns
    if held is None:
        return ()
    return tuple(
        Piece(f"pawn.{pawn.id}", _strip(desk, held, pawn), held.size, bleed=BLEED)
        for pawn in held.kinds[: desk.edition.players_max]
    )


def face(desk: Desk, held: PawnSet, pawn: Pawn) -> Scene:
    """One face, upright: rays from the animal's disc, a name plate at the foot."""
    w, h = held.width, held.face
    middle, r = (w // 2, round(h * 0.43)), round(w * 0.415)
    items = (
        *_ground(held, pawn, middle),
        *_band(w, round(h * 0.045), pawn.colour),
        *_disc(pawn, middle, r),
        *_plate(desk, held, pawn),
    )
    return Scene(Size(w, h), items, desk.say(pawn.name))


def _ground(held: PawnSet, pawn: Pawn, middle: tuple[int, int]) -> Iterator[Item]:
    w, h = held.width, held.face
    box = Box(Um(-BLEED), Um(0), Um(w + 2 * BLEED), h)
    stops = (Stop(0, shade(pawn.colour, 0.26)), Stop(0.5, pawn.colour),
             Stop(1, shade(pawn.colour, -0.3)))  # fmt: skip
    yield rect(box, Linear(0, 0, 0, h, stops))
    light = rays(*middle, (0, h), 40, "#FFFFFF", 0.13)
    yield Clip(rect(box), (light,))


def _band(w: int, y: int, colour: str) -> Iterator[Item]:
    """A row of lozenges between two lines below the fold, as on the board's frame."""
    ink = readable_on(colour, shade(colour, -0.6), PALE_GOLD)
    half, step = 900, w // 10
    marks: list[str | int] = []
    for x in range(step // 2, w, step):
        marks += ["M", x, y - half, "L", x + half, y, "L", x, y + half, "L", x - half, y, "Z"]
    yield Path(tuple(marks), ink, alpha=0.75)
    lines: list[str | int] = []
    for level in (y - 1500, y + 1500):
        lines += ["M", -BLEED, level, "L", w + BLEED, level]
    yield Path(tuple(lines), stroke=Stroke(ink, 180, alpha=0.6, round=False))


def _disc(pawn: Pawn, at: tuple[int, int], r: int) -> Iterator[Item]:
    """The animal's head on a cream disc, ringed in the player's colour."""
    for i in range(3):
        yield circle(at[0] + 250, at[1] + 350, r + 200 - 150 * i, "#160C05", alpha=0.1)
    yield circle(*at, r, GOLD, Stroke(INK, 220))
    yield circle(*at, round(r * 0.945), CREAM, Stroke(INK, 140))
    yield circle(*at, round(r * 0.89), None, Stroke(mix(pawn.colour, INK, 0.15), 420))
    animal = beasts.beast(pawn.symbol, at, round(r * 1.58), beasts.coat(pawn.symbol))
    yield Clip(circle(*at, round(r * 0.87)), tuple(animal))


def _plate(desk: Desk, held: PawnSet, pawn: Pawn) -> Iterator[Item]:
    w, h = held.width, held.face
    box = Box(Um(w // 12), Um(round(h * 0.8)), Um(w - w // 6), Um(round(h * 0.15)))
    yield rect(box.moved(200, 300), "#160C05", radius=900, alpha=0.22)
    yield rect(box, CREAM, Stroke(INK, 240), radius=900)
    yield rect(box.grown(-520), None, Stroke(GOLD, 160), radius=600)
    about = About(f"pawn.{pawn.id}", pawn.name.id, pawn.name.at)
    room = Box(Um(box.x + 900), Um(box.y + 620), Um(box.width - 1800), Um(box.height - 1240))
    yield from desk.setter.fit(desk.say(pawn.name), NAME, room, about, "middle", lines=1)


def _strip(desk: Desk, held: PawnSet, pawn: Pawn) -> Scene:
    w, (base, high) = held.width, (held.base, held.face)
    length = held.size.height
    one = face(desk, held, pawn)
    ground = shade(pawn.colour, -0.42)
    sheet = Box(Um(-BLEED), Um(-BLEED), Um(w + 2 * BLEED), Um(length + 2 * BLEED))
    levels = (base, base + high, base + 2 * high)
    items: tuple[Item, ...] = (
        rect(sheet, ground),
        Place(w, base + high, one, 180.0),
        Place(0, base + high, one),
        *(line for y in levels for line in folds.fold((-TICK, y), (w + TICK, y))),
        *(_flap(desk, held, y, turn) for y, turn in ((base // 2, 180.0),
                                                     (length - base // 2, 0.0))),
    )  # fmt: skip
    return Scene(held.size, items, desk.say(pawn.name))


def _flap(desk: Desk, held: PawnSet, y: int, turn: float) -> Item:
    patch = Box(Um(0), Um(0), Um(held.width // 2), Um(held.base // 2))
    word = folds.note(desk, "base", (patch.width // 2, patch.height // 2), patch.width)
    label = Scene(patch.size, (rect(patch, CREAM, radius=900, alpha=0.85), word), "base")
    x, top = (held.width - patch.width) // 2, y - patch.height // 2
    if turn:
        return Place(x + patch.width, top + patch.height, label, turn)
    return Place(x, top, label)
