"""Where on paper those texts stand that a build has something to say about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from forge.build import store
from forge.build.fit_part import all_rows
from forge.build.shelves import kits
from forge.build.wish import Wish
from forge.finding import Finding, Printed
from forge.locale.hosts import hosts
from forge.locale.marked import MARK
from forge.model.text import PLACEHOLDER, texts

if TYPE_CHECKING:
    from forge.build.verbs import Job

LABELS = ("front", "back", "flip", "apart", "fold-and-glue", "glue-behind", "no-scaling", "part")
"""How forge's own words begin that stand in the labels of sheets."""
SHEETS = ("ui.sheet", "ui.tile")


def placed(findings: Iterable[Finding], jobs: Iterable[Job], wish: Wish) -> tuple[Finding, ...]:
    """The findings, each about a text of a translation with where that is printed.

    Told from what lies in the output, so that kits that were up to date count as well.
    """
    wanted = list(findings)
    if not any(finding.text for finding in wanted):
        return tuple(wanted)
    where: dict[Finding, list[Printed]] = {}
    for job in jobs:
        if job.tongue.findings:
            known = _known(job, wish)
            inside, words = hosts(job.game), _words(job)
            for finding in job.tongue.findings:
                begins = words.get(finding.text, MARK)
                spots = known.get(finding.text) or [
                    (said, spot)
                    for ident in _hosts(finding.text, inside)
                    for said, spot in known.get(ident, ())
                    if said and begins.removeprefix(MARK) in said
                ]
                where.setdefault(finding, []).extend(spot for _, spot in spots)
    return tuple(replace(f, printed=tuple(where.get(f, ()))) if f.text else f for f in wanted)


def _words(job: Job) -> Mapping[str, str]:
    """How each text begins that is printed in English, with its mark."""
    every = {text.id: text.template for text in texts(job.game)} | {**job.tongue.words}
    return {
        ident: PLACEHOLDER.split(template)[0].strip()
        for ident, template in every.items()
        if template.startswith(MARK)
    }


def _hosts(ident: str, inside: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    """The texts that another stands in."""
    yield from inside.get(ident, ())
    shelf, _, name = ident.partition(".")
    if shelf == "ui" and name.startswith(LABELS):
        yield from SHEETS


def _known(job: Job, wish: Wish) -> Mapping[str, list[tuple[str, Printed]]]:
    """Where each text stands in the kits of a job, and what marked English it says there."""
    found: dict[str, list[tuple[str, Printed]]] = {}
    for shelf, _ in kits(job, wish):
        held = store.read(shelf.folder)
        for row in all_rows(shelf.folder, held.parts if held else {}, {}):
            file = (shelf.folder / row.file).relative_to(wish.out).as_posix()
            spot = Printed(file, row.page, row.x, row.y)
            found.setdefault(row.text, []).append((row.said, spot))
    return found
