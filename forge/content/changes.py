"""What mods changed of a game, change by change: the game with the first of them and no more.

A change is a value that a mod put in the place of another, a key or an entity that it added, or one
that it dropped. They are told in the order in which they are written, mod by mod.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from forge.source import ROOT, Document, Mark, Pointer

Members = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Change:
    """One change: its id path, the mod that made it, and where the mod says so.

    ``gone`` says that the mod took away what stood there.
    """

    path: str
    mod: str
    mark: Mark
    gone: bool = False

    @property
    def told(self) -> str:
        """The change in words."""
        return f"mod {self.mod} {'drops' if self.gone else 'changes'} {self.path}"


@dataclass(frozen=True)
class Changes:
    """The changes that lead from a game as it is (``base``) to the same game under its mods."""

    base: Document
    whole: Document

    @cached_property
    def all(self) -> tuple[Change, ...]:
        """The changes, in the order in which they are written."""
        turn = {mod: i for i, mod in enumerate(self.whole.folders)}
        found = {one.path: one for one in self._between(self.base.data, self.whole.data, ROOT, "")}
        return tuple(sorted(found.values(), key=lambda one: (turn.get(one.mod, 0), one.mark)))

    def first(self, n: int) -> Document:
        """The game with the first ``n`` changes; its marks are those of the whole."""
        off = frozenset(one.path for one in self.all[n:])
        return replace(self.whole, data=_blend(self.base.data, self.whole.data, "", off))

    def _between(self, old: object, new: object, at: Pointer, path: str) -> Iterator[Change]:
        """The changes of one value."""
        if old == new:
            return
        before, after = _members(old), _members(new)
        if before is None or after is None:
            yield from self._change(at, path)
            return
        step = {name: i if isinstance(new, list) else name for i, name in enumerate(after)}
        for name in {**before, **after}:
            below = f"{path}.{name}" if path else name
            if name in before and name in after:
                yield from self._between(before[name], after[name], at / step[name], below)
            else:
                yield from self._change(at / step[name] if name in after else None, below)

    def _change(self, at: Pointer | None, path: str) -> Iterator[Change]:
        """A change as a whole, when it is known which mod made it."""
        mark = self._mark(at) if at is not None else None
        if mark is not None:
            yield Change(path, self.whole.mods[mark.file], mark)
            return
        gone = self.whole.dropped
        below = (gone[name] for name in gone if name == path or name.startswith(f"{path}."))
        yield from (Change(path, one.mod, one.mark, gone=True) for one in below)

    def _mark(self, at: Pointer) -> Mark | None:
        """Where a mod sets a value, or the first part of it that is a mod's."""
        marks, mods = self.whole.marks, self.whole.mods
        if at in marks and marks[at].file in mods:
            return marks[at]
        inside = (m for p, m in marks.items() if p.startswith(f"{at}/") and m.file in mods)
        return next(inside, None)


def id_path(data: object, at: Pointer) -> str:
    """The id path of what stands at a pointer: entities by id, other items by number."""
    names: list[str] = []
    for step in at.steps:
        if isinstance(data, list) and step.isdigit() and int(step) < len(data):
            data = data[int(step)]
            name = data.get("id") if isinstance(data, Mapping) else None
            names.append(name if isinstance(name, str) else step)
        else:
            data = data.get(step) if isinstance(data, Mapping) else None
            names.append(step)
    return ".".join(names)


def _members(value: object) -> Members | None:
    """What a value holds by name: a mapping, or a list of entities; None for all else."""
    if isinstance(value, Mapping):
        return value
    if not isinstance(value, list):
        return None
    named = {one["id"]: one for one in value if isinstance(one, Mapping) and "id" in one}
    return named if len(named) == len(value) else None


def _blend(old: object, new: object, path: str, off: frozenset[str]) -> Any:
    """The new value without the changes that are off."""
    if old == new:
        return new
    before, after = _members(old), _members(new)
    if before is None or after is None or path in off:
        return old if path in off else new
    made: dict[str, object] = {}
    order = after if before.keys() <= after.keys() else {**before, **after}
    for name in order:
        below = f"{path}.{name}" if path else name
        if name in before and name in after:
            made[name] = _blend(before[name], after[name], below, off)
        elif (name in after) != (below in off):
            made[name] = after.get(name, before.get(name))
    return list(made.values()) if isinstance(new, list) else made
