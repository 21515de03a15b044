"""The entry of a catalogue that something is to be said of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from forge.build.opening import Opened
from forge.finding import Finding
from forge.locale.tongue import ENGLISH, Tongue
from forge.source import Document
from forge.typeset.spill import Spill

if TYPE_CHECKING:
    from forge.locale.review import Sheaf

SHORTER = "say it shorter; forge locale preview shows where it stands"


def translated(one: Opened, tongue: Tongue) -> bool:
    """Whether a game has catalogues in a language, or in the first of two."""
    if tongue.lang == ENGLISH:
        return False
    from forge.build.catalogues import home, tags

    return tongue.lang in tags(home(one))


def placed(
    found: Iterable[Finding], one: Opened, tongue: Tongue, font_dir: Path | None
) -> Iterator[Finding]:
    """Findings about texts as a language says them, each at its place in the catalogue.

    Those of a language without catalogues, and of two languages at once, stay where they are.
    """
    known, sheaves = tongue.second is None and translated(one, tongue), None
    for finding in found:
        if known and finding.text:
            from forge.build import reviewing  # what an English kit and a good one do without

            sheaves = sheaves or [s for _, s in reviewing.sheaves(one, tongue.tag, font_dir)]
            yield _placed(finding, sheaves)
        else:
            yield finding


def spilt(document: Document, spill: Spill, seen: str) -> Finding:
    """What does not fit, as a finding; ``seen`` says behind the component where that was seen."""
    said = f"on {spill.component}{seen}, the text {spill.text} {spill.detail}"
    return Finding(document.mark(spill.at), "print-fit", said, spill.hint, text=spill.text)


def _placed(finding: Finding, sheaves: Iterable[Sheaf]) -> Finding:
    from forge.locale.review.place import place

    for sheaf in sheaves:
        message = sheaf.catalogue.by_id.get(finding.text)
        if message and message.done:
            mark = place(sheaf.lines, sheaf.file, message)
            return replace(finding, mark=mark, hint=finding.hint or SHORTER)
    return finding
