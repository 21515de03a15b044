"""Laying mods over a game and running the checks on what comes out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
import yaml

from forge.checks import run
from forge.content.project import content_root, merged, open_game
from forge.draw.desk import Desk
from forge.draw.proof import proofs
from forge.finding import Finding, errors
from forge.locale.values import voice
from forge.model.game import Game
from forge.model.load import game
from forge.source import Document
from forge.typeset.setter import Setter

ATLAS = Path(__file__).parent.parent / "data" / "atlas"
NILE = content_root() / "source-of-the-nile"
EXPLORED = frozenset({"map", "atlas", "forms", "tables", "piles", "outfit", "explorers", "turn"})
"""The sections of games of exploration: what changes them is laid over one."""
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
    """What the checks find in the small atlas under some mods, each given as YAML text.

    Mods of sections that only a game of exploration has are laid over Source of the Nile.
    """

    def search(*mods: str, draw: bool = False) -> tuple[Finding, ...]:
        base = NILE if any(map(explored, mods)) else ATLAS
        return findings(open_game(base, written(base, tmp_path, mods)), draw)

    return search


@pytest.fixture
def find_star(tmp_path: Path) -> Find:
    """What the checks find in Star of Africa under some mods; schemas are left out, to be quick."""
    folder = content_root() / "star-of-africa"

    def search(*mods: str, draw: bool = False) -> tuple[Finding, ...]:
        document, wrong = merged(folder, written(folder, tmp_path, mods))
        assert errors(wrong) == ()
        return findings(document, draw)

    return search


def explored(mod: str) -> bool:
    """Whether a mod changes what only a game of exploration has."""
    verbs = [verb for verb in yaml.safe_load(mod).values() if isinstance(verb, dict)]
    return any(
        not EXPLORED.isdisjoint(verb) or "explorers" in verb.get("editions", ()) for verb in verbs
    )


def written(folder: Path, out: Path, mods: tuple[str, ...]) -> list[Path]:
    """The folders of mods for a game, written from their YAML text."""
    paths = []
    for i, text in enumerate(mods):
        path = out / f"mod{i}" / "mod.yaml"
        path.parent.mkdir()
        head = f"id: mod{i}\ntitle: Mod {i}\nextends: {folder.name}@^1\n"
        path.write_text(head + text, encoding="utf-8")
        paths.append(path.parent)
    return paths


def findings(document: Document, draw: bool) -> tuple[Finding, ...]:
    """What the checks find, with every edition drawn or not."""
    whole = game(document)
    desks = (Desk(whole, one, voice(whole, one), Setter("en")) for one in whole.editions if draw)
    return run(document, whole, [proof for desk in desks for proof in proofs(desk)])
