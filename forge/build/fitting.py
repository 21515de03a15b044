"""How each text of a part fits, and where it is printed: told from the pages as they are."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from functools import cache

from forge.build.output import Output
from forge.geometry import UM_PER_MM
from forge.locale.marked import MARK, unturned
from forge.scene import Book
from forge.scene.origins import Seeker, Standing

FOLDER = "fit"
"""The folder of a kit with the rows of each part."""
LOOSE = 10_000
"""By how many hundredths a text may grow that has the room that it takes."""


@dataclass(frozen=True, slots=True)
class Row:
    """A text on a file of a kit: where it stands largest, and how it fits where it is tightest.

    ``page`` counts from 1; ``x`` and ``y`` are millimetres from its top left.  ``size`` is
    that of the type as printed, between ``wanted`` and ``least``, in points.  ``left`` are the
    millimetres that are free, below 0 those that are too few; ``longer`` is by how many
    hundredths the text may grow.  Both are None where a text has the room that it takes.
    ``said`` is what stands there if some of it is English behind its mark, else nothing.
    """

    part: str
    file: str
    page: int
    x: float
    y: float
    text: str
    size: float
    wanted: float
    least: float
    left: float | None = None
    longer: int | None = None
    times: int = 1
    said: str = ""

    @property
    def tight(self) -> int:
        """By how many hundredths it may grow, to sort by."""
        return LOOSE if self.longer is None else self.longer

    @property
    def place(self) -> str:
        """Where it is printed, in words: "cards.pdf, page 2, 31 mm from the left, 44 mm down"."""
        return f"{self.file}, page {self.page}, {self.x:g} mm from the left, {self.y:g} mm down"


def rows(part: str, outputs: Iterable[Output]) -> tuple[Row, ...]:
    """The texts of a part in the order in which they are printed, once for each file.

    What shows marked English stands once for each page, with what it says.
    """
    found: dict[tuple[str, str, int, str], Row] = {}
    seeker = Seeker()
    for output in outputs:
        if isinstance(output.made, Book):
            for row in _printed(part, output.name, output.made, seeker):
                key = row.file, row.text, row.page if row.said else 0, row.said
                found[key] = _joined(found[key], row) if key in found else row
    return tuple(found.values())


def _printed(part: str, file: str, book: Book, seeker: Seeker) -> Iterator[Row]:
    for number, page in enumerate(book.pages, 1):
        for one in seeker.texts(page.scene):
            if "." in one.of.text:
                yield _row(part, file, number, one)


def _row(part: str, file: str, page: int, one: Standing) -> Row:
    of, scale, first = one.of, one.scale, one.boxes[0]
    left = None if of.left is None else round(of.left * scale / UM_PER_MM, 2)
    size, wanted, least = (round(size * scale, 2) for size in (of.size, of.wanted, of.least))
    x, y = round(first.x / UM_PER_MM, 1), round(first.y / UM_PER_MM, 1)
    said = unturned(one.said) if MARK in one.said else ""
    return Row(part, file, page, x, y, of.text, size, wanted, least, left, of.grows, said=said)


def _joined(first: Row, later: Row) -> Row:
    """Two rows of a text on one file: the place of the larger, the fit of the tighter."""
    tighter = min(first, later, key=lambda row: row.tight)
    place = max(first, later, key=lambda row: row.wanted)
    times = first.times + later.times
    return replace(tighter, page=place.page, x=place.x, y=place.y, times=times)


def dumped(some: Iterable[Row]) -> bytes:
    """Rows as JSON, one a line."""
    lines = (json.dumps(asdict(row), ensure_ascii=False) for row in some)
    return ("[\n" + ",\n".join(lines) + "\n]\n").encode()


@cache
def read(data: bytes) -> tuple[Row, ...]:
    """Rows from JSON; none from what is damaged."""
    try:
        return tuple(Row(**row) for row in json.loads(data))
    except (ValueError, TypeError):
        return ()


def file_of(part: str) -> str:
    """The file of a kit that holds the rows of a part."""
    return f"{FOLDER}/{part}.json"
