"""The parts of a rulebook: every block, list entry, table row and step of an example."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from forge.model.reading import When, holds
from forge.model.rulebook import (
    Block,
    Entry,
    Example,
    Figure,
    Listing,
    Paragraph,
    Row,
    Rulebook,
    Table,
)
from forge.source import Pointer

Thing = Block | Entry | Row


@dataclass(frozen=True, slots=True)
class Part:
    """One part, and the conditions it stands under: its ``own``, and those ``around`` it."""

    thing: Thing
    around: When

    @property
    def id(self) -> str:
        """The part's id."""
        return self.thing.id

    @property
    def at(self) -> Pointer:
        """Where the part is written."""
        return self.thing.at

    @property
    def own(self) -> When:
        """The conditions of the part itself."""
        return self.thing.when

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that the part tells; a list, table or example tells them in its parts."""
        if isinstance(self.thing, Paragraph | Entry | Row | Figure):
            return self.thing.rules
        return ()

    def printed(self, values: When) -> bool:
        """Whether the part is printed under these parameter values."""
        return holds(self.around, values) and holds(self.own, values)


def parts(rulebook: Rulebook) -> Iterator[Part]:
    """Every part of a rulebook, in order."""
    for section in rulebook.sections:
        for block in section.blocks:
            yield Part(block, {})
            for inner in _inner(block):
                yield Part(inner, block.when)


def _inner(block: Block) -> tuple[Entry, ...] | tuple[Row, ...]:
    match block:
        case Listing() | Example():
            return block.entries
        case Table():
            return block.rows
        case Paragraph() | Figure():
            return ()
