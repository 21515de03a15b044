"""Words of Finnish and Swahili are cut between syllables; of Arabic and Japanese never."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forge.typeset.hyphens import hyphens, softened
from forge.typeset.syllables import AFTER, BEFORE, RULES, cuts

letters = st.text("abcdefghijklmnoprstuvwyzäö", min_size=1, max_size=14)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("fi", "peli-lau-dalla meri-ros-vot jalo-ki-vien täh-den kul-ta-ran-nikko"),
        ("sw", "nyu-mba dak-tari mak-taba wache-zaji cha-gua amka kompyuta mwa-nzoni kaa"),
        ("sw", "mbwa-mwitu uli-yo-ta-ngu-lia una-cho-hi-taji"),
        ("ru", "путе-ше-ствен-ни-ков"),
        ("fr", "aven-tu-rier"),
        ("ar", "المستكشفون"),
        ("ja", "サイコロをふってください"),
    ],
)
def test_words_are_cut_as_their_grammars_say(lang, words):
    assert softened(words.replace("-", ""), lang).replace("\u00ad", "-") == words


@given(st.sampled_from(sorted(RULES)), letters)
def test_each_part_of_a_word_has_a_vowel_and_letters_enough(lang, word):
    places = [0, *cuts(word, lang), len(word)]
    assert places == sorted(set(places))
    for at in places[1:-1]:
        assert BEFORE <= at <= len(word) - AFTER
        assert any(vowel in word[:at] for vowel in "aeiouyäö")
        assert any(vowel in word[at:] for vowel in "aeiouyäö")


@given(st.sampled_from(sorted(RULES)), letters)
def test_capitals_are_cut_as_small_letters(lang, word):
    assert hyphens(word.upper(), lang) == hyphens(word, lang)
