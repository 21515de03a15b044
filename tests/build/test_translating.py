"""A language from nothing to a printed part: catalogues begun, updated, counted, laid over."""

import json
import re
import shutil
import subprocess
from dataclasses import replace

import polib
import pypdfium2
import pytest

from forge.build import translating
from forge.build.catalogues import texts
from forge.build.opening import opened
from forge.build.tongues import tongue
from forge.build.verbs import build, check
from forge.build.wish import Wish
from forge.content.project import content_root, game_ids
from forge.finding import Faulty, errors, warnings
from forge.locale import po
from forge.locale.languages import language
from forge.locale.marked import MARK
from forge.locale.message import updated
from forge.locale.ui import UI
from forge.locale.walk import speaks
from forge.model.text import Text
from forge.model.text import texts as every_text
from forge.report import as_json

GAMES = game_ids(content_root())


def tiny(wish):
    return opened(wish.content / "tiny", wish)


def files(wish, tag="fi"):
    return sorted(wish.content.glob(f"*/locale/{tag}/*.po"))


def translate(wish, but=()):
    """Everything in a made-up language, which keeps each placeholder without its form."""
    for path in files(wish):
        file = polib.pofile(str(path), wrapwidth=0)
        for entry in file:
            if entry.msgctxt not in but:
                mark = "" if path.stem == "glossary" else "ö"
                entry.msgstr = mark + re.sub(r":\w+\}", "}", entry.msgid)
        path.write_bytes(f"{file}\n".encode())


def edit(path, old, new):
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


@pytest.mark.parametrize("ident", GAMES)
def test_every_text_that_speaks_is_in_a_catalogue_once(ident):
    one = opened(content_root() / ident, Wish())
    found = [source.id for each in texts(one).values() for source in each]
    assert len(found) == len(set(found))
    nouns = {text.id: noun.key for noun in one.game.nouns for text in (noun.one, noun.many)}
    wanted = {text.id for text in every_text(one.game) if speaks(text.template)}
    assert {nouns.get(ident, ident) for ident in wanted} <= set(found)
    assert {text.id for text in UI.values()} <= set(found)


@pytest.mark.parametrize("ident", GAMES)
def test_every_catalogue_passes_msgfmt(ident, tmp_path):
    """Empty, and translated with every placeholder as the English has it."""
    msgfmt = shutil.which("msgfmt")
    if msgfmt is None:
        pytest.skip("msgfmt (GNU gettext) is not installed")
    one = opened(content_root() / ident, Wish())
    for name, sources in texts(one).items():
        empty = updated((), sources)
        full = tuple(replace(each, translation=each.source) for each in empty)
        for messages in (empty, full):
            file = tmp_path / f"{name}.po"
            file.write_bytes(po.written(po.Catalogue(messages), language("ar"), name))
            said = subprocess.run(
                [msgfmt, "-c", "-o", "-", str(file)], capture_output=True, check=False
            )
            assert said.returncode == 0, said.stderr.decode()


def test_a_catalogue_tells_the_place_below_the_content_and_no_path_of_a_machine(wish):
    translating.begin("fi", wish)
    for path in files(wish):
        text = path.read_text("utf-8")
        assert str(wish.content) not in text
        assert "\r" not in text
    assert "#: tiny/board.yaml:" in (wish.content / "tiny/locale/fi/board.po").read_text("utf-8")


def test_an_update_of_what_has_not_changed_writes_nothing(wish):
    begun = translating.begin("fi", wish)
    language_file = wish.content / "shared/locale/fi/lang.toml"
    assert set(begun.written) == {*files(wish), language_file}
    again = translating.update("fi", wish)
    kept = {path for path in files(wish) if path.stem != "glossary"}
    assert (again.written, set(again.same)) == ((), kept)
    assert 'name = "Suomi"\n' in language_file.read_text("utf-8")


def test_a_changed_name_and_a_changed_number_make_fuzzy(wish):
    translating.begin("fi", wish)
    translate(wish)
    translating.update("fi", wish)
    edit(wish.content / "tiny/board.yaml", "North Gate", "Northern Gate")
    edit(
        wish.content / "tiny/editions/basic.yaml",
        "pearl_value, unit: money, value: 10",
        "pearl_value, unit: money, value: 20",
    )
    translating.update("fi", wish)
    board = polib.pofile(str(wish.content / "tiny/locale/fi/board.po"))
    name = board.find("board.points.north.name", by="msgctxt")
    assert (name.fuzzy, name.previous_msgid, name.msgstr) == (True, "North Gate", "öNorth Gate")
    game = polib.pofile(str(wish.content / "tiny/locale/fi/game.po"))
    effect = game.find("tokens.kinds.pearl.effect", by="msgctxt")
    assert effect.fuzzy
    assert "values: pearl_value=20\nmade for: pearl_value=10" in effect.comment


