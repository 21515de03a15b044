"""Plain data and, beside it, the place every value came from.

A :class:`Document` keeps the tree a person wrote (``data``) apart from the
table of places (``marks``), so that the data stays plain and every message can
still say ``file:line:column``.  Places are looked up by JSON Pointer (RFC 6901).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple


class Mark(NamedTuple):
    """A place in a file a person can open; lines and columns count from 1."""

    file: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


class Pointer(str):
    """A JSON Pointer (RFC 6901); ``/`` steps down: ``ROOT / "cards" / 3``."""

    __slots__ = ()

    def __truediv__(self, step: str | int) -> Pointer:
        return Pointer(f"{self}/{str(step).replace('~', '~0').replace('/', '~1')}")

    @property
    def parent(self) -> Pointer:
        """The pointer one step up; the root is its own parent."""
        return Pointer(self.rpartition("/")[0])

    @property
    def steps(self) -> tuple[str, ...]:
        """The unescaped steps from the root down."""
        return tuple(s.replace("~1", "/").replace("~0", "~") for s in self.split("/")[1:])

    @property
    def name(self) -> str:
        """The last step, unescaped; empty for the root."""
        return self.steps[-1] if self else ""


ROOT = Pointer("")


class Drop(NamedTuple):
    """That a mod took something away: which mod, and where it says so."""

    mod: str
    mark: Mark


@dataclass(frozen=True, slots=True)
class Document:
    """A tree of plain data and the mark of every node in it.

    ``art`` holds the bytes of the files under art/, by file name; they are not read as data.
    ``dropped`` says who took away what, by id path (``board.points.tangier``).
    ``keys`` marks the keys of mappings; ``written`` keeps numbers that read otherwise than they
    were typed (``1.10``); ``mods`` names the mod that each of the mods' files belongs to;
    ``folders`` holds the folder of the game (under "") and of each mod (under its id).
    """

    data: object
    marks: Mapping[Pointer, Mark] = field(default_factory=dict)
    art: Mapping[str, bytes] = field(default_factory=dict, repr=False)
    dropped: Mapping[str, Drop] = field(default_factory=dict)
    keys: Mapping[Pointer, Mark] = field(default_factory=dict, repr=False)
    written: Mapping[Pointer, str] = field(default_factory=dict, repr=False)
    mods: Mapping[str, str] = field(default_factory=dict)
    folders: Mapping[str, str] = field(default_factory=dict)

    def mark(self, at: Pointer) -> Mark | None:
        """The place of ``at``, or of its closest ancestor that has one."""
        while at not in self.marks:
            if not at:
                return None
            at = at.parent
        return self.marks[at]

    def mod(self, at: Pointer) -> str:
        """The mod that set the value at ``at``; empty when it is the game's own."""
        mark = self.mark(at)
        return self.mods.get(mark.file, "") if mark else ""

    def get(self, at: Pointer) -> object:
        """The value at ``at``.  Raises KeyError when there is none."""
        node = self.data
        for step in at.steps:
            try:
                node = node[int(step)] if isinstance(node, list) else node[step]  # type: ignore[index]
            except (KeyError, IndexError, TypeError, ValueError):
                raise KeyError(str(at)) from None
        return node
