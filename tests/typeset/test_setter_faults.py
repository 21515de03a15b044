"""What the typesetter reports, and what it never does."""

from __future__ import annotations

from forge.geometry import box_mm, mm
from forge.typeset.setter import About, Setter
from forge.typeset.style import Style

LAMP = About("lamp", "lamp.title")


def test_o08_a_character_no_font_has_is_named_with_card_field_and_fonts():
    """U+E000 lies in the private use area: no face can have it."""
    setter = Setter("en")
    setter.fit("Lamp \ue000", Style(), box_mm(0, 0, 50, 20), LAMP)
    (spill,) = setter.spills
    assert (spill.component, spill.text, spill.kind) == ("lamp", "lamp.title", "glyph")
    assert "U+E000" in spill.detail and "Vollkorn" in spill.detail and "Noto Emoji" in spill.detail


def test_o08_letters_a_title_face_lacks_come_from_another_face():
    setter = Setter("en")
    words = setter.line("⟨Lamp⟩ ☠ Łódź — żółw Deatnu, ŧ", Style(role="title"), 0, 0, about=LAMP)
    assert setter.spills == []
    assert {run.face.split(":")[0] for run in words} >= {"cormorant", "noto-emoji"}
    assert all(gid for run in words for c in run.clusters for gid, _, _ in c.glyphs)


def test_o09_a_word_of_400_letters_is_broken_and_what_is_too_much_is_told():
    setter = Setter("en")
    box = box_mm(3, 3, 57, 20)
    words = setter.fit("m" * 400, Style(size=14), box, About("solid", "solid.title"))
    assert "".join(run.text for run in words) == "m" * 400
    assert {run.size for run in words} == {2117}  # 6 pt
    (spill,) = setter.spills
    assert spill.kind == "height" and "mm higher than its 20 mm" in spill.detail


def test_o09_the_size_goes_down_before_a_word_is_broken():
    setter = Setter("en")
    word = "Donaudampfschifffahrtsgesellschaftskapitän"
    style = Style(size=16, smallest=4, hyphens=False)
    words = setter.fit(word, style, box_mm(0, 0, 30, 20), About("german"))
    assert setter.spills == [] and len({run.y for run in words}) == 1


def test_o10_text_is_as_typed_unless_markup_is_asked_for():
    for typed in ("R&D", "0.1 < A < 0.9", "<b>", "a <i>b</b> c", "Fish &amp; Chips", "<br>"):
        setter = Setter("en")
        words = setter.fit(typed, Style(), box_mm(0, 0, 60, 20), LAMP)
        assert "".join(run.text for run in words) == typed and setter.spills == []


def test_o10_unbalanced_markup_is_told_and_nothing_is_lost():
    setter = Setter("en")
    laid = setter.flow("a <i>b</b> c", Style(), mm(60), LAMP)
    assert [spill.kind for spill in setter.spills] == ["markup"]
    assert laid.lines[0].text == "a <i>b</b> c"


def test_o09_a_name_of_400_characters_wraps_at_the_smallest_size_and_stays_inside():
    setter = Setter("en")
    box = box_mm(3, 3, 57, 40)
    words = setter.fit(("Lanternlit " * 40)[:400], Style(size=14), box, About("words"))
    assert setter.spills == [] and len({run.y for run in words}) > 5
    assert all(box.x <= run.x and box.y < run.y < box.bottom for run in words)
    assert 2117 <= words[0].size < 4939  # between 6 and 14 pt


def test_control_characters_are_told_and_do_not_stop_the_setting():
    setter = Setter("en")
    words = setter.fit("a\tb\x07\ud800", Style(), box_mm(0, 0, 50, 20), LAMP)
    assert [spill.kind for spill in setter.spills] == ["glyph"] * 3 and words
    assert "U+0009" in setter.spills[0].detail


def test_a_line_feed_is_a_break_and_an_empty_line_is_kept():
    laid = Setter("en").flow("one\n\nthree", Style(), mm(60), LAMP)
    assert [line.text for line in laid.lines] == ["one", "", "three"]
    assert laid.height == 3 * laid.leading


def test_too_many_lines_are_told_with_their_number():
    setter = Setter("en")
    text = "a title that is a good deal longer than its line"
    setter.fit(text, Style(size=9), box_mm(0, 0, 15, 30), LAMP, lines=2)
    (spill,) = setter.spills
    assert spill.kind == "height" and "where 2 may stand" in spill.detail


def test_a_single_line_that_is_too_long_is_told_in_millimetres():
    setter = Setter("en")
    setter.fit("a title much too long for it", Style(), box_mm(0, 0, 15, 30), LAMP, lines=1)
    (spill,) = setter.spills
    assert spill.kind == "width" and "mm wider than its 15 mm at 6 pt" in spill.detail
