"""Laws of mended typos: a mark excuses one change of one text, and no other."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forge.finding import Faulty
from forge.locale.message import updated
from forge.locale.typos import Typo, mended, read, spent
from forge.locale.walk import Source

ID = "board.points.north.name"
MARK = Typo(ID, "North Gaet", "North Gate", 1)
spelt = st.sampled_from(["North Gaet", "North Gate", "South Gate", "The North Gate"])
today = spelt.filter(lambda text: text != MARK.was)
"""What the English can say beside the mark; one that is still spelt as before bears none."""


def one(text, old=(), values=""):
    return updated(old, [Source(ID, text, "board", values=values)])[0]


def translated(text, values=""):
    return replace(one(text, values=values), translation="Pohjoisportti")


@given(spelt, today)
def test_only_the_marked_change_keeps_a_translation(was, now):
    good = one(now, [mended(translated(was), [MARK])]).done
    assert good == (was == now or (was, now) == (MARK.was, MARK.now))


@given(spelt, today)
def test_a_mark_that_comes_after_an_update_takes_the_doubt_away(was, now):
    waiting = one(now, [translated(was)])
    assert mended(waiting, [MARK]).done == (was == now or (was, now) == (MARK.was, MARK.now))


@given(spelt)
def test_a_mark_for_another_text_changes_nothing(text):
    message = translated(text)
    assert mended(message, [replace(MARK, id="board.points.south.name")]) == message


def test_a_number_that_changed_as_well_keeps_it_fuzzy():
    waiting = one("North Gate", [translated("North Gaet", "n=1")], "n=2")
    now = mended(waiting, [MARK])
    assert (now.fuzzy, now.previous, now.before) == (True, None, "n=1")


def test_what_its_translator_doubted_stays_doubted():
    doubted = replace(translated("North Gaet"), fuzzy=True)
    assert mended(one("North Gate", [doubted]), [MARK]).fuzzy
    assert mended(doubted, [MARK]).fuzzy


def test_two_marks_in_a_row_are_followed():
    later = Typo(ID, "North Gate", "The North Gate", 2)
    assert one("The North Gate", [mended(translated("North Gaet"), [MARK, later])]).done
    english = {ID: ("The North Gate", "")}
    assert [*spent([MARK, later], english, "typos.toml")] == []


def test_a_form_of_a_name_is_mended_with_it():
    form = replace(translated("North Gaet"), id=f"{ID}|gen")
    assert mended(form, [MARK]).source == "North Gate"


@pytest.mark.parametrize("english", ["South Gate", MARK.was])
def test_a_mark_that_the_text_does_not_bear_out_is_told_at_its_line(english):
    (found,) = spent([replace(MARK, line=4)], {ID: (english, "")}, "typos.toml")
    assert str(found).startswith("typos.toml:4:1: warning: board.points.north.name does not say")


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("[[typo]\n", r"t.toml:1:\d+: error: this is no TOML"),
        ("typo = " + 2_000 * "[", "t.toml:1:1: error: this has lists in lists"),
        ("[[typo]]\nid = 'a'\nwas = 'b'\n", "t.toml:1:1: error: a typo has an id"),
        ("[[typo]]\nid = 'a'\nwas = 'b'\nnow = 3\n", "t.toml:1:1: error: a typo has an id"),
        ("typos = 3\n", "t.toml:1:1: error: this tells more than typos"),
    ],
)
def test_a_file_that_does_not_hold_is_a_finding(text, wrong):
    with pytest.raises(Faulty, match=wrong):
        read(text, "t.toml")


def test_a_file_tells_its_marks_with_their_lines():
    text = "# spelling\n\n[[typo]]\nid = 'a.b'\nwas = 'teh'\nnow = 'the'\n"
    assert read(text, "t.toml") == (Typo("a.b", "teh", "the", 3),)
