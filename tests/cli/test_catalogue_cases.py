"""Acceptance cases of catalogues, through the command line: what is wrong is told and stops."""

import shutil
from pathlib import Path

import polib
import pytest
from click.testing import CliRunner

from forge.cli import main
from forge.locale.marked import MARK

TINY = Path(__file__).parents[1] / "data" / "tiny"
TITLE = "decks.reference.cards.turn.texts.title"
WORTH = "decks.reference.cards.worth.texts.body"


@pytest.fixture
def run(tmp_path):
    """A command on the tiny game, begun in Polish; and the path of its cards' catalogue."""
    content = tmp_path / "content"
    shutil.copytree(TINY, content / "tiny")

    def command(*words):
        return CliRunner().invoke(main, [*words, "--content", str(content)])

    assert command("locale", "new", "pl").exit_code == 0
    command.cards = content / "tiny/locale/pl/cards.po"
    command.out = tmp_path / "out"
    return command


def edit(path, ident, change):
    """Change an entry, and return the lines on which it stands."""
    file = polib.pofile(str(path), wrapwidth=0)
    change(file.find(ident, by="msgctxt"))
    path.write_bytes(f"{file}\n".encode())
    lines = path.read_text("utf-8").splitlines()
    at = lines.index(f'msgctxt "{ident}"')
    first = max(number for number in range(at) if not lines[number])
    last = next((n for n in range(at, len(lines)) if not lines[n]), len(lines))
    return range(first + 2, last + 1)


def test_o34_a_broken_catalogue_leaves_with_1_and_is_not_built(run):
    edit(run.cards, WORTH, lambda entry: setattr(entry, "msgstr", "Perła."))
    checked = run("locale", "check", "pl")
    assert checked.exit_code == 1
    assert checked.stdout == ""
    assert checked.stderr.splitlines()[-1].startswith("1 error, ")
    built = run("build", "tiny", "--locale", "pl", "--out", str(run.out))
    assert built.exit_code == 1
    assert not run.out.exists()


def test_o34_a_catalogue_that_only_lacks_texts_leaves_with_0_and_strictly_with_1(run):
    assert run("locale", "check", "pl").exit_code == 0
    assert run("locale", "check", "pl", "--strict").exit_code == 1
    assert run("locale", "check", "xx").exit_code != 0


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ("Perła: {perla}.", ("{perla}", "{pearl_value}")),
        ("Perła: pearl_value}.", ()),
        ("Perła.", ("{pearl_value}",)),
    ],
)
def test_o14_a_translated_a_broken_and_a_lost_placeholder_are_told_with_line_and_names(
    run, wrong, named
):
    stands = edit(run.cards, WORTH, lambda entry: setattr(entry, "msgstr", wrong))
    told = run("locale", "check", "pl").stderr
    about = [row for row in told.splitlines() if WORTH in row and ": error: " in row]
    assert about
    lines = {int(row.split(".po:")[1].split(":")[0]) for row in about}
    assert lines <= set(stands)
    assert all(any(name in row for row in about) for name in named)


def test_o13_a_fuzzy_guess_is_printed_in_english_and_an_old_rule_not_at_all(run):
    def guess(entry):
        entry.msgstr = "Zgadywanka"
        entry.flags.append("fuzzy")

    edit(run.cards, TITLE, guess)
    text = run.cards.read_text("utf-8")
    run.cards.write_text(f'{text}\n#~ msgctxt "gone"\n#~ msgid "Old"\n#~ msgstr "Stare"\n', "utf-8")
    told = run("locale", "check", "pl").stderr
    assert f"the translation of {TITLE} is fuzzy" in told
    assert "Stare" not in told
    built = run("build", "tiny", "--locale", "pl", "--only", "cards", "--out", str(run.out))
    assert built.exit_code == 0
    assert ", printed on tiny/basic/pl/a4/cards.pdf page 1 at " in built.stderr
    shown = run("locale", "preview", "pl", "--card", "turn", "-o", str(run.out / "seen"))
    assert f"the translation of {TITLE} is fuzzy" in shown.stderr
    assert MARK not in shown.stderr
