"""Numbers and money in all languages that ship: the game's own sign, grouped, nothing else."""

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forge.build.catalogues import Shelf
from forge.content.project import content_root
from forge.locale.languages import language
from forge.locale.numbers import (
    ZEROS,
    counted,
    figures,
    grouped,
    measure,
    money,
    signed,
    spells,
    upright,
)
from forge.locale.ranges import signed_amounts
from forge.locale.tongue import Tongue
from forge.locale.ui import word
from forge.locale.values import voice
from forge.model.customs import Customs
from forge.model.edition import Edition, Parameter, Unit
from forge.model.game import Game, Noun
from forge.model.text import Text
from forge.typeset.bidi import levels, reorder

T = Text("t", "T")
GAME = Game("g", "1.0.0", T, T, "CC0", 1, 2, 6, ())
OURS = ("en", "ru", "fi", "fr", "ar", "ja", "sw")
CONTROLS = re.compile("[\u200e\u200f\u061c\u2066-\u2069]")
amounts = st.integers(0, 10_000_000)


def speaking(tag, native=False):
    """A language in force, with or without its own digits."""
    usual = language(tag).usual
    return Tongue(tag, GAME, customs=Customs(usual.name, usual.rtl, native)).speaking()


def value(said):
    """The number that is told by the digits of a text, of any script."""
    return int("".join(str(int(letter)) for letter in said if letter.isdigit()))


@given(st.sampled_from(OURS), amounts, st.sampled_from(["£", "$", "₣"]))
def test_money_has_the_games_own_sign_once_and_no_name_of_a_country(tag, number, sign):
    with speaking(tag):
        said = CONTROLS.sub("", money(number, sign, tag))
    assert said.count(sign) == 1
    assert value(said) == number
    assert re.fullmatch(r"[\d,.\u00a0\u202f]+", said.replace(sign, ""))


@pytest.mark.parametrize(
    ("tag", "said"),
    [
        ("en", "£1,240"), ("ru", "1 240 £"), ("fi", "1 240 £"), ("fr", "1 240 £"),
        ("ar", "1,240 £"), ("ja", "£1,240"), ("sw", "£ 1,240"),
    ],
)  # fmt: skip
def test_money_stands_as_the_language_has_it(tag, said):
    """The blanks in it break no line."""
    with speaking(tag):
        found = CONTROLS.sub("", money(1240, "£", tag))
    assert re.sub("[\u00a0\u202f]", " ", found) == said
    assert " " not in found


@given(st.sampled_from(["ar", "fa", "hi", "bn", "my", "ne", "th"]), amounts)
def test_native_digits_tell_the_same_number(tag, number):
    with speaking(tag, native=True):
        every = (grouped(number, tag), money(number, "£", tag), figures(number), upright(number))
    for said in every:
        assert value(said) == number
        assert not re.search("[0-9]", said)


def test_each_zero_of_a_system_of_digits_begins_ten_digits():
    for zero in ZEROS.values():
        assert [int(chr(zero + digit)) for digit in range(10)] == list(range(10))


def test_latin_digits_are_the_rule():
    for tag in OURS:
        with speaking(tag):
            assert figures("A4 10") == "A4 10"
            assert value(counted(1240, tag)) == 1240


def test_a_length_has_the_decimal_sign_of_the_language():
    said = {}
    for tag in ("en", "ru", "fr", "ar"):
        with speaking(tag):
            said[tag] = measure("0.4")
    assert said == {"en": "0.4", "ru": "0,4", "fr": "0,4", "ar": "0.4"}


def shown(text):
    """A text from right to left as the eye meets it, from the left; controls left out."""
    order = reorder(levels(text, 1)[1])
    return CONTROLS.sub("", "".join(text[i] for i in order))


@pytest.mark.parametrize("around", ["{} لاعبين", "من {}", "(Cairo {})", "{}"])
def test_a_range_typed_in_a_translation_is_shown_from_left_to_right(around):
    given = (Parameter("least", Unit.COUNT, 2, ("X1",)), Parameter("most", Unit.COUNT, 14, ("X1",)))
    edition = Edition("e", T, T, "£", given, (), (), ("X1",), 2, 4)
    with speaking("ar"):
        say = voice(GAME, edition, "ar")
        assert "2–14" in shown(say(Text("t", around.format("{least}–{most}"))))
        assert "2–14" in shown(around.format(word("form-range", least=2, most=14)))
        assert "+3" in shown(around.format(signed(3)))
        assert "\u22123" in shown(around.format(upright(-3)))


