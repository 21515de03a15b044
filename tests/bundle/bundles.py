"""Bundles built for the tests: those of the shipped games once, for all that look at them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from forge.bundle.bundle import Source, bundle
from forge.bundle.digest import content_hash
from forge.content.project import content_root, open_game
from forge.draw.desk import Desk
from forge.draw.gallery import open_art
from forge.draw.whole import drawing
from forge.locale.values import voice
from forge.model.game import Game
from forge.model.load import game as load
from forge.typeset.fonts import Fonts
from forge.typeset.setter import Setter


def bundled(folder: Path, edition: str) -> dict[str, bytes]:
    """The files of a bundle by name."""
    document = open_game(folder)
    game = load(document)
    chosen = game.edition(edition)
    desk = Desk(game, chosen, voice(game, chosen), Setter("en"), open_art(game))
    source = Source(drawing(desk), "en", {"en": desk.say}, content_hash(document))
    return bundle(source, Fonts.load(None))


@cache
def shipped(name: str, edition: str) -> dict[str, bytes]:
    """The bundle of a game as shipped; to draw all its pictures takes ten seconds."""
    return bundled(content_root() / name, edition)


def star_bundle(edition: str) -> dict[str, bytes]:
    return shipped("star-of-africa", edition)


@cache
def game_of(name: str) -> Game:
    """A game as shipped."""
    return load(open_game(content_root() / name))


def star_game() -> Game:
    return game_of("star-of-africa")
