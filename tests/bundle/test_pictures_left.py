"""A picture of a bundle that shows the same as before is not made again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from forge.build.examine import desk
from forge.build.opening import opened
from forge.build.pictures import Pictures
from forge.build.wish import Wish
from forge.bundle import assets as pictures
from forge.draw.kept import Kept
from forge.draw.whole import drawing

TINY = Path(__file__).parents[1] / "data" / "tiny"


@pytest.fixture(scope="module")
def tiny():
    """A desk of the tiny game."""
    one = opened(TINY, Wish())
    return desk(one.game, one.editions[0], "en", None)


@pytest.fixture
def made(monkeypatch):
    """The names of pictures that are really made."""
    names = []

    def counted(make):
        def call(ident, *rest):
            names.append(ident)
            return make(ident, *rest)

        return call

    media = {name: (ending, counted(make)) for name, (ending, make) in pictures.MEDIA.items()}
    monkeypatch.setattr(pictures, "MEDIA", media)
    return names


def test_what_the_last_bundle_has_is_taken_where_it_is_sound_and_shows_the_same(
    tiny, made, tmp_path
):
    def build(left, at=tiny):
        made.clear()
        keeper = Pictures(tmp_path, "")
        whole = drawing(replace(at, kept=Kept(keeper)))
        found = pictures.assets(whole, at.setter.fonts, "en", "money", left.get)
        keeper.write()
        return {one.path: one.data for one in found}

    first = build({})
    assert len(made) == len(first) > 0
    assert build(first) == first
    assert made == []
    assert build(first | {min(first): b"harmed"}) == first
    assert len(made) == 1
    money = tiny.game.money
    told = replace(money, motto=replace(money.motto, template="elsewhere"))
    other = build(first, replace(tiny, game=replace(tiny.game, money=told)))
    assert len(made) == sum(other[path] != first[path] for path in first) > 0
