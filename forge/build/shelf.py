"""An output folder and what belongs in it: a key for each part, and which parts can stay."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from forge.build import store
from forge.build.parts import COUNTED, GUIDE
from forge.build.store import Made, Manifest, Row


@dataclass(frozen=True)
class Shelf:
    """A folder; ``marks`` are the hashes of what its parts see of the content.

    ``basis`` is what all of its parts depend on besides: language, printing, fonts; ``besides``
    what single ones do.  ``words`` is the hash of what some of forge's own words are, by their ids.
    """

    folder: Path
    marks: Mapping[str, str]
    basis: tuple[str, ...]
    words: Callable[[Collection[str]], str]
    besides: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def before(self) -> Manifest | None:
        """What the last build left there."""
        return store.read(self.folder)

    def key(self, part: str, heard: Collection[str], rows: tuple[Row, ...] = ()) -> str:
        """What a part is made from, with the words that it asked for.

        The guide depends on the files that it counts as well.
        """
        besides = (self.besides.get(part, ""), self.words(heard))
        return store.key(part, self.marks[part], *self.basis, *besides, repr(rows))

    def held(self, parts: Iterable[str], rows: tuple[Row, ...] = ()) -> dict[str, Made]:
        """Those parts that are what they would be made anew."""
        before = self.before.parts if self.before else {}
        there = {name: before[name] for name in parts if name in before}
        return {
            name: made
            for name, made in there.items()
            if made.key == self.key(name, made.heard, rows) and store.intact(self.folder, made)
        }

    def intact(self, part: str) -> bool:
        """Whether a part is as the last build left it, up to date or not."""
        made = self.before.parts.get(part) if self.before else None
        return made is not None and store.intact(self.folder, made)

    def is_full(self, parts: Iterable[str], made_from: tuple[str, str], strict: bool) -> bool:
        """Whether all of these parts are there and up to date, made without warnings if strict."""
        before = self.before
        if before is None or before.made_from != made_from or (strict and before.warnings):
            return False
        wanted = set(parts)
        counted = COUNTED if GUIDE in wanted else ()
        plain = [*counted, *(wanted - {*counted, GUIDE})]
        held = self.held(plain)
        if len(held) < len(plain):
            return False
        rows = tuple(row for name in counted for row in held[name].prints)
        return GUIDE not in wanted or bool(self.held([GUIDE], rows))
