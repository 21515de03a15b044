"""A kit whose rulebook cannot be folded into a booklet says so."""

from __future__ import annotations

from dataclasses import replace

import pytest

from forge.build import kit
from forge.build.verbs import build
from forge.finding import Severity

BOOKLET = "rulebook-booklet.pdf"


@pytest.fixture
def wish(wish):
    return replace(wish, papers=("a5",), only=("rulebook",))


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
