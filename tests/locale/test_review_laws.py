"""Seeded slips are found, good translations are left in peace."""

from __future__ import annotations

import pytest
from good import LANGUAGES, found, rows
from translation_defects import DEFECTS

from forge.locale.review import reviews


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_check_says_anything_of_a_good_translation(lang):
    assert [str(one) for one in found(lang)] == []


@pytest.mark.parametrize("one", DEFECTS, ids=lambda one: f"{one.lang}: {one.title}")
def test_a_slip_is_found_by_its_check_in_its_text(one):
    """Of the text in which it is, at its line, with a hint; of no other text anything is said."""
    said = found(one.lang, {one.id: one.said})
    hits = [each for each in said if each.check == one.check]
    assert hits, [str(each) for each in said]
    assert all(each.hint and each.mark and each.mark.line > 1 for each in hits)
    assert {each.text for each in said} == {one.id}


def test_there_are_more_than_forty_kinds_of_slips_in_all_languages():
    assert len({one.title for one in DEFECTS}) == len(DEFECTS) >= 40
    assert {one.lang for one in DEFECTS} == set(LANGUAGES)


def test_every_check_of_a_text_finds_a_slip():
    """Those of whole catalogues are tried in test_reviewing.py."""
    whole = {"locale-header", "locale-unknown", "locale-values"}
    laid = {"locale-placeholders", "locale-plural"}
    assert {one.check for one in DEFECTS} == set(reviews()) - whole | laid


def test_the_good_translations_are_many():
    assert len(rows()) * len(LANGUAGES) >= 200


@pytest.mark.parametrize(
    "sign", ["\U0001f468\u200d\U0001f469\u200d\U0001f467", "\u2764\ufe0f\u200d\U0001f525"]
)
def test_joiners_that_make_one_picture_of_two_are_in_use(sign):
    """A family, a heart on fire; inside a word the same joiner is a slip."""
    said = rows()["motto"].said["fi"]
    assert "locale-invisible" not in {one.check for one in found("fi", {"motto": f"{sign} {said}"})}
    broken = f"{said[0]}\u200d{said[1:]}"
    assert "locale-invisible" in {one.check for one in found("fi", {"motto": broken})}


@pytest.mark.parametrize("said", ["लंबी सड़क का बैंक", "كَشَك كُل شيء", "ถนนที่ ที", "দীর্ঘ পথের ব্যাংক ক"])
def test_a_word_does_not_end_at_a_vowel_sign(said):
    """A letter before a sign and the same letter behind a blank are not a word said twice."""
    assert "locale-twice" not in {one.check for one in found("ar", {"motto": said})}


@pytest.mark.parametrize("said", ["सड़क का का बैंक", "كُل كُل شيء"])
def test_a_word_with_vowel_signs_that_stands_twice_is_found(said):
    assert "locale-twice" in {one.check for one in found("ar", {"motto": said})}
