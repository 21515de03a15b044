"""What does not fit is told at the entry of the catalogue that says it, whoever finds it out."""

from dataclasses import replace

import pytest
from catalogued import translate

from forge.build import translating
from forge.build.preview.verb import Ask, preview
from forge.build.verbs import build
from forge.finding import NO_FONT

LABEL, PART = "ui.brief", "ui.part-cards"
TITLE = "decks.reference.cards.turn.texts.title"


@pytest.fixture
def wish(wish):
    """A wish for the cards of the tiny game, begun in Finnish."""
    translating.begin("fi", wish)
    return replace(wish, locales=("fi",), only=("cards",))


def spilt(findings):
    """The file and the line of the one thing that does not fit, and what is said of it."""
    (found,) = [finding for finding in findings if finding.check == "print-fit"]
    return found.mark.file, found.mark.line, str(found)


def test_what_does_not_fit_one_paper_is_told_at_its_entry(wish):
    """The checks look at the usual papers; a label on A5 has less room."""
    path = wish.content / "shared/locale/fi/ui.po"
    translate(path, PART, "W" * 40)
    line = translate(path, LABEL, "{part}, {number}/{total}, {hash}")
    assert "print-fit" not in {finding.check for finding in build(wish).findings}
    file, at, said = spilt(build(replace(wish, papers=("a5",))).findings)
    assert (file, at) == (str(path), line)
    assert "A5" in said and LABEL in said and "shorter" in said


def test_what_does_not_fit_is_told_at_its_entry_by_the_preview(wish):
    path = wish.content / "tiny/locale/fi/cards.po"
    line = translate(path, TITLE, "WWWW " * 40)
    file, at, said = spilt(preview(Ask("fi", wish, part="cards")).findings)
    assert (file, at) == (str(path), line)
    assert TITLE in said and "shorter" in said


def test_what_is_not_translated_is_told_where_the_game_says_it(wish):
    translate(wish.content / "shared/locale/fi/ui.po", PART, "W" * 40)
    file, _, said = spilt(build(replace(wish, papers=("a5",))).findings)
    assert file.endswith("game.yaml") and LABEL in said


def test_a_letter_that_no_font_has_is_not_said_shorter(wish):
    translate(wish.content / "tiny/locale/fi/cards.po", TITLE, "\U000f0000")
    said = spilt(preview(Ask("fi", wish, part="cards")).findings)[2]
    assert "no font has" in said and NO_FONT in said and "shorter" not in said
