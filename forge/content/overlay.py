"""Mods: a document laid over another by ``change``, ``add`` and ``drop``.

The three trees follow the game's document; entities of a list are named by their id.

* ``change`` puts a value in the place of another; a plain list replaces the whole list, and
  ``{append: [...]}`` or ``{remove: [...]}`` are written out, never item by item (case O33).
* ``add`` brings in what is not there yet: new keys, or a list of new entities.
* ``drop`` names what goes: a list of ids or keys (case O32).

A target that is not there is an error with its place in the mod.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from forge.content.nearest import did_you_mean
from forge.content.tree import Node, Value, by_id, ident
from forge.finding import Finding
from forge.source import Drop, Mark

CHECK = "mod"
_LIST_VERBS = frozenset({"append", "remove"})


@dataclass(slots=True)
class Overlay:
    """One mod at work: its id, its findings, what it and the mods before it dropped."""

    mod: str
    dropped: dict[str, Drop] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)

    def apply(self, base: Node, mod: Node) -> Node:
        """The base with the mod's change, add and drop laid over it, in this order."""
        tree = base
        for verb, act in (("change", self.change), ("add", self.add), ("drop", self.drop)):
            part = mod.entries.get(verb)
            if part is not None:
                tree = act(tree, part, "")
        return tree

    def change(self, base: Node, new: Node, path: str) -> Node:
        """The base with the values that ``new`` names put in place."""
        if not isinstance(new.value, dict):
            self._note_gone(base, new, path)
            return new._replace(key=new.key or base.key)
        if isinstance(base.value, list):
            return self._change_list(base, new, path)
        if not isinstance(base.value, dict):
            self._say(
                new.place, f"{path} is one value, not a mapping", f"write `{_last(path)}: ...`"
            )
            return base
        entries = dict(base.value)
        for name, child in new.entries.items():
            step = _join(path, name)
            if name in entries:
                entries[name] = self.change(entries[name], child, step)
            elif isinstance(child.value, dict):
                self._missing(child.place, name, step, entries)
            else:
                entries[name] = child  # a field left out so far: the schema judges its name
        return base._replace(value=entries)

    def _change_list(self, base: Node, new: Node, path: str) -> Node:
        known = by_id(base.items)
        if known is None:
            return self._change_plain(base, new, path)
        changed = dict(known)
        for name, child in new.entries.items():
            step = _join(path, name)
            if name not in known:
                self._missing(child.place, name, step, known)
            elif isinstance(child.value, dict):
                changed[name] = self.change(known[name], child, step)
                if ident(changed[name]) != name:
                    self.dropped[step] = Drop(self.mod, child.place)
            else:
                self._say(
                    child.place, f"{step} is a mapping of fields", "write its fields below it"
                )
        return base._replace(value=list(changed.values()))

    def _change_plain(self, base: Node, new: Node, path: str) -> Node:
        unknown = [name for name in new.entries if name not in _LIST_VERBS]
        for name in unknown:
            hint = "write a whole new list, {append: [...]} or {remove: [...]}"
            self._say(new.entries[name].place, f"{path} is a list; {name} is not in it", hint)
        items = list(base.items)
        for gone in _listed(new.entries.get("remove")):
            kept = [item for item in items if item.value != gone.value]
            if len(kept) == len(items):
                hint = did_you_mean(str(gone.value), [str(item.value) for item in items])
                self._say(gone.mark, f"{path} holds no {gone.value}", hint)
            else:
                self.dropped[_join(path, str(gone.value))] = Drop(self.mod, gone.mark)
            items = kept
        return base._replace(value=items + _listed(new.entries.get("append")))

    def _note_gone(self, base: Node, new: Node, path: str) -> None:
        """Remembers the entities that a whole new list leaves out."""
        kept = by_id(new.items) or {}
        for name in by_id(base.items) or {}:
            if name not in kept:
                self.dropped[_join(path, name)] = Drop(self.mod, new.place)

    def add(self, base: Node, new: Node, path: str) -> Node:
        """The base with the new keys and entities that ``new`` holds."""
        if isinstance(base.value, list):
            return self._add_to_list(base, new, path)
        if not isinstance(base.value, dict) or not isinstance(new.value, dict):
            self._say(new.place, f"{path} is there already", "write it under change:")
            return base
        entries = dict(base.value)
        for name, child in new.entries.items():
            old = entries.get(name)
            entries[name] = child if old is None else self.add(old, child, _join(path, name))
        return base._replace(value=entries)

    def _add_to_list(self, base: Node, new: Node, path: str) -> Node:
        known = by_id(base.items) or {}
        if isinstance(new.value, list):
            for item in new.items:
                name = ident(item)
                if name in known:
                    first = known[name].mark
                    self._say(
                        item.mark, f"{path} has {name} already, at {first}", "choose another id"
                    )
            return base._replace(value=[*base.items, *new.items])
        if not isinstance(new.value, dict):
            self._say(new.place, f"{path} is a list", "write a list of what is new")
        changed = dict(known)
        for name, child in new.entries.items():
            step = _join(path, name)
            if name in known:
                changed[name] = self.add(known[name], child, step)
            else:
                self._missing(child.place, name, step, known)
        return base._replace(value=list(changed.values())) if known else base

    def drop(self, base: Node, gone: Node, path: str) -> Node:
        """The base without what ``gone`` names."""
        if isinstance(gone.value, dict):
            return self._drop_below(base, gone, path)
        known = by_id(base.items) if isinstance(base.value, list) else dict(base.entries)
        kept = dict(known or {})
        for item in _listed(gone):
            name, step = str(item.value), _join(path, str(item.value))
            if step == "game":
                self._say(item.mark, "a game cannot be without its game.yaml", "change its values")
            elif kept.pop(name, None) is None:
                self._missing(item.mark, name, step, known or {})
            else:
                self.dropped[step] = Drop(self.mod, item.mark)
        value: Value = list(kept.values()) if isinstance(base.value, list) else kept
        return base._replace(value=value) if known else base

    def _drop_below(self, base: Node, gone: Node, path: str) -> Node:
        known = by_id(base.items) if isinstance(base.value, list) else dict(base.entries)
        kept = dict(known or {})
        for name, child in gone.entries.items():
            step = _join(path, name)
            if name in kept:
                kept[name] = self.drop(kept[name], child, step)
            else:
                self._missing(child.place, name, step, kept)
        value: Value = list(kept.values()) if isinstance(base.value, list) else kept
        return base._replace(value=value) if known else base

    def _missing(self, mark: Mark, name: str, path: str, known: dict[str, Node]) -> None:
        drop = self.dropped.get(path)
        if drop is not None:
            self._say(mark, f"{path} is gone: mod {drop.mod} drops it at {drop.mark}")
        else:
            self._say(mark, f"there is no {path}", did_you_mean(name, known))

    def _say(self, mark: Mark, message: str, hint: str = "") -> None:
        self.findings.append(Finding(mark, CHECK, f"mod {self.mod}: {message}", hint))


def _listed(node: Node | None) -> list[Node]:
    """The items of a list, or the one value written without brackets."""
    if node is None:
        return []
    return node.items if isinstance(node.value, list) else [node]


def _join(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def _last(path: str) -> str:
    return path.rpartition(".")[2]
