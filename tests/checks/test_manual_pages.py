"""Every check's manual page is run: its Bad example bites, its Good example does not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from forge.checks import checks, explain, run
from forge.checks.manual import manual
from forge.content.project import open_game
from forge.draw.desk import Desk
from forge.draw.whole import Drawing, drawing
from forge.finding import Finding
from forge.locale.values import voice
from forge.model.game import Game
from forge.model.load import game
from forge.typeset.setter import Setter

ATLAS = Path(__file__).parent.parent / "data" / "atlas"
HEAD = "id: example\nextends: atlas@^1\ntitle: Example\n"


def findings(folder: Path, *mods: str, draw: bool = False) -> tuple[Finding, ...]:
    """What the checks find in the small atlas with these mods laid over it."""
    paths = []
    for i, text in enumerate(mods):
        path = folder / f"mod{i}" / "mod.yaml"
        path.parent.mkdir()
        path.write_text(HEAD + text, encoding="utf-8")
        paths.append(path.parent)
    document = open_game(ATLAS, paths)
    atlas = game(document)
    return run(document, atlas, drawn(atlas) if draw else ())


def drawn(atlas: Game) -> Iterator[Drawing]:
    """Every edition of the atlas, drawn."""
    for edition in atlas.editions:
        yield drawing(Desk(atlas, edition, voice(atlas, edition), Setter("en")))


def looks_at_drawings(ident: str) -> bool:
    return checks()[ident].looks_at is Drawing


def test_the_small_atlas_is_clean(tmp_path):
    """The base of all examples: no check has anything to say about it."""
    assert [str(f) for f in findings(tmp_path, draw=True)] == []


@pytest.mark.parametrize("ident", checks())
def test_bad_bites(ident, tmp_path):
    """The Bad example of a manual page is found by the check it belongs to."""
    found = findings(tmp_path, manual(checks()[ident]).bad, draw=looks_at_drawings(ident))
    assert ident in {finding.check for finding in found}


@pytest.mark.parametrize("ident", checks())
def test_good_does_not_bite(ident, tmp_path):
    """The Good example of a manual page is not found by the check it belongs to."""
    found = findings(tmp_path, manual(checks()[ident]).good, draw=looks_at_drawings(ident))
    assert [str(f) for f in found if f.check == ident] == []


@pytest.mark.parametrize("ident", checks())
def test_explain_tells_what_why_bad_and_good(ident):
    """`explain` prints the whole page, with the id and the severity at its head."""
    page = explain(ident)
    assert page.startswith(f"{ident} ({checks()[ident].severity})")
    for heading in ("What it does", "Why it matters", "Bad", "Good"):
        assert f"\n{heading}\n" in page
