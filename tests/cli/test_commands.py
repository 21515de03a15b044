"""The command line as a person or a script meets it: exit codes, streams, help."""

import json
import re
import subprocess
import sys
from pathlib import Path

import click
import pytest

from forge.build.listing import manual_page
from forge.cli import main

COMMANDS = sorted(main.commands)


def edit(path, old, new):
    """Replace text in a file; the text must be there."""
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_says_what_it_does(name):
    command = main.commands[name]
    assert command.help
    assert all(
        p.help for p in command.params if isinstance(p, click.Option) and p.name != "content"
    )


def test_help_loads_no_heavy_library():
    """`forge --help` stays quick because nothing heavy is imported for it."""
    heavy = "reportlab networkx shapely jsonschema uharfbuzz icu4py fontTools numpy PIL rich yaml"
    script = (
        "import sys; sys.argv = ['forge', '--help']\n"
        "from forge.cli import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        f"print([m for m in '{heavy}'.split() if m in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"


def test_a_check_loads_what_it_needs_and_no_more():
    """Texts are set without a map, a PDF or a picture being drawn."""
    heavy = "reportlab svgwrite shapely numpy jsonschema fontTools pypdfium2 PIL"
    script = (
        "import sys\n"
        "from forge.build.verbs import check\n"
        "from forge.build.wish import Wish\n"
        "check(Wish(games=('star-of-africa',)))\n"
        f"print([m for m in '{heavy}'.split() if m in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"


def test_o34_a_clean_game_is_silent_on_standard_output(forge, tiny):
    done = forge("check")
    assert (done.returncode, done.stdout) == (0, "")
    assert done.stderr.splitlines()[-1].startswith("0 errors")


def test_o34_an_error_gives_1_and_a_place(forge, tiny):
    edit(tiny / "board.yaml", "to: east, steps: 2", "to: eats, steps: 2")
    done = forge("check", "tiny")
    assert (done.returncode, done.stdout) == (1, "")
    assert "content/tiny/board.yaml:9:" in done.stderr
    assert "did you mean east?" in done.stderr
    assert done.stderr.splitlines()[-1].startswith("1 error")
    assert "Traceback" not in done.stderr


def test_o34_a_warning_gives_0_and_with_strict_1(forge, tiny):
    """Two tokens told apart by colour only: playable, not friendly."""
    edit(tiny / "tokens.yaml", "symbol: empty", "symbol: brilliant")
    edit(tiny / "tokens.yaml", "#8A8378", "#E6E0F0")
    loose, strict = forge("check"), forge("check", "--strict")
    assert " 1 warning" in loose.stderr
    assert (loose.returncode, strict.returncode) == (0, 1)


@pytest.mark.parametrize("words", [("check", "--nonsense"), ("nonsense",), ("schema", "--x")])
def test_o34_wrong_usage_gives_2(forge, words):
    assert forge(*words).returncode == 2


@pytest.mark.parametrize(
    "words", [("check", "missing"), ("check", "missing.yaml"), ("build", "missing"),
              ("explain", "missing"), ("schema", "missing")],
)  # fmt: skip
def test_o34_something_that_is_not_there_is_an_error(forge, tiny, words):
    done = forge(*words)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "missing" in done.stderr


def test_o34_a_broken_game_is_not_built(forge, tiny, tmp_path):
    edit(tiny / "board.yaml", "to: east, steps: 2", "to: eats, steps: 2")
    done = forge("build", "tiny", "--out", "out")
    assert done.returncode == 1
    assert not (tmp_path / "out").exists()


def test_one_file_is_checked_against_its_schema(forge, tiny):
    deck = tiny / "decks" / "reference.yaml"
    assert forge("check", deck).returncode == 0
    edit(deck, "count: 2", "cuont: 2")
    done = forge("check", deck)
    assert done.returncode == 1
    assert "did you mean count?" in done.stderr


def test_machine_formats_go_to_standard_output(forge, tiny):
    edit(tiny / "board.yaml", "to: east, steps: 2", "to: eats, steps: 2")
    plain = forge("check", "--format", "json")
    assert json.loads(plain.stdout)["summary"]["error"] == 1
    sarif = json.loads(forge("check", "--format", "sarif").stdout)
    assert [r["level"] for r in sarif["runs"][0]["results"]].count("error") == 1
    assert "::error file=content/tiny/board.yaml,line=9" in (
        forge("check", "--format", "annotations").stdout
    )


def test_list_names_games_editions_and_checks(forge, tiny):
    said = forge("list").stdout
    assert "tiny" in said
    assert "basic" in said
    assert "board-islands" in said


def test_explain_prints_a_manual_page(forge):
    said = forge("explain", "tokens-count").stdout
    assert "Why it matters" in said
    assert "Bad" in said


def test_schema_prints_what_editors_need(forge):
    assert json.loads(forge("schema", "deck").stdout)["$schema"].endswith("2020-12/schema")
    assert "deck" in forge("schema").stdout


def test_show_says_who_set_each_value(forge, tiny, tmp_path):
    mod = tmp_path / "mod.yaml"
    mod.write_text(
        "id: renamed\ntitle: Renamed\nextends: tiny@^1\n"
        "change: {board: {points: {east: {name: Orient}}}}\n"
    )
    said = forge("show", "tiny", "--mod", mod).stdout
    (changed,) = (line for line in said.splitlines() if line.startswith("board.points.east.name"))
    assert changed.startswith('board.points.east.name = "Orient"  # mod.yaml:4:')
    assert changed.endswith(", mod renamed")
    assert 'board.points.north.name = "North Gate"  # content/tiny/board.yaml:' in said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--paper", "a9"), "known are: a4, letter, a3"),
        (("--margins", "-5"), "give a number from 0 to 50"),
        (("--margins", "nan"), "give a number from 0 to 50"),
        (("--margins", "400"), "give a number from 0 to 50"),
        (("--out", "taken/out"), "taken/out/tiny/basic/en/a4 cannot be written"),
    ],
)
def test_what_cannot_be_done_is_told_and_nothing_is_written(forge, tiny, tmp_path, words, said):
    (tmp_path / "taken").write_text("a file, not a folder")
    done = forge("build", "tiny", *words)
    assert done.returncode == 1
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "output").exists()


@pytest.mark.parametrize("command", ["check", "build", "list", "show"])
def test_o34_a_folder_without_games_is_no_green_light(forge, tmp_path, command):
    done = forge(command, "--content", "nowhere")
    assert done.returncode == 1
    assert "there is no game in nowhere" in done.stderr
    assert done.stdout == ""


def test_o07_a_token_larger_than_any_sheet_is_an_error_before_printing(forge, tiny, tmp_path):
    edit(tiny / "tokens.yaml", "diameter: 18", "diameter: 250")
    done = forge("build", "tiny")
    assert done.returncode == 1
    assert "a token: 250 x 250 mm with 1.8 mm bleed, but " in done.stderr
    assert "content/tiny/tokens.yaml:2:11: error" in done.stderr
    assert not (tmp_path / "output").exists()


def test_o07_a_paper_too_small_for_a_piece_is_told(forge, tiny, tmp_path):
    edit(tiny / "tokens.yaml", "diameter: 18", "diameter: 180")
    done = forge("build", "tiny", "--margins", "20", "--paper", "letter")
    assert done.returncode == 1
    assert "[print-sheets]" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "output").exists()


