"""Text ids: one each, stable, complete."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest
import yaml

from forge.content.project import content_root, open_game
from forge.model.load import game as load
from forge.model.text import texts

DATA = Path(__file__).parents[1] / "data"
GAMES = [
    content_root() / "star-of-africa",
    content_root() / "source-of-the-nile",
    DATA / "atlas",
    DATA / "tiny",
]


def by_id(folder):
    """Every text of a game by its id."""
    return {text.id: text.template for text in texts(load(open_game(folder)))}


@pytest.mark.parametrize("folder", GAMES, ids=lambda path: path.name)
def test_no_two_texts_share_an_id(folder):
    count = Counter(text.id for text in texts(load(open_game(folder))))
    assert [ident for ident, times in count.items() if times > 1] == []
    assert all(ident and ident == ident.strip(".") for ident in count)


def reversed_lists(node):
    """The same data, each list of entities in the other order."""
    if isinstance(node, dict):
        return {name: reversed_lists(child) for name, child in node.items()}
    if isinstance(node, list):
        items = [reversed_lists(child) for child in node]
        named = all(isinstance(child, dict) and "id" in child for child in node)
        return items[::-1] if named else items
    return node


@pytest.mark.parametrize("folder", GAMES, ids=lambda path: path.name)
def test_o31_ids_do_not_depend_on_the_place_in_a_list(folder, tmp_path):
    """Turned round, every list of entities gives the same ids to the same texts."""
    copy = Path(shutil.copytree(folder, tmp_path / folder.name))
    for path in copy.rglob("*.yaml"):
        data = reversed_lists(yaml.safe_load(path.read_text("utf-8")))
        path.write_text(yaml.safe_dump(data, allow_unicode=True, sort_keys=False), "utf-8")
    assert by_id(copy) == by_id(folder)
