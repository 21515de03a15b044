"""The language file: what is written is read, and each slip is told at its line."""

import re

import pytest
from babel import localedata
from hypothesis import given
from hypothesis import strategies as st

from forge.finding import Faulty
from forge.locale.languages import language
from forge.model.customs import ENGLISH, MOST, Customs, read, written

NO_LANGUAGE = re.compile(r"root|.*_[A-Z]{5,}")
TAGS = sorted(
    tag.replace("_", "-")
    for tag in localedata.locale_identifiers()
    if not NO_LANGUAGE.fullmatch(tag)
)
names = st.text(st.characters(codec="utf-8", exclude_categories=("Cc", "Cs")), min_size=1).filter(
    lambda name: name.strip() == name
)
people = st.lists(names, max_size=3).map(tuple)
customs = st.builds(
    Customs, names, st.booleans(), st.booleans(), st.sampled_from(["«»„“", "“”‘’"]),
    st.booleans(), st.integers(-MOST, MOST), people, people,
)  # fmt: skip


@given(customs)
def test_what_is_written_is_read(one):
    assert read(written(one, "Some language").decode(), "lang.toml", ENGLISH) == one


def test_every_language_of_cldr_has_a_file_that_is_read():
    for tag in TAGS:
        usual = language(tag).usual
        assert read(written(usual, tag).decode(), "lang.toml", ENGLISH) == usual


def test_the_languages_that_ship_begin_as_they_are_written():
    found = {tag: language(tag).usual for tag in ("ar", "fi", "fr", "ja", "ru", "sw")}
    assert {tag: one.name for tag, one in found.items()} == {
        "ar": "العربية", "fi": "Suomi", "fr": "Français", "ja": "日本語", "ru": "Русский",
        "sw": "Kiswahili",
    }  # fmt: skip
    assert [tag for tag, one in found.items() if one.rtl] == ["ar"]
    assert not any(one.native for one in found.values())
    assert (found["fr"].quotes[:2], found["ja"].quotes) == ("«»", "「」『』")


def test_what_a_file_leaves_out_is_as_cldr_has_it():
    usual = language("ar").usual
    told = read('digits = "native"\nsize_step = -3\n', "lang.toml", usual)
    assert (told.native, told.step, told.rtl, told.name) == (True, -3, True, usual.name)


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ('direction = "left"', 'direction cannot be \'left\' (write "ltr" or "rtl")'),
        ('digits = "arab"', 'digits cannot be \'arab\' (write "latn" or "native")'),
        ("size_step = 40", "size_step cannot be 40 (write a whole number from -15 to 15)"),
        ("size_step = 2.5", "size_step cannot be 2.5"),
        ("hyphenation = 1", "hyphenation cannot be 1 (write true or false)"),
        ('quotes = ["«", "»"]', "quotes cannot be ['«', '»'] (write four signs"),
        ('contributors = "Aino"', "contributors cannot be 'Aino' (write names"),
        ('name = " "', "name cannot be ' '"),
        ("hyphenatoin = true", "no line hyphenatoin (did you mean hyphenation?)"),
    ],
)
def test_a_slip_is_a_finding_with_its_line_and_what_to_write(line, wrong):
    with pytest.raises(Faulty) as told:
        read(f"# Finnish\n\n{line}\n", "fi/lang.toml", ENGLISH)
    assert str(told.value).startswith("fi/lang.toml:3:1: error: ")
    assert wrong in str(told.value)
    assert "[locale-language]" in str(told.value)


def test_what_is_no_toml_is_told_at_its_place():
    with pytest.raises(Faulty, match=r"^lang\.toml:2:8: error: this is no TOML: Invalid value"):
        read('digits = "latn"\nname = Suomi\n', "lang.toml", ENGLISH)


@pytest.mark.parametrize(
    ("tag", "quotes"),
    [
        ("he", "””’’"),
        ("da", "»«›‹"),
        ("nb", "«»‘’"),
        ("hu", "„”»«"),
        ("ro", "„”«»"),
        ("vi", "“”‘’"),
    ],
)
def test_a_new_language_begins_with_the_quotation_marks_of_its_books(tag, quotes):
    assert language(tag).usual.quotes == quotes
