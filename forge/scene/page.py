"""Finished pages: what a backend turns into a file."""

from __future__ import annotations

from dataclasses import dataclass

from forge.geometry import Box
from forge.scene.items import Scene


@dataclass(frozen=True, slots=True)
class Bookmark:
    """An entry of the document's outline that leads to the page it stands on."""

    title: str
    level: int = 0


@dataclass(frozen=True, slots=True)
class Page:
    """One side of one sheet.  The scene's size is the paper (MediaBox, ISO 32000-1 14.11.2).

    ``trim`` is the finished size after cutting (TrimBox), ``bleed`` the area that art may
    cover (BleedBox); both µm on the page, y down; None means the whole paper.
    """

    scene: Scene
    trim: Box | None = None
    bleed: Box | None = None
    bookmarks: tuple[Bookmark, ...] = ()


@dataclass(frozen=True, slots=True)
class Book:
    """Pages and what a reader's viewer says about them.

    ``duplex`` is the flip edge wanted ("long" or "short"), or "" for single-sided; ``rtl`` says
    that its pages follow each other from right to left.
    """

    title: str
    lang: str
    author: str
    subject: str
    licence: str
    pages: tuple[Page, ...]
    duplex: str = ""
    rtl: bool = False
