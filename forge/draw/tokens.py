"""Round tokens: a face for each kind, one back for all.

What tells a kind from another stands on it three times: the colour, the cut or the sign, and
the rim, whose marks have a shape of their own.  Without colour two are left (case O04).  The
back has neither up nor down, so that no token can be told by how it lies.
"""

from __future__ import annotations

from functools import lru_cache

from forge.draw import gems, icons
from forge.draw.desk import Desk
from forge.draw.ornament import CREAM, GOLD, INK, PALE_GOLD, TAU, curves, polar, rays, star, wavy
from forge.draw.rims import rim
from forge.geometry import Size, Um
from forge.model.colour import mix, readable_on, shade
from forge.model.token import Token, TokenSet
from forge.scene import Item, Linear, Path, Piece, Radial, Scene, Stop, Stroke
from forge.scene.piece import Outline
from forge.scene.shapes import circle

BLEED = Um(1800)
"""How far a token's art goes beyond the cut: a hand with scissors is off by 1 mm."""


def tokens(desk: Desk) -> tuple[Piece, ...]:
    """Every token of the edition, spares included, in the order of its mix."""
    held = desk.game.tokens
    if held is None:
        return ()
    kinds = {kind.id: kind for kind in held.kinds}
    size = Size(held.diameter, held.diameter)
    behind = back(held)
    return tuple(
        Piece(
            id=f"token.{mix_.id}",
            front=_disc(kinds[mix_.id], held.diameter, BLEED, desk.say(kinds[mix_.id].name)),
            size=size,
            back=behind,
            bleed=BLEED,
            outline=Outline.ROUND,
            count=mix_.count + mix_.spare,
        )
        for mix_ in desk.edition.laid
    )


def face(desk: Desk, token: Token, radius: int) -> Scene:
    """A token's face within its cut, for legend and rulebook: 2 x ``radius`` wide."""
    return _disc(token, 2 * radius, 0, desk.say(token.name))


@lru_cache(maxsize=128)
def _disc(token: Token, diameter: int, bleed: int, name: str) -> Scene:
    r = diameter // 2
    items = (
        *_ground(token.colour, r, bleed),
        rim(token.symbol, r, shade(token.colour, -0.42)),
        *_well(token.colour, r),
    )
    return Scene(Size(Um(diameter), Um(diameter)), (*items, *_sign(token, r)), name)


def _ground(colour: str, r: int, bleed: int) -> tuple[Item, ...]:
    pale = mix(mix(colour, CREAM, 0.72), "#FFFFFF", 0.1)
    return (
        circle(r, r, r + bleed, mix(colour, CREAM, 0.62)),
        circle(r, r, round(r * 0.885), pale, Stroke(shade(colour, -0.3), r // 60)),
    )


def _well(colour: str, r: int) -> tuple[Item, ...]:
    """The coloured disc in the middle: sunk a little, with rays."""
    light, deep = mix(colour, "#FFFFFF", 0.42), shade(colour, -0.22)
    ground = Radial(round(r * 0.9), round(r * 0.8), round(r * 0.72),
                    (Stop(0, light), Stop(0.55, colour), Stop(1, deep)))  # fmt: skip
    rim = Linear(round(r * 0.4), round(r * 0.4), round(r * 1.6), round(r * 1.6),
                 (Stop(0, shade(colour, -0.55)), Stop(1, shade(colour, 0.5))))  # fmt: skip
    return (
        circle(r, r, round(r * 0.7), rim),
        circle(r, r, round(r * 0.66), ground),
        rays(r, r, (round(r * 0.1), round(r * 0.66)), 40, "#FFFFFF", 0.13),
        circle(r, r, round(r * 0.66), None, Stroke(INK, r // 45)),
        circle(r, r, round(r * 0.62), None, Stroke(CREAM, r // 80, alpha=0.7)),
    )


def _sign(token: Token, r: int) -> tuple[Item, ...]:
    if token.symbol in gems.names():
        return gems.gem(token.symbol, r, round(r * 0.97), round(r * 0.47), token.colour)
    sign, size, drop = icons.icon(token.symbol), round(r * 0.86), r // 26
    fill = readable_on(token.colour, "#4A3018", CREAM)
    edge = readable_on(fill, INK, CREAM)
    shadow = icons.Look(alpha=0.35)
    return (
        sign.path((r + drop, r + drop), size, "#120A05", shadow),
        sign.path((r, r), size, None, icons.Look(Stroke(edge, r // 22, alpha=0.85))),
        sign.path((r, r), size, fill),
    )


def sign(token: Token, size: int) -> Scene:
    """A token's stone or sign alone, on no ground: ``size`` µm wide."""
    if token.symbol in gems.names():
        half = size // 2
        items = gems.gem(token.symbol, half, half, half, token.colour)
    else:
        items = (icons.icon(token.symbol).path((size // 2, size // 2), size, token.colour),)
    return Scene(Size(Um(size), Um(size)), items, token.symbol)


def back(held: TokenSet) -> Scene:
    """The one back: rosette and star of eight, the same after every eighth of a turn."""
    r = held.diameter // 2
    colour = held.back_colour
    ground = Radial(r, r, r + BLEED, (Stop(0, shade(colour, 0.16)), Stop(0.7, colour),
                                      Stop(1, shade(colour, -0.14))))  # fmt: skip
    thread = Stroke(PALE_GOLD, r // 90, alpha=0.75)
    middles = [polar(r, r, r * 0.44, i * TAU / 16) for i in range(16)]
    petals = [circle(round(x), round(y), round(r * 0.44), None, thread) for x, y in middles]
    lace = Path(
        curves([wavy(r, r, (r * 0.885, r * 0.955), 48), wavy(r, r, (r * 0.955, r * 0.885), 48)]),
        None,
        Stroke(PALE_GOLD, r // 90, alpha=0.85),
    )
    items: tuple[Item, ...] = (
        circle(r, r, r + BLEED, ground),
        rays(r, r, (round(r * 0.3), round(r * 0.88)), 32, "#FFFFFF", 0.06),
        *petals,
        lace,
        circle(r, r, round(r * 0.34), CREAM, Stroke(shade(colour, -0.45), r // 40)),
        circle(r, r, round(r * 0.295), None, Stroke(GOLD, r // 70)),
        star(r, r, (r * 0.27, r * 0.12), 8, colour),
        circle(r, r, round(r * 0.075), GOLD, Stroke(shade(colour, -0.45), r // 90)),
    )
    return Scene(Size(held.diameter, held.diameter), items, "token back")
