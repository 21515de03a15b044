"""The pseudo-locale en-XB: every word turned, everything a machine reads left alone."""

import re

from hypothesis import given
from hypothesis import strategies as st

from forge.locale.pseudo_rtl import OVERRIDE, POP, turned
from forge.model.text import PLACEHOLDER

words = st.text("abcdefghijklmnopqrstuvwxyz", min_size=1, max_size=12)
parts = st.one_of(
    words, st.sampled_from(["{start_money}", "{token.ruby:plural}", "<b>", "</b>", "12", "£5"])
)
templates = st.lists(parts, max_size=12).map(" ".join)


@given(templates)
def test_placeholders_markup_and_numbers_stay_as_they_are(template):
    made = turned(template)
    assert PLACEHOLDER.findall(made) == PLACEHOLDER.findall(template)
    assert re.sub(f"[{OVERRIDE}{POP}]", "", made) == template


@given(templates)
def test_every_word_stands_in_an_override_of_its_own(template):
    rest = re.sub(f"{OVERRIDE}[^{OVERRIDE}{POP}]*{POP}", "", turned(template))
    rest = PLACEHOLDER.sub("", re.sub(r"</?b>", "", rest))
    assert not any(map(str.isalpha, rest))


def test_a_word_with_an_apostrophe_is_one_word():
    assert turned("it's {n}") == f"{OVERRIDE}it's{POP} {{n}}"
