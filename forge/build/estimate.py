"""What a kit takes, told without writing it: sheets, cuts, and ink from pages drawn coarsely."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass

from forge.backend.coverage import DPI, coverage
from forge.build.kit import Kit
from forge.build.output import Output
from forge.build.printed import file, outputs
from forge.build.production import wanted_parts
from forge.build.shelves import BUNDLE, kits
from forge.build.since import changed
from forge.build.verbs import Job
from forge.build.wish import Wish
from forge.draw.whole import drawing
from forge.scene import Book


@dataclass(frozen=True, slots=True)
class Row:
    """One file of a kit: sheets of paper, cuts, and ink in sheets' worth of solid colour.

    ``ink`` counts cyan, magenta, yellow and black after grey is taken out of the colours, as a
    printer does: a page of solid black or solid cyan is 1, of solid red 2.  ``holds`` tells how
    many pieces of each kind a sheet holds, and why not more.
    """

    game: str
    edition: str
    paper: str
    part: str
    file: str
    sheets: int
    cuts: int
    ink: float
    holds: tuple[str, ...] = ()


def rows(job: Job, wish: Wish) -> Iterator[Row]:
    """A row for each printed file of a job that is asked for, on each paper."""
    from forge.build.examine import desk_in

    with job.tongue.speaking():
        at = desk_in(job.tongue, job.edition, wish.font_dir)
        whole = drawing(at)
        names = [name for name in wanted_parts(wish) if name != BUNDLE]
        for shelf, printing in kits(job, wish):
            kit = Kit(whole, printing, wanted=frozenset(names))
            for part in changed(kit, names, wish.since, shelf.folder):
                made = outputs(kit, part, job.opened.document)
                holds = kit.holds(part) if made else ()
                for one in made:
                    if one.sheets or isinstance(one.made, Book):
                        yield _row(job, kit, part, one, holds if one.sheets else ())


def _row(job: Job, kit: Kit, part: str, one: Output, holds: tuple[str, ...]) -> Row:
    return Row(
        job.opened.game.id,
        job.edition.id,
        kit.printing.paper.id,
        part,
        one.name,
        one.sheets,
        one.cuts,
        round(coverage(file(kit, one)), 2),
        holds,
    )


def table(found: Iterable[Row]) -> str:
    """The rows as lines with columns, and their sums."""
    listed = list(found)
    head = ("game", "edition", "paper", "file", "sheets", "cuts", "ink")
    body = [
        (r.game, r.edition, r.paper, r.file, str(r.sheets), str(r.cuts), f"{r.ink:.2f}")
        for r in listed
    ]
    lines = [head, *body]
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    text = "".join(f"{_line(line, widths)}\n" for line in lines)
    held = "".join(f"{r.file}, {r.paper}: {told}\n" for r in listed for told in r.holds)
    return f"{text}\nink: pages' worth of one solid ink, from the pages at {DPI} dpi\n{held}"


def _line(cells: tuple[str, ...], widths: list[int]) -> str:
    """Names to the left, numbers to the right."""
    padded = zip(cells, widths, strict=True)
    return "  ".join(c.rjust(w) if c[0].isdigit() else c.ljust(w) for c, w in padded)


def as_json(found: Iterable[Row]) -> str:
    """The rows as a JSON object."""
    told = {"parts": [asdict(row) for row in found], "ink_dpi": DPI}
    return json.dumps(told, indent=2, sort_keys=True, ensure_ascii=False) + "\n"
