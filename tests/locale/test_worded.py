"""A fact holds as long as the words that it was worked out from are what they were."""

from __future__ import annotations

import pytest

from forge.locale import worded
from forge.locale.hearing import listening
from forge.locale.tongue import Tongue
from forge.locale.ui import word
from forge.locale.worded import Worded

BAR, FOLD = "ui.bar", "ui.fold"
FINNISH = {BAR: "{length} mm", FOLD: "Taita"}


def said(words, do):
    with Tongue("fi", None, words).speaking():
        return do()


def bar():
    return str(word("bar", length=100))


@pytest.mark.parametrize(
    ("words", "holds"),
    [
        (FINNISH, True),
        ({**FINNISH, FOLD: "Taita tästä"}, True),
        ({**FINNISH, BAR: "{length} millimetriä"}, False),
        ({FOLD: "Taita"}, False),
    ],
)
def test_law_a_fact_holds_while_just_its_words_stay(words, holds):
    """Who listens hears the words of a fact that holds, as when it was worked out."""
    made = said(FINNISH, lambda: Worded.of(bar))
    assert made.words == (BAR,)
    with listening() as heard:
        assert said(words, made.holds) is holds
    assert heard == ({BAR} if holds else set())


def test_who_listens_hears_the_words_of_what_is_worked_out():
    with listening() as heard:
        said(FINNISH, lambda: Worded.of(bar))
    assert heard == {BAR}


def test_a_fact_without_words_holds_in_every_language():
    made = Worded.of(lambda: "ten")
    assert made.holds()
    assert said(FINNISH, made.holds)


@pytest.mark.parametrize("fact", ["", "one", "two\nlines\n"])
def test_what_is_written_is_read(fact):
    made = said(FINNISH, lambda: Worded.of(lambda: bar() and fact))
    assert worded.read(worded.written(made, made.fact)) == made


def test_what_is_no_fact_is_not_read():
    with pytest.raises(ValueError, match="unpack"):
        worded.read("no lines")
