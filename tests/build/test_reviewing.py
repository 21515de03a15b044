"""Translations are checked at their lines, on their own and in a build."""

from __future__ import annotations

import re
import shutil
from dataclasses import replace

import polib
import pytest
from click.testing import CliRunner

from forge.build import translating
from forge.build.reviewing import review
from forge.build.standing import OURS, standings
from forge.build.verbs import build, check
from forge.cli import main
from forge.finding import Faulty, Severity

WORTH = "decks.reference.cards.worth.texts.body"
START = "rulebooks.basic.sections.aim.blocks.start.text"
EFFECT = "The bank pays {pearl_value}."


@pytest.fixture
def wish(wish):
    """A wish for the tiny game, translated into a made-up Finnish without a fault."""
    translating.begin("fi", wish)
    for path in sorted(wish.content.glob("*/locale/fi/*.po")):
        file = polib.pofile(str(path), wrapwidth=0)
        for entry in file:
            plain = re.sub(r":\w+\}", "}", entry.msgid)
            mark = "" if path.stem == "glossary" else "ö"
            entry.msgstr = re.sub(r"^(\s*)", rf"\1{mark}", plain).replace("“", "”")
        path.write_bytes(f"{file}\n".encode())
    return wish


def game(wish):
    return wish.content / "tiny/locale/fi/game.po"


def say(wish, said, note=""):
    """Put a translation, and a remark, in the place of that of the pearl's effect."""
    file = polib.pofile(str(game(wish)), wrapwidth=0)
    entry = file.find("tokens.kinds.pearl.effect", by="msgctxt")
    assert entry.msgstr == f"ö{EFFECT}"
    entry.msgstr, entry.tcomment = said, note
    game(wish).write_bytes(f"{file}\n".encode())


def ids(found):
    return [one.check for one in found]


def test_a_good_translation_has_no_finding(wish):
    assert [str(one) for one in review(wish)] == []


def test_a_finding_is_told_at_the_letter(wish):
    say(wish, "öPankki maksaa  {pearl_value}.")
    (found,) = review(wish)
    line = game(wish).read_text("utf-8").splitlines()[found.mark.line - 1]
    assert (found.check, found.severity) == ("locale-blanks", Severity.WARNING)
    assert line[found.mark.column - 1 :].startswith("  {pearl_value}")
    assert found.message.startswith("tokens.kinds.pearl.effect: ")


def test_a_typed_number_stops_a_build_and_a_double_blank_does_not(wish):
    asked = replace(wish, locales=("fi",), only=("tokens",))
    say(wish, "öPankki maksaa {pearl_value} eli 10.")
    built = build(asked)
    assert ids(built.findings) == ["locale-number"]
    assert built.findings[0].hint == "write {pearl_value}"
    assert not built.written


def test_a_warning_is_told_by_a_build_and_stops_a_strict_one(wish):
    asked = replace(wish, locales=("fi",), only=("tokens",))
    say(wish, "öPankki maksaa  {pearl_value}.")
    assert not build(replace(asked, strict=True)).written
    built = build(asked)
    assert built.written
    assert ids(built.findings) == ["locale-blanks"]


def test_an_english_build_looks_at_no_translation(wish):
    say(wish, "öPankki maksaa {pearl_value} eli 10.")
    assert not [one for one in check(wish) if one.check.startswith("locale")]


@pytest.mark.parametrize(
    ("note", "left"),
    [
        ("ignore: locale-blanks", []),
        ("ignore: blanks", []),
        ("ignore: blanks, end", ["locale-ignore"]),
        ("ignore: markup", ["locale-ignore", "locale-blanks"]),
    ],
)
def test_a_comment_silences_one_check_for_one_text(wish, note, left):
    say(wish, "öPankki maksaa  {pearl_value}.", note)
    assert ids(review(wish)) == left


