"""Korean lines end between words: Hangul is written with blanks, and a syllable is no word."""

import pytest

from forge.geometry import mm
from forge.typeset.breaks import inside_words, line_breaks
from forge.typeset.setter import About, Setter
from forge.typeset.style import Style

TEXT = "주사위를 던지고 나온 수만큼 정확히 이동합니다. £100에 사거나, 4 이상이 나오면 뒤집습니다."


def lines(text: str, width: float) -> list[str]:
    laid = Setter("ko").flow(text, Style(size=9), mm(width), About("x"))
    return [line.text.strip() for line in laid.lines]


@pytest.mark.parametrize("width", [24, 30, 37, 45])
def test_words_are_kept_whole_where_they_fit(width):
    assert " ".join(lines(TEXT, width)) == TEXT


def test_a_word_that_is_wider_than_its_line_is_cut_between_syllables():
    word = "사하라사막횡단철도건설계획"
    assert len(lines(word, 12)) > 1 and "".join(lines(word, 12)) == word


def test_a_number_holds_on_to_its_particle_and_a_dot_between_names_does_not():
    assert line_breaks("£100에 2~4명", "ko") == (6, 10)
    assert 3 in line_breaks("카드·지도", "ko")
    assert inside_words("지도", "ko") == (1,) and inside_words("지도", "en") == ()
