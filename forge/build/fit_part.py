"""The fit report as a part of a translated kit: told from the rows of its other parts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from forge.build import store
from forge.build.fit_report import as_csv, as_html
from forge.build.fitting import Row, file_of, read
from forge.build.parts import NAMES
from forge.build.store import Fresh, Made

REPORT = "fit"
PAGE, TABLE = "fit.html", "fit.csv"


def all_rows(folder: Path, kept: Mapping[str, Made], fresh: Mapping[str, Fresh]) -> Iterator[Row]:
    """How all texts of a kit fit: of its parts that are new, and of those that stay."""
    for part in NAMES:
        file = file_of(part)
        if part in fresh:
            yield from read(fresh[part].files.get(file, b"[]"))
        elif part in kept and file in kept[part].files:
            yield from read((folder / file).read_bytes())


def report(rows: tuple[Row, ...], title: str) -> Mapping[str, Fresh]:
    """The report as a part; nothing where no rows are told, as of an English kit."""
    if not rows:
        return {}
    files = {PAGE: as_html(rows, title), TABLE: as_csv(rows).encode()}
    return {REPORT: Fresh(files, store.key(REPORT, title, repr(rows)))}
