"""The pseudo-locales: what they change, and what they leave alone."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forge.locale.pseudo import IDS, LONGEST, PSEUDO, Heard
from forge.locale.pseudo_ids import BREAK, named
from forge.locale.pseudo_longer import CLOSE, LONGER, OPEN, stretched
from forge.locale.pseudo_longest import width
from forge.model.text import PLACEHOLDER

words = st.text("abcdefghijklmnopqrstuvwxyz", min_size=1, max_size=12)
templates = st.lists(
    st.one_of(words, st.sampled_from(["{start_money}", "{token.ruby:plural}", "<b>", "</b>"])),
    min_size=1, max_size=12,
).map(" ".join)  # fmt: skip


@given(templates)
def test_placeholders_and_markup_stay_as_they_are(template):
    made = stretched(template)
    assert PLACEHOLDER.findall(made) == PLACEHOLDER.findall(template)
    assert made.count("<b>") == template.count("<b>")
    has_words = any(map(str.isalpha, PLACEHOLDER.sub("", template).replace("b>", "")))
    assert (made.startswith(OPEN), made.endswith(CLOSE)) == (has_words, has_words)


@pytest.mark.parametrize("template", ["{one}; {other}", "<b>{start_money}</b>", "{a}–{b}"])
def test_what_has_no_word_of_its_own_stays_as_it_is(template):
    assert stretched(template) == template


@given(st.lists(words, min_size=3, max_size=12).map(" ".join))
def test_a_text_is_a_third_longer_and_has_as_many_words(template):
    made = stretched(template)[1:-1]
    letters = len(template.replace(" ", ""))
    assert len(made.replace(" ", "")) >= letters + letters * LONGER // 100
    assert len(made.split()) == len(template.split())


def test_a_text_can_still_be_read():
    assert stretched("Draw {n} cards") == "[Ďŕááw {n} çááŕďšš]"


@pytest.mark.parametrize("tag", PSEUDO)
def test_an_empty_text_stays_empty(tag):
    assert PSEUDO[tag].say(Heard("a.b", "")) == ""


@given(templates, st.lists(templates, max_size=4))
def test_the_longest_of_all_translations_is_said_and_none_is_longer(template, translations):
    said = PSEUDO[LONGEST].say(Heard("a.b", template, tuple(translations)))
    assert said in (stretched(template), *translations)
    assert width(said) == max(map(width, (stretched(template), *translations)))


def test_a_letter_of_east_asia_counts_twice_and_a_mark_nothing():
    assert [width("\u65e5"), width("a\u0301"), width("<b>a</b>")] == [2, 1, 1]


def test_an_id_is_told_by_as_much_of_it_as_the_text_would_take():
    def told(template):
        return named("board.points.cape-town.name", template).replace(BREAK, "")

    assert told("Cape Town, at the very end of Africa") == "board.points.cape-town.name"
    assert told("Cape Town") == "cape-town"
    assert told("Cape") == "cap\u2026"


def test_the_numbers_of_a_text_stay_beside_its_id():
    said = PSEUDO[IDS].say(Heard("a.fee", "Pay {fee:words} for {token.ruby}"))
    assert said.endswith(" {fee}")
    assert PSEUDO[IDS].say(Heard("a.b", "{n} \u2013 {m}")) == "{n} \u2013 {m}"
