"""Every drawing that content can name: signs, stones, animals, pictures, the game's own tokens."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from forge.draw import gems, icons
from forge.draw.desk import Desk
from forge.draw.share import digest
from forge.geometry import Box, Size, Um
from forge.model.colour import mix
from forge.model.game import Game
from forge.model.picture import Recipe
from forge.scene import Item, Place, Scene

TOKEN, PORTRAIT, PICTURE, FIGURE = "token.", "portrait.", "picture.", "figure."


def is_file(name: str) -> bool:
    """Whether a picture's name means a raster file: those have a folder in front."""
    return "/" in name


def names(game: Game) -> tuple[str, ...]:
    """Every name that :func:`drawing` draws for a game, in order."""
    kinds = game.tokens.kinds if game.tokens else ()
    own = (f"{TOKEN}{kind.id}" for kind in kinds)
    album = game.pictures.pictures if game.pictures else ()
    made = (f"{PICTURE}{recipe.id}" for recipe in album)
    return tuple(
        sorted(
            {*icons.names(), *gems.names(), *beast_names(), *figure_names(), *own, *made}
            | {*dealt_names(game)}
        )
    )


def dealt_names(game: Game) -> Iterator[str]:
    """The drawings that are made from the values of a game's own cards."""
    from forge.model.dealt import DEALT, picture

    for pile in game.piles:
        names_ = (picture(pile, card) for card in pile.cards)
        yield from (name for name in names_ if name.startswith(DEALT))


def figure_names() -> tuple[str, ...]:
    """The figures of pictures, alone: each with ``figure.`` before its name."""
    from forge.draw import photo_cast

    return tuple(f"{FIGURE}{name}" for name in photo_cast.names())


def beast_names() -> tuple[str, ...]:
    """The portraits: an animal's name with ``portrait.`` before it, since signs share them."""
    from forge.draw import beasts

    return tuple(f"{PORTRAIT}{name}" for name in beasts.names())


def drawing(desk: Desk, name: str, box: Box, colour: str) -> tuple[Item, ...]:
    """A drawing in the middle of a box, as big as fits; KeyError when nobody knows the name.

    What only some games show is loaded when it is asked for.
    """
    size = min(box.width, box.height)
    x, y = box.x + box.width // 2, box.y + box.height // 2
    if name.startswith(TOKEN) and desk.game.tokens:
        from forge.draw import tokens

        kind = {k.id: k for k in desk.game.tokens.kinds}[name.removeprefix(TOKEN)]
        scene = tokens.face(desk, kind, size // 2)
        return (Place(x - size // 2, y - size // 2, scene),)
    if name.startswith((PICTURE, FIGURE)):
        return _composed(desk, name, box)
    if name.startswith("dealt."):
        from forge.draw import dealt

        return dealt.drawn(desk, name, box)
    if name in gems.names():
        return gems.gem(name, x, y, size * 45 // 100, colour)
    if name.startswith(PORTRAIT) and name in beast_names():
        from forge.draw import beasts

        light = mix(colour, "#FFFFFF", 0.86)
        tones = beasts.Tones(colour, mix(colour, light, 0.4), mix(colour, light, 0.7), light)
        return beasts.beast(name.removeprefix(PORTRAIT), (x, y), size, tones)
    look = icons.Look(flip=desk.setter.rtl and name in icons.POINTING)
    return (icons.icon(name).path((x, y), size, colour, look),)


def _composed(desk: Desk, name: str, box: Box) -> tuple[Item, ...]:
    """A picture filling its box, or a figure alone in the middle of it.

    Each is a scene of its own: however many cards show it, a file keeps it once (O39).
    """
    if name.startswith(FIGURE):
        return (Place(box.x, box.y, _figure(name.removeprefix(FIGURE), box.size)),)
    album = desk.game.pictures.pictures if desk.game.pictures else ()
    recipe = {recipe.id: recipe for recipe in album}[name.removeprefix(PICTURE)]
    drawn_from = f"{PICTURE} {digest(recipe)} {box.size}"
    shown = desk.kept.drawing(drawn_from, partial(_picture, recipe, box.size))
    return (Place(box.x, box.y, shown),)


@lru_cache(maxsize=256)
def _picture(recipe: Recipe, size: Size) -> Scene:
    from forge.draw import photo

    return Scene(size, photo.picture(recipe, Box(Um(0), Um(0), *size)))


@lru_cache(maxsize=64)
def _figure(who: str, size: Size) -> Scene:
    from forge.draw import photo_cast

    side = min(size)
    foot = round((size.height - side) // 2 + photo_cast.actor(who).foot * side / 100)
    return Scene(size, photo_cast.drawn(who, photo_cast.Stand(size.width // 2, foot, side)))
