"""The pictures of a rulebook that are drawn from a trail, drawn from Across Africa."""

from functools import cache

import pytest

from forge.content.project import content_root, open_game
from forge.draw import figures
from forge.draw.desk import Desk
from forge.geometry import mm
from forge.locale.values import voice
from forge.model.load import game as load
from forge.scene import Clip, Place, Words
from forge.typeset.setter import About, Setter

ABOUT = About("rulebook")
WIDE = mm(80)


@cache
def desk(edition):
    game = load(open_game(content_root() / "across-africa"))
    chosen = game.edition(edition)
    return Desk(game, chosen, voice(game, chosen), Setter("en"))


def said(items):
    for item in items:
        if isinstance(item, Words):
            yield item.text
        elif isinstance(item, Clip):
            yield from said(item.items)
        elif isinstance(item, Place):
            yield from said(item.scene.items)


def drawn(edition, name, show=(), marks=(), least=5.0):
    ask = figures.Request(name, show, marks, WIDE, ABOUT, least=least)
    scene = figures.picture(desk(edition), ask)
    assert scene.size == figures.size(desk(edition), ask)
    return scene


def test_a_stretch_numbers_the_fields_in_sight_and_pins_those_that_are_marked():
    words = list(said(drawn("race", "trail", ("41", "42", "44"), ("41", "44=x")).items))
    assert {"41", "42", "43", "44", "x"} <= set(words)
    assert "5" not in words


def test_the_whole_trail_shows_which_ways_are_closed_and_none_where_all_are_open():
    assert sorted(said(drawn("expedition", "trail").items)) == ["3+", "4+"]
    assert list(said(drawn("race", "trail").items)) == []


def test_the_list_of_fields_has_every_kind_or_those_asked_for():
    every = "".join(said(drawn("expedition", "fields").items))
    few = drawn("expedition", "fields", ("camp", "finish"))
    assert "Camera" in every
    assert "Start" in every
    assert "Camera" not in "".join(said(few.items))
    assert few.size.height < drawn("expedition", "fields").size.height


@pytest.mark.parametrize("least", [5.0, 10.0])
def test_a_slot_shows_what_each_photo_in_it_is_worth(least):
    words = list(said(drawn("expedition", "slots", ("3-2", "5-5"), least=least).items))
    assert sorted(words) == ["2", "3", "5", "5"]


def test_an_unknown_field_is_our_mistake_by_then():
    with pytest.raises(KeyError):
        drawn("expedition", "trail", ("500",))
