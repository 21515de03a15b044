"""What somebody asks of a verb."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Wish:
    """Which games, in which editions, languages and papers; where from, where to, how printed.

    Empty means all (languages: English).  ``margins`` is the printer's unprintable edge in mm,
    ``flip`` an edge or a way of printing (empty: as the printer's file says), ``bleed`` says
    whether neighbours share a cut, ``sleeves`` what foil cards are put in (empty: none), ``only``
    names parts of the kit, ``since`` the content hash of an earlier kit.
    """

    games: tuple[str, ...] = ()
    editions: tuple[str, ...] = ()
    locales: tuple[str, ...] = ()
    mods: tuple[Path, ...] = ()
    papers: tuple[str, ...] = ()
    content: Path | None = None
    font_dir: Path | None = None
    out: Path = Path("output")
    flip: str = ""
    margins: float | None = None
    printer: Path | None = None
    punch: str = ""
    join: str = "overlap"
    boards: int = 1
    ink: str = "full"
    cuts: bool = False
    bleed: str = "shared"
    sleeves: str = ""
    only: tuple[str, ...] = ()
    since: str = ""
    strict: bool = False
    force: bool = False