def test_every_id_that_a_finding_can_carry_has_a_manual_page():
    """`forge explain` knows the stages that read files as well as the checks."""
    root = Path(__file__).parents[2] / "forge"
    source = "\n".join(path.read_text("utf-8") for path in sorted(root.rglob("*.py")))
    named = {*re.findall(r'^CHECK = "([a-z-]+)"', source, re.MULTILINE)}
    named |= {*re.findall(r'Finding\([^,()]*(?:\([^()]*\))?, "([a-z-]+)",', source)}
    assert {"yaml", "schema", "mod", "usage", "print-sheets"} <= named
    for ident in sorted(named):
        said = manual_page(ident)
        assert said.startswith(f"{ident} (")
        assert "\nBad\n" in said and "\nGood\n" in said


def test_schema_kinds_are_told_in_a_sentence(forge):
    lines = forge("schema").stdout.splitlines()
    assert len(lines) >= 12
    assert all(line.split(maxsplit=1)[1].endswith(".") for line in lines)


def test_a_language_is_begun_updated_and_counted_at_the_command_line(forge, tiny):
    """The commands of a translator, with their files, table, JSON and exit codes."""
    begun = forge("locale", "new", "sw", "--game", "tiny", "--content", "content")
    assert begun.returncode == 0, begun.stderr
    assert "written: content/tiny/locale/sw/rulebook.po" in begun.stderr
    assert "written: content/shared/locale/sw/ui.po" in begun.stderr
    again = forge("locale", "update", "sw", "--content", "content")
    assert (again.returncode, "written" in again.stderr) == (0, False)
    table = forge("locale", "status", "--content", "content")
    assert "sw        rulebook" in table.stdout
    told = json.loads(forge("locale", "status", "--format", "json", "--content", "content").stdout)
    assert {row["language"] for row in told["coverage"]} == {"sw"}
    assert all(row["done"] == row["fuzzy"] == 0 < row["missing"] for row in told["coverage"])
    unknown = forge("locale", "new", "swahili", "--content", "content")
    assert unknown.returncode == 1
    assert "there is no language 'swahili' (write a language" in unknown.stderr
    assert "Traceback" not in unknown.stderr
