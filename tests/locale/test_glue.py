"""What stands between words is said by the language, and so is a capital in front of them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forge.locale.glue import beside, clauses, ended, listed, put, sentences
from forge.locale.letters import capital
from forge.locale.tongue import Tongue
from forge.locale.ui import UI, word
from forge.locale.ui_glue import GLUE, KINDS
from forge.locale.walk import labels, speaks
from forge.model.game import Game
from forge.model.text import Said, Text

T = Text("t", "T")
GAME = Game("g", "1.0.0", T, T, "CC0", 1, 2, 6, ())
JAPANESE = {
    "ui.glue.sentences": "{one}{other}", "ui.glue.list": "{one}、{other}",
    "ui.glue.full-stop": "{text}。", "ui.glue.title-text": "<b>{title}</b>\u3000{text}",
}  # fmt: skip
FRENCH = {"ui.glue.case-step": "{case}\u202f: {step}", "ui.glue.clauses": "{one}\u202f; {other}"}


def test_english_has_blanks_and_its_own_marks():
    assert sentences(["One.", "", "Two.", "Three."]) == "One. Two. Three."
    assert listed(["a", "b", "c"]) == "a, b, c"
    assert clauses(["a, b", "c"]) == "a, b; c"
    assert beside("a", "b", "c") == "a · b · c"


def test_japanese_has_no_blank_between_sentences():
    with Tongue("ja", GAME, JAPANESE).speaking():
        assert sentences(["歩く。", "止まる。"]) == "歩く。止まる。"
        assert listed(["砂漠", "沼", "川"]) == "砂漠、沼、川"
        assert ended("草原") == "草原。"
        assert put("title-text", title="ワニ", text="死ぬ。") == "<b>ワニ</b>\u3000死ぬ。"


def test_french_has_a_narrow_blank_before_its_marks():
    with Tongue("fr", GAME, FRENCH).speaking():
        assert put("case-step", case="Oui", step="Marche") == "Oui\u202f: Marche"
        assert clauses(["+1 Guide", "−1 Hardi"]) == "+1 Guide\u202f; −1 Hardi"


def test_nothing_is_made_of_nothing():
    assert sentences([]) == sentences(["", ""]) == ended("") == beside() == ""


@given(st.lists(st.text(min_size=1), max_size=5))
def test_nothing_that_is_joined_is_lost_or_turned_into_a_placeholder(said):
    assert listed(said) == ", ".join(said)


@pytest.mark.parametrize(
    "said", ["Go.", "止まる。", "Why?", "قف؟", "“Go!”", "<b>Go.</b>", "Go …", "(Go.)", "یہ۔"]
)
def test_a_sentence_has_one_mark_at_its_end(said):
    assert ended(said) == said


@pytest.mark.parametrize(
    ("said", "made"), [("Go", "Go."), ("<b>Go</b>", "<b>Go</b>."), ("$5", "$5.")]
)
def test_a_mark_is_put_where_there_is_none(said, made):
    assert ended(said) == made


def test_what_is_joined_is_of_no_single_text():
    assert isinstance(word("front"), Said)
    assert not isinstance(beside(word("front"), word("back")), Said)


def test_each_joint_tells_a_translator_what_it_puts_together():
    kinds = {source.id: source.kind for source in labels()}
    assert {UI[name].id for name in GLUE} == set(KINDS)
    assert all(kinds[ident] == told for ident, told in KINDS.items())


@pytest.mark.parametrize(
    ("template", "translated"),
    [
        ("{credit.coast} {credit.fonts}", True), ("{least}–{most}", True), ("Go", True),
        ("{token.ruby:Words}", True), ("{token.ruby}", False), ("{token.ruby:plural}", False),
        ("+ {bonus}", False), ("–", False), ("", False),
    ],
)  # fmt: skip
def test_what_stands_between_two_placeholders_is_translated(template, translated):
    """Credits follow each other with a blank in English, without one in Japanese."""
    assert speaks(template) is translated


@pytest.mark.parametrize(
    ("lang", "said", "made"),
    [
        ("fi", "öljy", "Öljy"), ("ru", "ящик", "Ящик"), ("fr", "école", "École"),
        ("tr", "iskele", "İskele"), ("tr", "ısı", "Isı"), ("nl", "ijsberg", "IJsberg"),
        ("hr", "ǆep", "ǅep"), ("de", "ähre", "Ähre"), ("fr", "« oui »", "« Oui »"),
        ("ru", "<b>рубин</b>", "<b>Рубин</b>"), ("ar", "\u2067\u2069ياقوتة", "\u2067\u2069ياقوتة"),
        ("ja", "宝石", "宝石"), ("ja", "「宝石」", "「宝石」"), ("ka", "ლალი", "ლალი"),
        ("fi", "2 vuoroa", "2 vuoroa"), ("en", "", ""), ("en", "…", "…"),
    ],
)  # fmt: skip
def test_a_capital_is_that_of_the_language(lang, said, made):
    assert capital(said, lang) == made


@given(st.text(), st.sampled_from(["fi", "tr", "nl", "ar"]))
def test_a_capital_is_made_once_and_leaves_the_rest_as_it_is(said, lang):
    made = capital(said, lang)
    assert capital(made, lang) == made
    assert made == said or made.casefold()[-1:] == said.casefold()[-1:]


def test_a_capital_stays_of_its_text():
    assert capital(word("front")).of == "ui.front"