def test_a_message_of_no_text_is_an_error_at_its_line(wish):
    path = wish.content / "tiny/locale/fi/board.po"
    head = path.read_text("utf-8")
    path.write_text(f'{head}\nmsgctxt "board.nort.name"\nmsgid "N"\nmsgstr "P"\n', "utf-8")
    (found,) = review(wish)
    assert (found.check, found.severity) == ("locale-unknown", Severity.ERROR)
    lines = path.read_text("utf-8").splitlines()
    assert lines[found.mark.line - 3] == 'msgctxt "board.nort.name"'


def test_a_text_that_a_mod_drops_is_no_fault_of_the_catalogue(wish):
    mod = wish.content / "mod.yaml"
    mod.write_text(
        "id: less\ntitle: Less\nextends: tiny@^1\nversion: 1.0.0\n"
        "drop: {decks: {reference: {cards: [worth]}}}\n",
        "utf-8",
    )
    asked = replace(wish, mods=(mod,))
    assert not [one for one in review(asked) if one.severity is Severity.ERROR]


def test_a_number_that_became_another_is_told_until_the_translation_is_looked_at(wish):
    """In a check and in a build, at each entry with the number; an update asks for the look."""
    edition = wish.content / "tiny/editions/basic.yaml"
    text = edition.read_text("utf-8")
    was, now = (f"id: pearl_value, unit: money, value: {value}" for value in (10, 20))
    assert was in text
    edition.write_text(text.replace(was, now), "utf-8")
    asked = replace(wish, locales=("fi",), only=("cards",))
    for found in (review(wish), build(asked).findings):
        told = {one.text: one for one in found if one.check == "locale-values"}
        assert set(told) == {"tokens.kinds.pearl.effect", WORTH, START}
        assert "made for pearl_value=10, and today it is pearl_value=20" in told[WORTH].message
        assert told[WORTH].severity is Severity.WARNING
    translating.update("fi", wish)
    left = {one.text: one for one in review(wish)}
    assert {one.check for one in left.values()} == {"locale-fuzzy"}
    assert "made for pearl_value=10, and today it is pearl_value=20" in left[WORTH].message
    deck = wish.content / "tiny/decks/reference.yaml"
    deck.write_text(deck.read_text("utf-8").replace("Throw, walk, look.", "Throw and go."), "utf-8")
    translating.update("fi", wish)
    (body,) = (one for one in review(wish) if one.text.endswith("turn.texts.body"))
    assert "the English has changed" in body.message


def test_a_number_that_a_mod_sets_is_no_fault_of_the_catalogue(wish):
    mod = wish.content / "mod.yaml"
    mod.write_text(
        "id: rich\ntitle: Rich\nextends: tiny@^1\nversion: 1.0.0\n"
        "change: {editions: {basic: {parameters: {pearl_value: {value: 20}}}}}\n",
        "utf-8",
    )
    assert "locale-values" not in ids(review(replace(wish, mods=(mod,))))


def test_the_glossary_binds_every_document(wish):
    glossary = game(wish).with_name("glossary.po")
    assert 'msgid "pearl"' in glossary.read_text("utf-8")
    glossary.write_text(
        'msgid ""\nmsgstr "Language: fi\\n"\n\n'
        '# stems: helme\nmsgctxt "tokens.kinds.pearl.name"\nmsgid "bank"\nmsgstr "pankki"\n',
        "utf-8",
    )
    say(wish, "öKassa maksaa {pearl_value}.")
    assert "locale-glossary" in ids(review(wish))


def test_a_file_that_cannot_be_read_hides_no_other_game(wish):
    shutil.copytree(wish.content / "tiny", wish.content / "tinier")
    text = (wish.content / "tinier/game.yaml").read_text("utf-8")
    (wish.content / "tinier/game.yaml").write_text(text.replace("id: tiny", "id: tinier"), "utf-8")
    game(wish).write_text(game(wish).read_text("utf-8") + 'msgid "open\n', "utf-8")
    both = replace(wish, games=("tiny", "tinier"))
    assert ids(review(both)) == ["locale-file"]


