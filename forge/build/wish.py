"""What somebody asks of a verb."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Wish:
    """Which games, in which editions, languages and papers; where from and where to.

    Empty means all (languages: English).  ``margins`` is the printer's unprintable edge in mm.
    """

    games: tuple[str, ...] = ()
    editions: tuple[str, ...] = ()
    locales: tuple[str, ...] = ()
    mods: tuple[Path, ...] = ()
    papers: tuple[str, ...] = ()
    content: Path | None = None
    font_dir: Path | None = None
    out: Path = Path("output")
    flip: str = "long"
    margins: float | None = None
    strict: bool = False
    force: bool = False
