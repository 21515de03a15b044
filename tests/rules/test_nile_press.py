"""Source of the Nile: who publishes first, battles seen, interviews (N39, N51-N57, ND20)."""

from __future__ import annotations

import pytest
from nile_table import Table

from forge.rules.source_of_the_nile.steps import S_AF6, S_EU4


def at_home(t, p=0):
    t.s.where[p], t.s.seat = 0, p
    t.europe(S_EU4)


def battle(*professions, won, writers_in=(1,), where="H8", times=1):
    """The first player fights a small village on H8; those named are in Africa."""
    t = Table(*professions, at="H8", land={"H7": "veldt", "H8": "veldt"}, guards=4, musket=4)
    for p in writers_in:
        t.stand("O9", p)
    for _ in range(times):
        t.stand("H8")
        t.meets("small")
        t.does("use force", "throw 1")
        t.rolls(12 if won else 2)
        while not won and t.phase in ("die", "dice"):
            t.rolls(2)
    return t


def test_n39_an_animal_is_published_only_once_by_anybody():
    t = Table("zoologist", "zoologist")
    bongo = t.b.names.finds.index("bongo")
    t.s.note[bongo] = t.s.note[t.b.n_finds + bongo] = 3
    at_home(t, 0)
    t.does("publish everything")
    at_home(t, 1)
    t.does("publish everything")
    assert t.s.score == [3, 0]


def test_n39_what_is_no_specimen_may_be_published_by_several():
    t = Table("doctor", "doctor")
    balm = t.b.names.finds.index("wound-balm")
    t.s.note[balm] = t.s.note[t.b.n_finds + balm] = 3
    at_home(t, 0)
    t.does("publish everything")
    at_home(t, 1)
    t.does("publish everything")
    assert t.s.score == [3, 3]


def test_nd18_n65_a_hex_scores_for_who_publishes_it_first():
    t = Table("geologist", "geologist", land={"H8": "desert"})
    t.s.noted[t.b.n_hexes + t.hex("H8")] = 1
    at_home(t, 0)
    t.does("publish everything")
    at_home(t, 1)
    t.does("publish everything")
    assert t.s.score == [2, 0]


@pytest.mark.parametrize(("where", "points"), [((), 0), ((1,), 1)])
def test_n51_the_journalist_scores_only_in_africa(where, points):
    t = battle("explorer", "journalist", won=True, writers_in=where)
    at_home(t, 1)
    if t.phase == "publish":
        t.does("publish everything")
    assert t.s.score[1] == points


@pytest.mark.parametrize(("won", "points"), [(False, 2), (True, 1)])
def test_n52_two_points_if_the_people_win_one_if_the_explorer_does(won, points):
    t = battle("explorer", "journalist", won=won)
    at_home(t, 1)
    t.does("publish reports")
    assert t.s.score[1] == points


def test_n53_own_battles_count_once_for_each_people():
    t = battle("journalist", won=True, writers_in=(), times=2)
    at_home(t)
    t.does("publish everything")
    assert t.s.score[0] == 1


@pytest.mark.parametrize("won", [True, False])
def test_n54_an_own_battle_is_worth_one_won_or_lost(won):
    t = battle("journalist", won=won, writers_in=())
    at_home(t)
    t.does("publish reports")
    assert t.s.score[0] == 1


def test_n55_only_the_first_journalist_to_publish_a_battle_scores():
    t = battle("explorer", "journalist", "journalist", won=False, writers_in=(1, 2))
    at_home(t, 1)
    t.does("publish everything")
    at_home(t, 2)
    assert t.phase != "publish"
    assert t.s.score == [0, 2, 0]


@pytest.mark.parametrize(("depth", "asked"), [(3, False), (4, True)])
def test_n56_interviews_only_with_who_has_been_four_hexes_inland(depth, asked):
    t = Table("journalist", "explorer", at="O9")
    t.stand("H8", 1)
    t.gives(1, deepest=depth)
    t.begin(S_AF6)
    assert ("interview player 2" in t.legal) == asked
    if asked:
        t.does("interview player 2")
        at_home(t)
        t.does("publish interviews")
        assert t.s.score[0] == 3


def test_n57_one_interview_for_each_opponent():
    t = Table("journalist", "explorer", at="O9")
    t.stand("H8", 1)
    t.gives(1, deepest=4)
    t.begin(S_AF6)
    t.does("interview player 2")
    t.s.seat = 0
    t.begin(S_AF6)
    assert t.phase != "interview"


def test_n56_depth_is_counted_from_the_coast():
    t = Table()
    b = t.b
    assert b.depth[t.hex("O9")] == 0
    assert b.depth[t.hex("N9")] == 1
    assert all(b.depth[h] <= b.depth[v] + 1
               for h in range(b.n_hexes) for v in b.near[6 * h : 6 * h + 6] if v >= 0)  # fmt: skip


def test_n32_other_professions_have_no_interviews():
    t = Table("explorer", "doctor", at="O9")
    t.stand("H8", 1)
    t.gives(1, deepest=8)
    t.begin(S_AF6)
    assert t.phase != "interview"


def rival(depth, best, *dice, at="O9"):
    t = Table("journalist", at=at, land={"H8": "veldt"})
    t.s.rival_depth[:], t.s.rival_best[:] = [depth, 0], [best, 0]
    t.s.met[0] = 2
    t.begin(S_AF6)
    t.rolls(*dice)
    return t


@pytest.mark.parametrize(
    ("die", "depth"), [(1, 2), (2, 5), (4, 5), (5, 4)]
)  # fmt: skip
def test_nd20_a_rival_goes_back_on_or_nowhere(die, depth):
    t = rival(4, 0, die, at="H8")
    assert t.s.rival_depth[0] == depth


@pytest.mark.parametrize(("die", "points"), [(3, 0), (4, 1), (5, 1), (6, 2)])
def test_nd20_n52_a_rival_who_meets_a_people(die, points):
    t = rival(2, 0, 6, die, 5, at="H8")
    at_home(t)
    if t.phase == "publish":
        t.does("publish everything")
    assert t.s.score[0] == points


@pytest.mark.parametrize(("die", "talks"), [(4, 0), (5, 1)])
def test_nd20_n57_in_a_port_a_rival_who_was_deep_inland_may_talk(die, talks):
    t = rival(4, 4, 5, die)
    assert t.s.talks[0] == talks


def test_nd20_not_away_from_ports_and_friends():
    t = rival(4, 4, 5, 5, at="H8")
    assert t.s.talks[0] == 0


def test_nd20_only_a_lone_journalist_has_rivals():
    for seated in (("explorer",), ("journalist", "explorer")):
        t = Table(*seated, at="O9")
        t.begin(S_AF6)
        assert t.phase == "harbour"
