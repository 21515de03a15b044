"""Even lines: never more of them than greedily, and never more uneven."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from volume import volume

from forge.geometry import mm, pt
from forge.typeset.breaks import line_breaks
from forge.typeset.column import Column, Measure
from forge.typeset.even import even
from forge.typeset.fonts import Fonts
from forge.typeset.greedy import greedy
from forge.typeset.hyphens import hyphens
from forge.typeset.itemise import Manner
from forge.typeset.prepared import prepare
from forge.typeset.setter import About, Setter
from forge.typeset.style import Align, Span, Style
from forge.typeset.writing import Writing

WORDS = st.lists(
    st.sampled_from(["a", "pay", "ferry", "company", "collection", "4.2", "£1,240"]),
    min_size=5,
    max_size=40,
)


def _column(text: str, width: float, align: Align = Align.START) -> Column:
    prepared = prepare(Fonts.load(), Writing.of("en"), (Span(text),), Manner.of(Style()))
    return Column(prepared, Measure(mm(width), pt(9), hyphens=False, align=align))


@settings(max_examples=volume(60), deadline=None)
@given(WORDS.map(" ".join), st.integers(25, 90))
def test_even_lines_are_as_few_as_greedy_ones_and_leave_no_more_squared_room(text, width):
    column = _column(text, width)
    ours, theirs = even(column, 0, len(text)), greedy(column, 0, len(text))
    assert ours is not None and len(ours) == len(theirs)

    def room(cuts):
        return sum((mm(width) - column.width(cut)) ** 2 for cut in cuts[:-1])

    lonely = column.width(ours[-1]) - column.width(theirs[-1])
    assert room(ours) <= room(theirs) * 1.01 + 1 or lonely > 0


def test_a_centred_title_of_two_lines_is_balanced():
    style = Style(size=14, align=Align.CENTRE)
    laid = Setter("en").flow("The Long Way Home by Sea and Air", style, mm(65), About("x"))
    assert [line.text for line in laid.lines] == ["The Long Way Home", "by Sea and Air"]


@pytest.mark.parametrize("width", [79, 82, 85])
def test_no_word_stands_alone_in_a_last_line_where_another_can_join_it(width):
    text = "Imprimez-le recto verso si possible, et agrafez-le au bord gauche."
    laid = Setter("fr").flow(text, Style(hyphens=False), mm(width), About("x"))
    assert len(laid.lines) == 2
    assert " " in laid.lines[-1].text.strip()


def test_a_long_word_may_end_a_paragraph_alone():
    column = _column("the company pays the ferry company collection", 32)
    *_, last = even(column, 0, len(column.text))
    assert column.text[last.start : last.end] == "collection"


def test_a_word_wider_than_its_column_is_left_to_the_greedy_way():
    assert even(_column("a " + "m" * 60, 20), 0, 62) is None


def test_ragged_text_is_not_hyphenated_for_a_small_gap():
    text = "Whoever brings the star home wins an unquestionable victory at last"
    ragged = Setter("en").flow(text, Style(), mm(42), About("x"))
    narrow = Setter("en").flow(text, Style(), mm(20), About("x"))
    assert not any(run.hyphen for line in ragged.lines for run in line.runs)
    assert any(run.hyphen for line in narrow.lines for run in line.runs)


@settings(max_examples=volume(40), deadline=None)
@given(WORDS.map(" ".join), st.integers(25, 60))
def test_a_centred_text_has_hyphens_only_where_they_save_a_line(text, width):
    style = Style(align=Align.CENTRE)
    laid = Setter("en").flow(text, style, mm(width), About("x"))
    whole = Setter("en").flow(text, replace(style, hyphens=False), mm(width), About("x"))
    cut = any(run.hyphen for line in laid.lines for run in line.runs)
    assert not cut or len(laid.lines) < len(whole.lines)


def test_a_card_in_german_is_not_hyphenated_to_make_its_lines_alike():
    text = "Wähl eine andere Person. Ihre Figur zieht zum nächsten Lager."
    style = Style(size=10, weight=500, align=Align.CENTRE)
    laid = Setter("de").flow(text, style, mm(47.8), About("x"))
    assert [line.text.strip() for line in laid.lines][1].startswith("Person.")


def test_a_line_may_end_between_two_amounts_but_not_inside_one():
    """A sign goes with its own number: 100 £ and £ 100 hold together, £5 £5 do not."""
    assert line_breaks("£1,240 £1,240", "en") == (7, 13)
    assert line_breaks("100 £ et", "fr") == (6, 8)
    assert line_breaks("£ 100 x", "en") == (6, 7)


@pytest.mark.parametrize(
    ("text", "breaks"),
    [
        ("posez-y votre", (8, 13)), ("retournez-le. Puis", (14, 18)), ("Y a-t-il un", (2, 9, 11)),
        ("le paquebot-poste", (3, 12, 17)), ("révélez-les", (8, 11)), ("Itä-Afrikka", (4, 11)),
    ],
)  # fmt: skip
def test_no_line_begins_with_a_scrap_after_a_hyphen(text, breaks):
    assert line_breaks(text, "fr") == breaks


def test_thai_words_are_never_hyphenated():
    """Thai lines end between words; a hyphen inside one is a mistake."""
    assert hyphens("ประมาณ", "th") == ()
    assert hyphens("collection", "en") != ()
