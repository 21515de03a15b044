"""A language that nobody had before touches new files only, from the first command to the kit."""

import hashlib
import shutil
from pathlib import Path

import polib
import pypdfium2
import pytest
from click.testing import CliRunner

from forge.cli import main
from forge.locale.marked import MARK

DATA = Path(__file__).parents[1] / "data"
TAG = "lt"
"""Lithuanian: letters with ogoneks, three plurals, no catalogue among those that ship."""


def files(folder):
    """The hash of every file of a folder, by its path below it."""
    return {
        path.relative_to(folder): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*")
        if path.is_file()
    }


def translated(path):
    """Fills a catalogue: each text as it is in English, so that each check of places holds."""
    file = polib.pofile(str(path), wrapwidth=0)
    for entry in file:
        if entry.msgid_plural:
            entry.msgstr_plural = dict.fromkeys(entry.msgstr_plural, f"{entry.msgid_plural}ų")
        else:
            plain = entry.msgid
            for form in (":words", ":Words", ":plural", ":a}", ":A}"):
                plain = plain.replace(form, "}" if form.endswith("}") else "")
            entry.msgstr = plain
    file.save()


@pytest.fixture
def content(tmp_path):
    """The tiny game among the content of somebody."""
    folder = tmp_path / "content"
    shutil.copytree(DATA / "tiny", folder / "tiny")
    return folder


def run(content, *words):
    done = CliRunner().invoke(main, [*words, "--content", str(content)], catch_exceptions=False)
    assert done.exit_code == 0, done.stderr
    return done.stderr


@pytest.mark.parametrize(("tag", "lost"), [("bo", "Tibetan"), ("chr", "Cherokee")])
def test_a_script_that_no_font_has_is_told_when_its_language_is_begun(content, tag, lost):
    """Before anybody translates a word; what to do stands beside it."""
    lines = run(content, "locale", "new", tag).splitlines()
    (said,) = (line for line in lines if line.startswith("warning"))
    assert f"no font of forge writes {lost}" in said and "--font-dir" in said


@pytest.mark.parametrize("tag", ["de", "he", "hi", "ko", "el", "pl", "th", "ka", "am", "zh-Hant"])
def test_languages_whose_letters_forge_has_are_begun_without_a_word(content, tag):
    assert "warning" not in run(content, "locale", "new", tag)


def test_a_new_language_from_the_first_command_to_the_kit_writes_new_files_only(content, tmp_path):
    before, out = files(content), tmp_path / "out"
    run(content, "locale", "new", TAG, "--game", "tiny")
    made = sorted(content.rglob("*.po"))
    for path in made:
        translated(path)
    run(content, "locale", "update", TAG)
    told = run(content, "build", "tiny", "--locale", TAG, "--paper", "a4", "--out", str(out))
    assert "locale-missing" not in told
    after = files(content)
    assert {path: after[path] for path in before} == before
    new = after.keys() - before.keys()
    assert len(new) >= 5
    assert all(path.parts[-3:-1] == ("locale", TAG) for path in new)
    assert {path.parts[0] for path in new} == {"tiny", "shared"}
    (book,) = out.rglob("cards.pdf")
    said = "".join(page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(book))
    assert said
    assert MARK not in said
