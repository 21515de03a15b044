"""Who explores, and how daringly."""

from __future__ import annotations

from dataclasses import dataclass, field

from forge.model.text import Text
from forge.source import ROOT, Pointer


@dataclass(frozen=True, slots=True)
class Profession:
    """A profession; ``total``: its points in all, each row and line counted once (N68).

    ``gentle``: holds nobody after a clash and seizes nothing (N47, N48). ``reports``: scores when
    explorers clash and talk (N51 to N56).
    """

    id: str
    name: Text
    text: Text
    total: int
    gentle: bool = False
    reports: bool = False
    sign: str = ""
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Level:
    """A level of activity."""

    id: str
    name: Text
    text: Text
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Explorers:
    """The professions and the levels of activity that explorers choose from."""

    professions: tuple[Profession, ...]
    levels: tuple[Level, ...]
    at: Pointer = field(default=ROOT, compare=False)