def counted_up_to(most, template, forms):
    """A range that counts a noun of Arabic, as the eye meets it, and what is said."""
    noun = Noun("turn", T, replace(T, template="turns", forms=tuple(sorted(forms.items()))))
    given = (
        Parameter("least", Unit.COUNT, 2, ("X1",)),
        Parameter("most", Unit.COUNT, most, ("X1",)),
    )
    edition = Edition("e", T, T, "£", given, (), (), ("X1",), 2, 4)
    with speaking("ar"):
        said = voice(replace(GAME, nouns=(noun,)), edition, "ar")(Text("t", template))
        return shown(said), CONTROLS.sub("", said)


@pytest.mark.parametrize("around", ["{}", "من {} كل مرة", "(Cairo {})", "{}، Cairo"])
@pytest.mark.parametrize("dash", ["–", "\u2009–\u2009", " - "])
def test_a_range_that_counts_a_noun_keeps_its_order_and_the_noun_stands_behind_it(around, dash):
    """From the right: 2–14, to its left the noun; the eye meets the noun first, then 2–14."""
    forms = {"many": "{n} دورًا", "other": "{n} دور", "few": "{n} أدوار", "two": "دوران"}
    template = around.format(f"{{least}}{dash.strip()}{{most:turn}}")
    eye, said = counted_up_to(14, template, forms)
    assert "اًرود 2–14".replace("–", dash.strip()) in eye
    assert f"2{dash.strip()}14 دورًا" in said


def test_a_range_up_to_a_number_that_the_noun_itself_says_loses_neither_end():
    _, said = counted_up_to(2, "{least}–{most:turn}", {"two": "دوران", "other": "{n} دور"})
    assert said == "2–دوران"


@pytest.mark.parametrize(
    ("age", "said"),
    [(1, "من عمر سنة"), (2, "من عمر سنتين"), (8, "من عمر 8 سنوات"), (12, "من عمر 12 سنة")],
)
def test_the_age_on_the_cover_is_a_plural(age, said):
    """Arabic has other words for 8 years and for 12."""
    shelf = Shelf(content_root() / "star-of-africa", "ar")
    message = shelf.read("ui").by_id["ui.cover-facts"]
    facts = {"players_min": 2, "players_max": 6, "minutes_min": 45, "minutes_max": 60}
    with Tongue("ar", GAME, {message.id: message.translation}).speaking():
        assert word("cover-facts", **facts, age=age).endswith(said)


def test_nothing_is_isolated_where_text_runs_from_left_to_right():
    for tag in ("en", "ru", "ja"):
        with speaking(tag):
            every = word("form-range", least=2, most=14), signed(-3), money(5, "£", tag)
        assert not any(CONTROLS.search(said) for said in every)


def test_a_typed_sign_stays_before_its_number_where_text_runs_from_the_right():
    """``+ {bonus}`` as ``+500 £``, its sign left of the digits (CLDR: ar, plusSign)."""
    with speaking("ar"):
        bonus = money(500, "£", "ar")
        assert shown(signed_amounts(f"\u0623 + {bonus}")).startswith("£\u00a0+500")
        assert shown(signed_amounts("\u0623 +5")).startswith("+5")
        assert shown(signed_amounts("\u0623 \u22123")).startswith("\u22123")
        kept = upright(-3)
        assert signed_amounts(kept) == kept
        assert signed_amounts("3 + 4") == "3 + 4"
    assert signed_amounts("+ 500") == "+ 500"


@given(st.text("a +\u22125.0$\u0623"))
def test_signs_are_kept_once(said):
    """Doing it again changes nothing, and nothing is lost but blanks."""
    with speaking("ar"):
        once = signed_amounts(said)
        assert signed_amounts(once) == once
    assert CONTROLS.sub("", once).replace(" ", "") == CONTROLS.sub("", said).replace(" ", "")


def test_numbers_are_spelt_out_in_english_only_and_not_beside_ids():
    assert [tag for tag in (*OURS, "en-XA", "en-XB", "xx-LL", "xx-ID") if spells(tag)] == [
        "en", "en-XA", "en-XB", "xx-LL"
    ]  # fmt: skip
