"""A kit whose rulebook cannot be folded into a booklet says so."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from forge.build import kit
from forge.build.verbs import build
from forge.build.wish import Wish
from forge.finding import Severity

TINY = Path(__file__).parents[1] / "data" / "tiny"
BOOKLET = "rulebook-booklet.pdf"


@pytest.fixture
def wish(tmp_path):
    shutil.copytree(TINY, tmp_path / "content" / "tiny")
    content, out = tmp_path / "content", tmp_path / "out"
    return Wish(games=("tiny",), content=content, out=out, papers=("a5",), only=("rulebook",))


def test_a_booklet_that_does_not_fit_is_told_and_the_rulebook_is_there(wish, monkeypatch):
    monkeypatch.setattr(kit, "setting", lambda *_: None)
    built = build(wish)
    (note,) = built.findings
    assert (note.severity, note.check) == (Severity.NOTE, "print-sheets")
    assert note.message.startswith("A5: the rulebook is made without its booklet")
    (folder,) = built.written
    assert (folder / "rulebook.pdf").is_file()
    assert not (folder / BOOKLET).exists()


def test_a_booklet_that_fits_is_made_without_a_word(wish):
    built = build(wish)
    assert built.findings == ()
    assert (built.written[0] / BOOKLET).is_file()
