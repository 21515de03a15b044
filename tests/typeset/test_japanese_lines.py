"""Japanese lines: a number keeps its counter, a word in katakana is not broken without need."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from volume import volume

from forge.geometry import mm, pt
from forge.typeset.breaks import inside_words, line_breaks
from forge.typeset.setter import About, Setter
from forge.typeset.style import Style

STYLE = Style(size=9)
PIECES = st.lists(
    st.sampled_from(
        ["カードを", "プレイヤーが", "ビクトリア・フォールズへ", "3点", "10枚", "得る。", "2～6人"]
    ),
    min_size=3,
    max_size=20,
)  # fmt: skip


def parts(text):
    """The text cut wherever a line may end."""
    return [text[a:b] for a, b in pairwise((0, *line_breaks(text, "ja")))]


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("勝つと3点を得る", "3点"), ("カードを10枚引く", "10枚"), ("残り１個", "１個"),
        ("一つの山", "一つ"), ("3か所に置く", "3か"), ("料金は12ポンドだ", "12ポンド"),
        ("次は2～6人で", "2～6人"), ("第5番目", "5番"), ("4歳以上", "4歳"),
    ],
)  # fmt: skip
def test_a_number_is_not_parted_from_its_counter(text, kept):
    assert any(kept in part for part in parts(text)), parts(text)


def test_what_follows_a_number_is_no_counter_by_itself():
    """The rule is narrow: before a particle or a verb a line may end as before."""
    assert parts("3を選ぶ")[0] == "3" and parts("6進む")[0] == "6"
    assert line_breaks("3点", "zh") == line_breaks("3点", "ko") == (1, 2)


def test_a_word_in_katakana_has_its_breaks_aside_and_a_dot_is_a_place_to_break():
    text = "ビクトリア・フォールズへ"
    assert parts(text) == ["ビクトリア・", "フォールズ", "へ"]
    assert [text[at] for at in inside_words(text, "ja")] == list("クトリアルズ")
    assert inside_words(text, "en") == ()


@settings(max_examples=volume(60), deadline=None)
@given(PIECES.map("".join), st.integers(22, 60))
def test_words_in_katakana_stay_whole_in_lines_that_are_wide_enough(text, width):
    laid = Setter("ja").flow(text, STYLE, mm(width), About("x"))
    lines = [line.text for line in laid.lines]
    assert "".join(lines) == text and not laid.broken
    cuts = {len("".join(lines[:i])) for i in range(1, len(lines))}
    assert cuts <= set(line_breaks(text, "ja"))


def test_a_word_wider_than_its_line_is_broken_but_never_before_a_small_letter():
    text = "パブリックドメインのフォッファッショ"
    laid = Setter("ja").flow(text, STYLE, round(pt(9) * 3.4), About("x"))
    lines = [line.text for line in laid.lines]
    assert laid.broken and "".join(lines) == text
    assert all(line[0] not in "ァィゥェォッャュョー" for line in lines)


@pytest.mark.parametrize("width", range(30, 60, 3))
def test_no_few_signs_stand_alone_in_a_last_line(width):
    text = "盗賊プレイヤーが星と持ち主の全所持金を奪います。これでゲームは終わりです。"
    lines = Setter("ja").flow(text, STYLE, mm(width), About("x")).lines
    assert len(lines[-1].text) > 3
