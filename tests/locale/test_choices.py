"""Choices by a number inside a translation, and names in forms of its language."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forge.locale.choices import Malformed, branches, chosen, faults, read
from forge.locale.inlay import laid_in
from forge.locale.languages import language
from forge.locale.message import Message
from forge.locale.printable import wrongs
from forge.locale.values import voice
from forge.locale.walk import Source
from forge.model.edition import Edition, Parameter, Unit
from forge.model.game import Credit, Game
from forge.model.text import Text

RUSSIAN = language("ru")
T = Text("t", "T")
OWNER = Text("game.credits.owner.text", "Анна", forms=(("acc", "Анну"), ("gen", "Анны")))
GAME = Game("g", "1.0.0", T, T, "CC0", 1, 2, 6, (Credit("owner", OWNER),))
EDITION = Edition("e", T, T, "£", (), (), (), ("X1",), 2, 4)

plain = st.text("abc ,.'#’", max_size=6)
placeholders = st.sampled_from(["{fee}", "{token.ruby:plural|gen}", "{missed:turn}", "<b>x</b>"])
keys = st.lists(st.sampled_from(["one", "few", "=2", "=0"]), unique=True, max_size=3)


@st.composite
def templates(draw, depth=2):
    """Templates with choices in choices."""
    parts = draw(st.lists(st.one_of(plain, placeholders), max_size=3))
    if depth and draw(st.booleans()):
        cases = " ".join(
            f"{key} {{{draw(templates(depth - 1))}}}" for key in [*draw(keys), "other"]
        )
        parts.append(f"{{missed, plural, {cases}}}")
    return "".join(parts)


def say(template, lang="ru", **numbers):
    """A text with some numbers, as it is said."""
    given = tuple(Parameter(name, Unit.COUNT, n, ("X1",)) for name, n in numbers.items())
    fee = Parameter("fee", Unit.MONEY, 1200, ("X1",))
    edition = replace(EDITION, parameters=(*given, fee))
    return voice(GAME, edition, lang)(Text("t", template)).replace("\xa0", " ")


@given(templates(), st.integers(0, 200))
def test_what_is_chosen_is_one_of_the_ways_and_holds_no_choice(template, number):
    said = chosen(template, lambda _: number, RUSSIAN.category)
    assert said in [way.template for way in branches(template)]
    assert read(said) in ((said,), ())
    assert not list(faults(template, RUSSIAN))


@given(st.text("ab'{}#,. ", max_size=12))
def test_a_template_without_choices_is_left_alone(template):
    assert chosen(template, lambda _: 1, RUSSIAN.category) == template


@given(st.data(), st.integers(0, 200), st.sampled_from(["ru", "fi", "fr", "ar", "ja", "sw"]))
def test_a_translation_that_may_be_printed_holds_its_number(data, number, tag):
    """Only a case of that number alone, or a plural that is only of it, may leave it out."""
    to = language(tag)
    usual = st.sampled_from(["=0", "=1", "=2", *sorted(to.keywords - {"other"})])
    asked = [*data.draw(st.lists(usual, unique=True, max_size=4)), "other"]
    bodies = {key: data.draw(st.sampled_from(["# a", "a", "{missed} b"])) for key in asked}
    cases = " ".join(f"{key} {{{body}}}" for key, body in bodies.items())
    source = Source("a.b", "{missed} {fee}", "board", values="missed=1; fee=1200")
    message = Message("a.b", source.template, f"{{fee}} {{missed, plural, {cases}}}")
    said = chosen(message.translation, lambda _: number, to.category)
    silent = [key for key, body in bodies.items() if body == "a"]
    lost = [key for key in silent if not (key.startswith("=") or to.single(key))]
    assert bool(lost) == any(wrongs(source, message, "board.po", to))
    alone = f"={number}" in silent or (to.category(number) in silent)
    assert lost or alone or "{missed}" in said


def test_the_case_of_a_number_comes_before_its_plural_and_other_comes_last():
    text = "{missed, plural, =1 {один ход} one {# ход} few {# хода} other {# ходов}}"
    assert [say(text, missed=n) for n in (1, 2, 5, 21, 1000)] == [
        "один ход", "2 хода", "5 ходов", "21 ход", "1 000 ходов",
    ]  # fmt: skip


def test_cases_hold_money_names_in_a_form_markup_and_choices():
    text = (
        "{missed, plural, one {Без {credit.owner|gen} <b>#</b> ход за {fee}}"
        " other {{left, plural, one {видит {credit.owner|acc}} other {нет #}}}}, it's"
    )
    assert say(text, missed=1, left=1) == "Без Анны <b>1</b> ход за 1 200 £, it's"
    assert say(text, missed=5, left=1) == "видит Анну, it's"
    assert say(text, missed=5, left=7) == "нет 7, it's"


def test_a_form_that_is_not_there_says_the_plain_name():
    assert say("{credit.owner|dat}, {credit.owner:Words|gen}") == "Анна, Анны"


def test_a_name_that_is_only_another_name_passes_its_form_on():
    copy = Credit("copy", Text("game.credits.copy.text", "{credit.owner}"))
    game = replace(GAME, credits=(*GAME.credits, copy))
    assert voice(game, EDITION, "ru")(Text("t", "от {credit.copy|gen}")) == "от Анны"


def test_english_has_no_forms():
    with pytest.raises(KeyError):
        say("{credit.owner|gen}", lang="en")


@pytest.mark.parametrize(
    ("template", "wrong"),
    [
        ("{n, plural, один {x} other {y}}", "'один' is no plural of Russian"),
        ("{n, plural, two {x} other {y}}", "'two' is no plural of Russian"),
        ("{n, plural, one {x}}", "the choice of {n} has no case other"),
        ("{n, plural, one {x} other {y}", "the choice of {n} is not closed"),
        ("{n, plural, other {x} other {y}}", "{n} has the case other twice"),
        ("{n, множ, other {x}}", "{n, множ} is no choice by a number"),
        ("{n, plural, other {x}} и }", "a brace closes that was not opened"),
    ],
)
def test_a_choice_that_is_none_is_told_with_a_hint(template, wrong):
    found = list(faults(template, RUSSIAN))
    assert found[0][0] == wrong
    assert all(hint for _, hint in found)


def test_what_cannot_be_read_stays_as_it_is_typed():
    text = "{n, plural, one {x}}"
    assert chosen(text, lambda _: 1, RUSSIAN.category) == text
    with pytest.raises(Malformed):
        read(text)


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ("{fee|gen} {town}", "{fee|gen} in a.b asks a number for a form"),
        ("{fee} {town, plural, other {{town}}}", "a.b chooses by {town}, which is no number"),
        ("{fee, plural, one {#} other {}} {town}", "the translation of a.b has lost {fee}"),
        ("{fee, plural, =5 {пять} other {#}} {town|gen}", ""),
    ],
)
def test_a_number_has_no_form_and_a_name_no_plural(said, wrong):
    source = Source("a.b", "{fee} {town}", "board", values="fee=5 (classic), 7 (zvezda)")
    message = Message("a.b", source.template, said, values=source.values)
    found = [f.message for f in wrongs(source, message, "board.po", RUSSIAN)]
    assert found == ([wrong] if wrong else [])


def test_a_form_asked_of_a_phrase_is_asked_of_the_names_in_it():
    lands = "{terrain.desert}, {terrain.jungle} или {terrain.veldt|prep}"
    assert laid_in("в {land|loc}", {"land": lands}) == (
        "в {terrain.desert|loc}, {terrain.jungle|loc} или {terrain.veldt|prep}"
    )


def test_a_choice_by_what_a_phrase_stands_for_is_made_by_its_number():
    points = {"points": "{points.lion:point}"}
    text = laid_in("{points, plural, one {#} other {# о.}} ({points|acc})", points)
    assert text == "{points.lion, plural, one {#} other {# о.}} ({points.lion:point|acc})"


@pytest.mark.parametrize(
    "template",
    [
        "{n, plural, other {" * 2000 + "x" + "}}" * 2000,
        "{n, plural, one {#} few {#} other {#}}" * 40,
    ],
)
def test_choices_that_nobody_could_check_are_told_and_not_followed(template):
    ((wrong, hint),) = faults(template, RUSSIAN)
    assert "choices stand in one another" in wrong or "ways" in wrong
    assert hint


@pytest.mark.parametrize(
    ("said", "hint"),
    [
        ("{Fee}", "write {fee}"),
        ("{ fee }", "write {fee}"),
        ("{fee", "write {fee}"),
        ("{fee}}", "write {name} or {name:form}, or take the brace out"),
        ("{{fee}}", "write {fee}"),
        ("{плата}", "write {fee}"),
    ],
)
def test_a_brace_that_is_no_placeholder_is_told_with_the_placeholder_that_is_meant(said, hint):
    source = Source("a.b", "Pay {fee}.", "board", values="fee=5")
    message = Message("a.b", source.template, f"Плати {said}.", values=source.values)
    (found,) = wrongs(source, message, "board.po", RUSSIAN)
    assert (found.check, found.hint) == ("locale-placeholders", hint)