def test_coverage_counts_every_text_once(wish):
    translating.begin("fi", wish)
    translate(wish, but={"game.title"})
    rows = translating.status(wish)
    one = tiny(wish)
    assert {row.document: row.total for row in rows} == {k: len(v) for k, v in texts(one).items()}
    assert sum(row.missing for row in rows) == 1
    assert sum(row.fuzzy for row in rows) == 0
    told = json.loads(translating.as_json(rows))["coverage"]
    assert {row["document"]: row["missing"] for row in told}["game"] == 1
    assert len(translating.as_text(rows).splitlines()) == len(rows) + 1


def test_a_translation_is_said_and_what_lacks_one_is_marked_and_found(wish):
    translating.begin("fi", wish)
    translate(wish, but={"game.title", "ui.front"})
    said = tongue(tiny(wish), "fi")
    assert said.game.board.points[0].name.template == "öNorth Gate"
    assert said.game.title.template == f"{MARK}The Tiny Road"
    with said.speaking():
        assert UI["back"] == Text("ui.back", "öback")
        assert UI["front"].template == f"{MARK}front"
    assert UI["back"].template == "back"
    assert [finding.check for finding in said.findings] == ["locale-missing"] * 2
    assert not errors(check(replace(wish, locales=("fi",))))


def test_a_strict_build_stops_at_a_missing_text_and_another_marks_it(wish):
    translating.begin("fi", wish)
    translate(wish, but={"game.title"})
    asked = replace(wish, locales=("fi",), only=("tokens",))
    built = build(replace(asked, strict=True))
    assert not built.written
    assert [f.check for f in warnings(built.findings)] == ["locale-missing"]
    assert build(asked).written == (wish.out / "tiny/basic/fi/a4",)


def test_a_changed_translation_makes_its_part_anew(wish):
    """So does a changed word of forge's own; the same again changes nothing."""
    translating.begin("fi", wish)
    translate(wish)
    asked = replace(wish, locales=("fi",), only=("tokens",))
    assert build(asked).written
    assert not build(asked).written
    for name, old in (("tiny/locale/fi/game", "öpearl"), ("shared/locale/fi/ui", "öfront")):
        edit(wish.content / f"{name}.po", f'msgstr "{old}"', f'msgstr "{old}ä"')
        assert build(asked).written


def test_stale_and_fuzzy_texts_print_in_marked_english(wish):
    translating.begin("fi", wish)
    translate(wish)
    edit(wish.content / "tiny/board.yaml", "North Gate", "Northern Gate")
    said = tongue(tiny(wish), "fi")
    assert [finding.check for finding in said.findings] == ["locale-stale"]
    translating.update("fi", wish)
    said = tongue(tiny(wish), "fi")
    assert [finding.check for finding in said.findings] == ["locale-fuzzy"]
    assert said.game.board.points[0].name.template == f"{MARK}Northern Gate"


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ("Maksaa 20.", "has lost {pearl_value}"),
        ("Maksaa {perl_value}.", "has {perl_value}, which the English has not"),
        ("Maksaa {pearl_value:words}.", "is no form that Finnish has"),
    ],
)
def test_a_wrong_placeholder_is_an_error_at_its_line(wish, said, wrong):
    translating.begin("fi", wish)
    translate(wish)
    path = wish.content / "tiny/locale/fi/game.po"
    edit(path, 'msgstr "öThe bank pays {pearl_value}."', f'msgstr "{said}"')
    found = [f for f in check(replace(wish, locales=("fi",))) if f.check == "locale-placeholders"]
    assert wrong in " ".join(f.message for f in found)
    entry = path.read_text("utf-8").splitlines()[found[0].mark.line - 1 :]
    assert f'msgstr "{said}"' in entry[: entry.index("")]


def test_the_pseudo_locale_needs_no_catalogue(wish):
    said = tongue(tiny(wish), "en-XA")
    assert said.game.title.template == "[Ţhéé Ţíñýý Ŕööáď]"
    assert not said.findings
    with said.speaking():
        assert UI["back"].template.startswith("[")


@pytest.mark.parametrize(
    ("ask", "wrong"),
    [
        (lambda wish: translating.begin("klingon", wish), "there is no language 'klingon'"),
        (lambda wish: translating.begin("en", wish), "the texts are in English"),
        (lambda wish: translating.update("sv", wish), "no wanted game has catalogues"),
        (lambda wish: translating.begin("fi", replace(wish, games=("tinny",))), "mean tiny"),
        (lambda wish: tongue(tiny(wish), "sv"), "forge locale new sv --game tiny begins one"),
        (lambda wish: build(replace(wish, locales=("xx",))), "no translation of tiny into 'xx'"),
    ],
)  # fmt: skip
def test_an_unknown_language_or_game_is_an_error_with_a_hint(wish, ask, wrong):
    with pytest.raises(Faulty, match=re.escape(wrong)):
        ask(wish)
    assert not files(wish, "*")


