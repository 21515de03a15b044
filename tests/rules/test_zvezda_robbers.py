"""Zvezda: open robbers before the Star is found (Z22).

Each test quotes the statement that it holds the rules to.
"""

from __future__ import annotations

import pytest
from star_table import Pawn, Table, reading

from forge.model.board import Board, Link, LinkKind, LonLat, Point
from forge.model.text import Text

FAR = Pawn("land-luanda-luderitz:3")
BEFORE = "land-khartoum-massawa:1"
"""One step before Khartoum."""
BEHIND = "land-cairo-khartoum:4"
"""One step behind Khartoum."""


def beside(money=500, **more):
    """A pawn one step before Khartoum, where a robber lies open."""
    return Table(Pawn(BEFORE, money=money), FAR, robbers=("khartoum",), **more)


def test_z22_passing_an_open_robber_costs_100():
    """Money 100, open robber ahead, passes: money 0."""
    t = beside(money=100)
    t.throws(2)
    t.walks("khartoum", BEHIND)
    assert (t.money(0), t.misses(0)) == (0, 0)
    assert t.robbers == {"khartoum"}


def test_z22_stopping_on_one_costs_100_and_misses_the_next_turn():
    t = beside()
    t.throws(1)
    t.walks("khartoum")
    assert (t.money(0), t.misses(0)) == (400, 1)
    assert t.story == ["roll", "step", "toll", "robber-wait"]
    t.idles()
    t.idles()
    assert t.turn == 0


@pytest.mark.parametrize("order", ["star_first", "robbers_first"])
def test_z22_one_robber_asks_once_whatever_comes_first(order):
    t = beside(entry_order=order)
    t.throws(2)
    t.walks("khartoum", BEHIND)
    assert t.money(0) == 400


@pytest.mark.parametrize("by_air", [True, False])
def test_z22_on_foot_it_is_the_same_whatever_robbers_do_to_who_flies(by_air):
    t = beside(air_meets_robber=by_air)
    t.throws(1)
    t.walks("khartoum")
    assert (t.money(0), t.misses(0)) == (400, 1)


def test_z22_leaving_the_robber_again_costs_nothing():
    t = Table(Pawn("khartoum"), FAR, robbers=("khartoum",))
    t.throws(1)
    t.walks(BEHIND)
    assert t.money(0) == 500


def test_z22_passing_twice_costs_twice():
    t = beside()
    t.throws(4)
    t.walks("khartoum", BEHIND, "khartoum", BEFORE)
    assert t.money(0) == 300


@reading("broke_at_robber", {"free": True, "blocked": False})
def test_z22_who_cannot_pay_passes_free_or_not_at_all(answer, expected):
    t = beside(money=99, broke_at_robber=answer)
    t.throws(2)
    assert ("khartoum" in t.ways) == expected


def test_z22_who_passes_free_keeps_the_little_money():
    t = beside(money=99)
    t.throws(2)
    t.walks("khartoum", BEHIND)
    assert t.money(0) == 99
    assert t.told("spared")[0].amount == 100


def test_z22_who_cannot_pay_and_stops_misses_the_turn_all_the_same():
    t = beside(money=0)
    t.throws(1)
    t.walks("khartoum")
    assert (t.money(0), t.misses(0)) == (0, 1)


STRAIT = Board(
    "strait",
    points=tuple(
        Point(name, Text(name, name), LonLat(x, 0), start=x == 0, goal=x == 0)
        for x, name in enumerate(("home", "near", "far"))
    ),
    links=(
        Link("road", LinkKind.LAND, "home", "near"),
        Link("strait", LinkKind.SEA, "near", "far"),
    ),
)
"""A board with a strait that is one step wide."""


@pytest.mark.parametrize(("money", "open_way"), [(199, False), (200, True)])
def test_z22_where_the_broke_are_blocked_fare_and_toll_are_both_needed(money, open_way):
    """Who cannot pay cannot pass: 100 for the sea (Z15) and 100 for the robber beyond it."""
    t = Table(Pawn("near", money), board=STRAIT, robbers=("far",), broke_at_robber="blocked")
    t.throws(1)
    assert ("far" in t.ways) == open_way


def test_z22_where_the_broke_are_blocked_a_horseshoe_opens_the_way():
    t = Table(
        Pawn(BEFORE, money=0, horseshoes=1),
        FAR,
        robbers=("khartoum",),
        broke_at_robber="blocked",
    )
    t.throws(1)
    assert "khartoum" not in t.ways
    t.does("horseshoe for money")
    assert "khartoum" in t.ways


@reading("robber_toll_same_turn", {False: 0, True: 1})
def test_z22_a_robber_opened_in_this_very_turn_costs_nothing_more(answer, expected):
    t = Table(Pawn(BEFORE), FAR, closed={"khartoum": "robber"}, robber_toll_same_turn=answer)
    t.throws(1)
    t.walks("khartoum")
    assert (t.money(0), t.misses(0)) == (0, expected)


def test_z22_a_robber_opened_in_passing_is_not_stopped_on():
    t = Table(Pawn(BEFORE), FAR, closed={"khartoum": "robber"}, robber_toll_same_turn=True)
    t.throws(2)
    t.walks("khartoum", BEHIND)
    t.does("open")
    assert (t.money(0), t.misses(0)) == (0, 0)


def test_z22_holds_until_the_star_is_found():
    """Afterwards a robber asks no toll: it makes a rival a robber (Z26)."""
    t = beside(found=True)
    t.throws(2)
    t.walks("khartoum", BEHIND)
    assert t.money(0) == 500
