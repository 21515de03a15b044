"""Laying mods over a game and running the checks on what comes out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from forge.checks import run
from forge.content.project import content_root, open_game
from forge.draw.desk import Desk
from forge.draw.whole import drawing
from forge.finding import Finding
from forge.locale.values import voice
from forge.model.game import Game
from forge.model.load import game
from forge.typeset.setter import Setter

ATLAS = Path(__file__).parent.parent / "data" / "atlas"
Find = Callable[..., tuple[Finding, ...]]


def load(folder: Path) -> Game:
    """A game without mods."""
    return game(open_game(folder))


@pytest.fixture
def atlas() -> Game:
    """The small atlas."""
    return load(ATLAS)


@pytest.fixture
def star() -> Game:
    """Star of Africa as shipped."""
    return load(content_root() / "star-of-africa")


@pytest.fixture
def find(tmp_path: Path) -> Find:
    """What the checks find in the small atlas under some mods, each given as YAML text."""
    return lambda *mods, draw=False: findings(ATLAS, tmp_path, mods, draw)


@pytest.fixture
def find_star(tmp_path: Path) -> Find:
    """What the checks find in Star of Africa under some mods."""
    folder = content_root() / "star-of-africa"
    return lambda *mods, draw=False: findings(folder, tmp_path, mods, draw)


def findings(folder: Path, out: Path, mods: tuple[str, ...], draw: bool) -> tuple[Finding, ...]:
    paths = []
    for i, text in enumerate(mods):
        path = out / f"mod{i}" / "mod.yaml"
        path.parent.mkdir()
        head = f"id: mod{i}\ntitle: Mod {i}\nextends: {folder.name}@^1\n"
        path.write_text(head + text, encoding="utf-8")
        paths.append(path.parent)
    document = open_game(folder, paths)
    whole = game(document)
    desks = (Desk(whole, one, voice(whole, one), Setter("en")) for one in whole.editions if draw)
    return run(document, whole, [drawing(desk) for desk in desks])
