"""Tokens, banknotes and the drawings they are made of."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import combinations

import deckbox as db
import pytest
from hypothesis import given
from hypothesis import strategies as st

from forge.draw import beasts, drawings, gems, grounds, icons, money, tokens
from forge.draw.pen import outline, reverse, sampled
from forge.draw.rims import rim
from forge.geometry import box_mm
from forge.scene.piece import Outline

EDITIONS = ("classic", "zvezda")


@pytest.fixture(scope="module")
def game():
    return db.africa()


def area(curve):
    points = sampled(curve, 4)
    rolled = [*points[1:], points[0]]
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, rolled, strict=True)) / 2


@given(st.lists(st.tuples(st.integers(0, 100), st.integers(0, 100)), min_size=3, max_size=9))
def test_an_outline_runs_clockwise_and_a_hole_the_other_way(points):
    drawing = "P " + " ".join(f"{x} {y}" for x, y in points)
    assert area(outline(drawing)) >= 0 >= area(outline(drawing, hole=True))
    assert reverse(reverse(outline(drawing))) == outline(drawing)


@pytest.mark.parametrize("name", icons.names())
def test_every_sign_keeps_to_its_box(name):
    for curve in icons.icon(name).outlines:
        for x, y in sampled(curve):
            assert -0.5 <= x <= 100.5 and -0.5 <= y <= 100.5


def test_a_sign_that_is_not_there_is_a_key_error_and_no_name_is():
    with pytest.raises(KeyError):
        icons.icon("no-such-sign")
    assert "no-such-sign" not in icons.names()


def test_every_drawing_that_content_may_name_is_drawn(game):
    at = db.desk(game, "zvezda")
    for name in drawings.names(game):
        assert drawings.drawing(at, name, box_mm(0, 0, 20, 20), "#8C3B22"), name
    for name in grounds.names():
        assert grounds.ground(name, box_mm(0, 0, 63, 88), "#8C3B22", "#F7D98A"), name
    for name in beasts.names():
        assert beasts.beast(
            name, (0, 0), 30_000, beasts.Tones("#000000", "#444444", "#999999", "#FFFFFF")
        )


@pytest.mark.parametrize("edition", EDITIONS)
def test_as_many_tokens_are_printed_as_the_edition_says(game, edition):
    at = db.desk(game, edition)
    pieces = tokens.tokens(at)
    wanted = [(f"token.{mix.id}", mix.count + mix.spare) for mix in at.edition.tokens]
    assert [(piece.id, piece.count) for piece in pieces] == wanted
    assert {piece.outline for piece in pieces} == {Outline.ROUND}
    assert {piece.size for piece in pieces} == {(game.tokens.diameter, game.tokens.diameter)}


def test_o04_two_tokens_of_one_colour_still_differ_in_sign_and_in_rim(game):
    """Painted in the same colour, no two kinds have a picture or a ring of marks in common."""
    grey = [replace(kind, colour="#777777") for kind in game.tokens.kinds]
    at = db.desk(game, "zvezda")
    for one, other in combinations(grey, 2):
        assert tokens.face(at, one, 9000).items != tokens.face(at, other, 9000).items
        assert rim(one.symbol, 9000, "#777777") != rim(other.symbol, 9000, "#777777")


def test_o04_each_stone_has_a_cut_of_its_own():
    drawn = [gems.gem(cut, 0, 0, 9000, "#777777") for cut in gems.names()]
    edges = {tuple(path.steps for path in stone if not path.fill) for stone in drawn}
    assert len(edges) == len(drawn) == 4
    assert () not in edges


CIRCLE = 32  # steps: a start, four cubics, an end


def turned(points, centre, angle):
    """Points turned about the centre, each to 10 µm, whatever their order."""
    cos, sin = math.cos(angle), math.sin(angle)
    found = set()
    for x, y in points:
        u, v = x - centre, y - centre
        found.add((round((u * cos - v * sin) / 10), round((u * sin + v * cos) / 10)))
    return found


def marks(path):
    """What must fall on its like when a path is turned: a circle's middle, else its points."""
    steps = path.steps
    if len(steps) == CIRCLE:
        return [((steps[1] + steps[15]) / 2, (steps[2] + steps[16]) / 2)]
    numbers = [step for step in steps if isinstance(step, int)]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def test_all_tokens_have_one_back_that_has_neither_up_nor_down(game):
    """Turned by an eighth, the back falls on itself, to 20 µm."""
    (back,) = {piece.back for piece in tokens.tokens(db.desk(game, "zvezda"))}
    centre = back.size.width // 2
    for circles in (True, False):
        points = [
            point
            for path in db.outlines(back)
            if (len(path.steps) == CIRCLE) is circles
            for point in marks(path)
        ]
        still = turned(points, centre, 0.0)
        for x, y in turned(points, centre, math.pi / 4):
            assert any((x + i, y + k) in still for i in (-1, 0, 1) for k in (-1, 0, 1))


@pytest.mark.parametrize("edition", EDITIONS)
def test_as_many_notes_are_printed_as_the_edition_says_in_its_currency(game, edition):
    at = db.desk(game, edition)
    pieces = money.notes(at)
    values = {note.id: note.value for note in game.money.notes}
    assert [(p.id, p.count) for p in pieces] == [
        (f"note.{supply.id}", supply.count) for supply in at.edition.notes
    ]
    for piece, supply in zip(pieces, at.edition.notes, strict=True):
        value = f"{at.edition.currency}{values[supply.id]:,}"
        assert [run.text for run in db.words(piece.front)].count(value) == 3
        assert [run.text for run in db.words(piece.back)] == [value] * 3
    assert at.setter.spills == []


def test_every_piece_is_drawn_and_no_picture_is_needed(game):
    at = db.desk(game, "classic")
    for piece in (*tokens.tokens(at), *money.notes(at)):
        assert not db.pictures(piece.front) and not db.pictures(piece.back)


def test_a_game_without_tokens_or_money_has_none():
    at = db.desk(db.box())
    assert tokens.tokens(at) == () == money.notes(at)


def test_the_same_piece_is_the_same_scene_every_time(game):
    first, second = (money.notes(db.desk(game, "classic")) for _ in range(2))
    assert first == second and hash(first[0].front) == hash(second[0].front)
