"""However a kit comes to be, its files have the same bytes."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from outputs import files
from small_game import small

from forge.build.parts import NAMES
from forge.cli import main

STAR = Path(__file__).parents[2] / "content" / "star-of-africa"
FORGE = (sys.executable, "-c", "from forge.cli import main; main(prog_name='forge')")


def build(content: Path, out: Path, seed: int, *words: str) -> None:
    """A build in a process of its own, whose sets have an order of their own."""
    command = (*FORGE, "build", "--content", str(content), "--out", str(out), "--paper", "a4")
    environment = {**os.environ, "PYTHONHASHSEED": str(seed)}
    done = subprocess.run(
        (*command, *words), env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def build_here(content: Path, out: Path, *words: str) -> None:
    """A build in this process, which spares many the time to load everything."""
    command = ("build", "--content", str(content), "--out", str(out), "--paper", "a4")
    done = CliRunner().invoke(main, [*command, *words])
    assert done.exit_code == 0, done.output


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


def law(content: Path, out: Path, word: tuple[Path, str]) -> None:
    """Built whole, again, part by part, and after a word was changed and changed back."""
    build(content, out / "whole", 1)
    wanted = files(out / "whole")
    assert {Path(name).stem for name in wanted} >= {"tokens", "money", "cards", "die", "pawns"}
    build(content, out / "again", 2)
    assert files(out / "again") == wanted
    for part in (*reversed(NAMES), "bundle"):
        build_here(content, out / "parts", "--only", part)
    assert files(out / "parts") == wanted
    path, said = word
    edit(path, said, f"{said} so")
    build(content, out / "again", 4)
    assert files(out / "again") != wanted
    edit(path, f"{said} so", said)
    build(content, out / "again", 5)
    assert files(out / "again") == wanted


def test_o35_a_small_game_has_the_same_bytes_however_it_is_built(tmp_path):
    """The tiny game with pawns, a die and a box, so that a kit has every part."""
    game = small(tmp_path / "content")
    law(tmp_path / "content", tmp_path / "out", (game / "money.yaml", "good at every gate"))


@pytest.mark.long
def test_o35_star_of_africa_has_the_same_bytes_however_it_is_built(tmp_path):
    game = Path(shutil.copytree(STAR, tmp_path / "content" / "star-of-africa"))
    shutil.copytree(STAR.parent / "shared", tmp_path / "content" / "shared")
    sentence = game / "rulebooks" / "zvezda.yaml", "is the player who carries the Star"
    law(tmp_path / "content", tmp_path / "out", sentence)


CHANGES = [
    ("star-of-africa", "zvezda", "decks/reference-zvezda.yaml", "Your turn"),
    ("star-of-africa", "zvezda", "rulebooks/zvezda.yaml", "is the player who carries the Star"),
    ("star-of-africa", "classic", "rulebooks/classic.yaml", "Bring the Star to"),
    ("across-africa", "expedition", "decks/adventures.yaml", "Keep it."),
    ("across-africa", "expedition", "rulebooks/expedition.yaml", "Together you cross Africa"),
]


@pytest.fixture(scope="module", params=sorted({(game, edition) for game, edition, *_ in CHANGES}))
def kit(request, tmp_path_factory):
    """An edition built once: its name, a copy of the content, the output, its content hash."""
    game, edition = request.param
    base = tmp_path_factory.mktemp(edition)
    for folder in (game, "shared"):
        shutil.copytree(STAR.parent / folder, base / "content" / folder)
    build(base / "content", base / "out", 1, game, "--edition", edition)
    manifest = base / "out" / game / edition / "en" / "a4" / "manifest.json"
    return request.param, base, json.loads(manifest.read_text("utf-8"))["content_hash"]


@pytest.mark.long
def test_o35_a_changed_text_gives_the_bytes_of_a_cold_build(kit, tmp_path):
    """Over the kit of before, and printing only what changed since: a card, then a sentence."""
    (game, edition), base, before = kit
    for file, said in [(f, s) for g, e, f, s in CHANGES if (g, e) == (game, edition)]:
        edit(base / "content" / game / file, said, f"{said} so")
        out = Path(shutil.copytree(base / "out", tmp_path / file / "since"))
        words = (game, "--edition", edition)
        build(base / "content", tmp_path / file / "cold", 2, *words)
        build(base / "content", base / "out", 3, *words)
        build(base / "content", out, 4, *words, "--changed-since", before)
        wanted = files(tmp_path / file / "cold")
        assert files(base / "out") == wanted
        printed = {name: data for name, data in files(out).items() if name.endswith(".pdf")}
        assert printed == {name: data for name, data in wanted.items() if name in printed}
        assert printed
