"""The pseudo-locale: what it changes, and what it leaves alone."""

from hypothesis import given
from hypothesis import strategies as st

from forge.locale.pseudo import CLOSE, LONGER, OPEN, pseudo, stretched
from forge.model.text import PLACEHOLDER, Text

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
    assert made.startswith(OPEN)
    assert made.endswith(CLOSE)


@given(st.lists(words, min_size=3, max_size=12).map(" ".join))
def test_a_text_is_a_third_longer_and_has_as_many_words(template):
    made = stretched(template)[1:-1]
    letters = len(template.replace(" ", ""))
    assert len(made.replace(" ", "")) >= letters + letters * LONGER // 100
    assert len(made.split()) == len(template.split())


def test_a_text_can_still_be_read():
    assert stretched("Draw {n} cards") == "[Ďŕááw {n} çááŕďšš]"


def test_an_empty_text_stays_empty_and_ids_are_kept():
    assert pseudo(Text("a.b", "")) == Text("a.b", "")
    assert pseudo(Text("a.b", "Sea")).id == "a.b"
