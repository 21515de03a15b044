"""Bundles built for the tests: those of the shipped games once, for all that look at them."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from forge.bundle.bundle import Source, bundle, document
from forge.bundle.digest import content_hash
from forge.bundle.parts import Json
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
    return bundle(source_of(folder, edition), Fonts.load(None))


def source_of(folder: Path, edition: str) -> Source:
    """What the bundle of an edition is made from."""
    document = open_game(folder)
    game = load(document)
    chosen = game.edition(edition)
    desk = Desk(game, chosen, voice(game, chosen), Setter("en"), open_art(game))
    return Source(drawing(desk), "en", {"en": desk.say}, content_hash(document))


@cache
def told_of(name: str, edition: str) -> Json:
    """The content of bundle.json of a shipped game without its pictures, in little time."""
    return json.loads(json.dumps(document(source_of(content_root() / name, edition), [])))


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
