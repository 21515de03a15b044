"""What editors, merges and slips do to the files of a language: told, and nothing is lost."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from forge.build import catalogues, translating
from forge.build.opening import opened
from forge.build.reviewing import review
from forge.build.tongues import tongue
from forge.build.verbs import build
from forge.content import roots
from forge.finding import Faulty

HEADER = b'"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n'


@pytest.fixture
def wish(wish):
    """A wish for the tiny game, with the empty catalogues of Finnish."""
    translating.begin("fi", wish)
    return wish


def game(wish):
    return wish.content / "tiny/locale/fi/game.po"


def mend(path, old, new):
    data = path.read_bytes()
    assert old in data
    path.write_bytes(data.replace(old, new, 1))


def told(wish):
    """What is found but what is not translated yet."""
    return [one for one in review(wish, fit=False) if one.check != "locale-missing"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (b"charset=UTF-8", b"charset=ISO-8859-1", "the header says ISO-8859-1"),
        (HEADER, b"", "the header says no plurals"),
        (b"plural=(n != 1)", b"plural=(n > 1)", "the plurals of the header are not those"),
        (b"plural=(n != 1)", b"plural=nonsense(", "the plurals of the header are not those"),
    ],
)
def test_a_header_that_would_mislead_an_editor_is_told(wish, old, new, said):
    mend(game(wish), old, new)
    (found,) = told(wish)
    assert found.check == "locale-header"
    assert said in found.message


@pytest.mark.parametrize("ends", [b"\r\n", b"\r"])
def test_a_catalogue_from_another_system_is_read_and_written_as_it_was(wish, ends):
    files = {path: path.read_bytes() for path in wish.content.glob("*/locale/fi/*")}
    for path, data in files.items():
        path.write_bytes(b"\xef\xbb\xbf" + data.replace(b"\n", ends))
    assert told(wish) == []
    translating.update("fi", wish)
    for path, data in files.items():
        if path.suffix == ".po" and path.stem != "glossary":
            assert path.read_bytes() == data


@pytest.mark.parametrize("blanks", [b"   ", b"\xc2\xa0", b"\xe2\x80\x8b", b"\\n"])
def test_blanks_are_no_translation(wish, blanks):
    name = b'msgid "pearl"\nmsgstr "'
    mend(game(wish), name, name + blanks)
    one = opened(wish.content / "tiny", wish)
    said = [f for f in tongue(one, "fi").findings if f.text == "tokens.kinds.pearl.name"]
    assert [f.message for f in said] == ["tokens.kinds.pearl.name is not translated into Finnish"]


def test_a_message_that_lost_its_id_stops_an_update_before_it_is_thrown_away(wish):
    mend(game(wish), b'msgctxt "tokens.kinds.pearl.name"\n', b"")
    before = game(wish).read_bytes()
    with pytest.raises(Faulty, match="'pearl' has lost its id"):
        translating.update("fi", wish)
    assert game(wish).read_bytes() == before


@pytest.mark.parametrize(
    ("name", "hint"), [("pt_BR", "call it pt-BR"), ("backup", "take the folder out")]
)
def test_a_folder_that_is_called_by_no_tag_is_told_with_its_tag(wish, name, hint):
    shutil.copytree(game(wish).parent, game(wish).parents[1] / name)
    for verb in (
        lambda: review(wish),
        lambda: translating.status(wish),
        lambda: translating.update("", wish),
        lambda: build(replace(wish, locales=("all",))),
    ):
        with pytest.raises(Faulty) as caught:
            verb()
        (found,) = caught.value.findings
        assert found.check == "locale-file"
        assert found.hint.startswith(hint)


@pytest.mark.parametrize(
    ("tag", "folder"),
    [("pt_br", "pt-BR"), ("ZH-hant", "zh-Hant"), ("iw", "he"), ("zh-TW", "zh-Hant-TW")],
)
def test_a_tag_may_be_typed_in_many_ways_and_is_written_in_one(wish, tag, folder):
    written = translating.begin(tag, wish).written
    assert {path.parent.name for path in written} == {folder}


@pytest.mark.parametrize(
    "tag", ["und", "root", "C", "de@euro", "de.UTF-8", "sl-rozaj", "../de", "", "de+he", "en-XA"]
)
def test_what_is_no_language_of_people_is_not_begun(wish, tag):
    with pytest.raises(Faulty, match="there is no language"):
        translating.begin(tag, wish)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"Suomi"', b'"Su\\nomi"'),
        (b'"Suomi"', b'"' + b"S" * 5000 + b'"'),
        (b"reviewed_by = []", b'reviewed_by = ["A", "B\\u0007"]'),
        (b"reviewed_by = []", b"reviewed_by = " + b"[" * 3000 + b"]" * 3000),
    ],
)
def test_a_name_that_cannot_be_printed_is_told(wish, old, new):
    mend(wish.content / "shared/locale/fi/lang.toml", old, new)
    (found,) = told(wish)
    assert found.check == "locale-language"
    assert len(found.message) < 200


def test_a_language_that_cannot_be_written_is_told_and_not_begun_by_half(wish):
    (wish.content / "tiny/locale/sv").write_text("in the way", "utf-8")
    with pytest.raises(Faulty, match=r"locale/sv/game\.po cannot be written"):
        translating.begin("sv", wish)
    assert not (wish.content / "shared/locale/sv").exists()


def test_a_catalogue_that_cannot_be_read_is_told(wish, monkeypatch):
    def refused(path):
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "read_bytes", refused)
    with pytest.raises(Faulty, match=r"game\.po:1:1: error: this cannot be read"):
        catalogues.text(game(wish))


def test_nothing_is_written_into_an_installed_forge(wish, monkeypatch):
    monkeypatch.setattr(roots, "_SHIPPED", wish.content.parent)
    for verb in (lambda: translating.begin("sv", wish), lambda: translating.update("fi", wish)):
        with pytest.raises(Faulty) as caught:
            verb()
        (found,) = caught.value.findings
        assert found.hint == (
            f"copy {wish.content} to a folder called content here, and run this again"
        )
    assert not (wish.content / "shared/locale/sv").exists()


@pytest.mark.parametrize(
    ("name", "home"), [("games", "tiny"), ("game (1)", "tiny"), ("ui", "tiny"), ("game", "shared")]
)
def test_a_file_that_is_the_catalogue_of_no_document_is_told(wish, name, home):
    """A copy, a file with another name or in another folder: what is in it would be in no kit."""
    assert not told(wish)
    stray = wish.content / home / "locale/fi" / f"{name}.po"
    assert not stray.exists()
    shutil.copy(game(wish), stray)
    (found,) = told(wish)
    assert found.check == "locale-file" and found.severity == "warning"
    assert found.mark.file.endswith(f"{name}.po")
    assert "game" in found.hint or home == "shared"