def test_the_command_leaves_with_1_for_errors_and_tells_them_in_each_form(wish):
    say(wish, "öPankki maksaa {pearl_value} eli 10.")
    asked = ["locale", "check", "fi", "--game", "tiny", "--content", str(wish.content)]
    told = CliRunner().invoke(main, asked)
    assert told.exit_code == 1
    assert "error: tokens.kinds.pearl.effect: 10 is typed by hand" in told.output
    marks = CliRunner().invoke(main, [*asked, "--format", "annotations"])
    assert marks.output.startswith("::error file=")
    assert "title=locale-number::" in marks.output
    assert (
        '"check": "locale-number"' in CliRunner().invoke(main, [*asked, "--format", "json"]).output
    )


def test_a_strict_check_leaves_with_1_for_a_warning(wish):
    say(wish, "öPankki maksaa  {pearl_value}.")
    asked = ["locale", "check", "fi", "--content", str(wish.content)]
    assert CliRunner().invoke(main, asked).exit_code == 0
    assert CliRunner().invoke(main, [*asked, "--strict"]).exit_code == 1


def test_what_does_not_fit_is_told_at_its_line_in_the_catalogue(wish):
    long = "Heitä, kävele, katso ja kirjoita kaikki muistiin, mitä matkalla näit." + " Niin." * 600
    path = wish.content / "tiny/locale/fi/cards.po"
    file = polib.pofile(str(path), wrapwidth=0)
    body = "decks.reference.cards.turn.texts.body"
    file.find(body, by="msgctxt").msgstr = long
    path.write_bytes(f"{file}\n".encode())
    asked = replace(wish, locales=("fi",))
    assert "print-fit" not in ids(review(asked, fit=False))
    for found in (review(asked), build(replace(asked, only=("cards",))).findings):
        (spilt,) = [one for one in found if one.check == "print-fit"]
        assert (spilt.severity, spilt.text) == (Severity.ERROR, body)
        assert path.read_text("utf-8").splitlines()[spilt.mark.line - 1] == f'msgstr "{long}"'
        assert spilt.hint.startswith("say it shorter")


def test_what_no_font_has_is_an_error_at_its_letter(wish):
    say(wish, "öPankki \U00013000 maksaa {pearl_value}.")
    (found,) = review(wish)
    assert (found.check, found.severity) == ("locale-glyph", Severity.ERROR)
    line = game(wish).read_text("utf-8").splitlines()[found.mark.line - 1]
    assert line[found.mark.column - 1] == "\U00013000"


def test_a_table_tells_how_far_a_language_is_and_how_many_errors_it_has(wish):
    say(wish, "öPankki maksaa {pearl_value} eli 10.")
    path = wish.content / "tiny/locale/fi/board.po"
    path.write_text(path.read_text("utf-8").replace('"öNorth Gate"', '""'), "utf-8")
    language_file = wish.content / "shared/locale/fi/lang.toml"
    language_file.write_text('name = "Suomi"\nreviewed_by = ["Aino", "Eero"]\n', "utf-8")
    rows = {row.game: row for row in standings(wish)}
    assert [*rows] == ["The Tiny Road", OURS]
    tiny = rows["The Tiny Road"]
    assert (tiny.fuzzy, tiny.missing, tiny.errors) == (0, 1, 1)
    assert 0 < tiny.percent < 100
    assert (rows[OURS].percent, rows[OURS].errors) == (100, 0)
    asked = ["locale", "status", "--format", "markdown", "--content", str(wish.content)]
    told = CliRunner().invoke(main, asked).output.splitlines()
    assert (
        told[2] == f"| Suomi (`fi`) | The Tiny Road | {tiny.percent} % | 0 | 1 | 1 | Aino, Eero |"
    )


def test_an_unknown_language_is_an_error_with_a_hint(wish):
    with pytest.raises(Faulty, match="no wanted game has catalogues of 'sv'"):
        review(replace(wish, locales=("sv",)))