def test_a_file_that_is_no_catalogue_stops_the_update_before_anything_is_written(wish):
    translating.begin("fi", wish)
    edit(wish.content / "tiny/board.yaml", "North Gate", "Northern Gate")
    before = {path: path.read_bytes() for path in files(wish)}
    last = wish.content / "shared/locale/fi/tale.po"
    last.write_bytes(before[last] + b'msgid "open\n')
    with pytest.raises(Faulty, match=r"tale\.po:\d+:12: error: this text has no quotation mark"):
        translating.update("fi", wish)
    last.write_bytes(before[last])
    assert {path: path.read_bytes() for path in files(wish)} == before


def test_a_marked_typo_keeps_translations_in_builds_and_updates_until_the_text_changes(wish):
    translating.begin("fi", wish)
    translate(wish)
    edit(wish.content / "tiny/board.yaml", "North Gate", "North gate")
    (wish.content / "tiny/locale/typos.toml").write_text(
        '[[typo]]\nid = "board.points.north.name"\nwas = "North Gate"\nnow = "North gate"\n',
        "utf-8",
    )
    board = wish.content / "tiny/locale/fi/board.po"
    said = tongue(tiny(wish), "fi")
    assert (said.findings, said.game.board.points[0].name.template) == ((), "öNorth Gate")
    translating.update("fi", wish)
    assert 'msgid "North gate"\nmsgstr "öNorth Gate"' in board.read_text("utf-8")
    assert not tongue(tiny(wish), "fi").findings
    edit(wish.content / "tiny/board.yaml", "North gate", "South gate")
    assert [finding.check for finding in tongue(tiny(wish), "fi").findings] == ["locale-stale"]


def test_a_typo_needs_an_id_that_is_there(wish):
    translating.begin("fi", wish)
    translate(wish)
    edit(wish.content / "tiny/board.yaml", "North Gate", "North gate")
    with pytest.raises(Faulty, match="no text has the id"):
        translating.update("fi", wish, ["board.points.nort.name"])
    translating.update("fi", wish, ["board.points.north.name"])
    assert not tongue(tiny(wish), "fi").findings


def test_o13_what_needs_review_is_listed_with_its_page_and_its_place(wish):
    """In the build's report and in JSON; a word that stands in others only, where they are."""
    translating.begin("fi", wish)
    translate(wish, but={"decks.reference.cards.turn.texts.title", "ui.part-cards"})
    done = build(replace(wish, locales=("fi",)))
    found = {finding.text: finding for finding in done.findings if finding.text}
    assert set(found) == {"decks.reference.cards.turn.texts.title", "ui.part-cards"}
    for finding in found.values():
        assert finding.check == "locale-missing"
        for spot in finding.printed:
            page = pypdfium2.PdfDocument(wish.out / spot.file)[spot.page - 1]
            assert MARK in page.get_textpage().get_text_bounded()
            assert 0 <= spot.x <= page.get_width() / 72 * 25.4
            assert 0 <= spot.y <= page.get_height() / 72 * 25.4
        assert finding.printed
        assert f", printed on {finding.printed[0].file} page " in str(finding)
    told = json.loads(as_json(done.findings))["findings"]
    rows = {row["text"]: row["printed"] for row in told if "text" in row}
    spot = found["decks.reference.cards.turn.texts.title"].printed[0]
    assert rows["decks.reference.cards.turn.texts.title"][0] == {
        "file": spot.file, "page": spot.page, "x_mm": spot.x, "y_mm": spot.y,
    }  # fmt: skip


def test_a_built_translation_tells_how_each_text_fits(wish):
    translating.begin("fi", wish)
    translate(wish)
    build(replace(wish, locales=("fi", "en")))
    folder = wish.out / "tiny" / "basic"
    table = (folder / "fi/a4/fit.csv").read_text("utf-8").splitlines()
    assert table[0].startswith("text,part,size_pt,wanted_pt,least_pt,left_mm,longer_percent")
    assert any(line.startswith("decks.") for line in table)
    assert "<table>" in (folder / "fi/a4/fit.html").read_text("utf-8")
    assert not list((folder / "en").rglob("fit*")), "English is what it was"
    done = build(replace(wish, locales=("fi",), only=("cards",)))
    assert (folder / "fi/a4/fit.csv").read_text("utf-8").splitlines() == table
    assert done.written == ()
