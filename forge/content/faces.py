"""Faces that extend another face: its slots first, by id, then their own."""

from __future__ import annotations

from forge.content.nearest import did_you_mean
from forge.content.tree import Node, by_id
from forge.finding import Finding

CHECK = "faces"


def resolve(tree: Node) -> tuple[Node, tuple[Finding, ...]]:
    """The game's tree with every face complete, and what is wrong with their ``extends``.

    A slot with the id of a slot of the extended face changes that slot's fields and keeps its
    turn; other slots are drawn after those.  Faces in a circle are left as they are.
    """
    shelf = tree.entries.get("faces")
    if shelf is None or not any("extends" in face.entries for face in shelf.entries.values()):
        return tree, ()
    resolver = _Resolver(shelf.entries)
    done = {name: resolver.whole(name, ()) for name in shelf.entries}
    whole = {**tree.entries, "faces": shelf._replace(value=done)}
    return tree._replace(value=whole), tuple(resolver.findings)


class _Resolver:
    """Completes faces, each once."""

    def __init__(self, faces: dict[str, Node]) -> None:
        self.faces = faces
        self.done: dict[str, Node] = {}
        self.findings: list[Finding] = []

    def whole(self, name: str, below: tuple[str, ...]) -> Node:
        """The face ``name`` with what it extends; ``below`` are the faces that led here."""
        face = self.faces[name]
        if name in self.done:
            return self.done[name]
        entry = face.entries.get("extends")
        if entry is None or not isinstance(entry.value, str):
            return self.done.setdefault(name, face)
        parent = entry.value
        if parent not in self.faces:
            hint = did_you_mean(parent, self.faces)
            self.findings.append(Finding(entry.mark, CHECK, f"there is no face {parent}", hint))
            return face
        trail = (*below, name)
        if parent in trail:
            ring = " -> ".join((*trail[trail.index(parent) :], parent))
            message = f"faces extend one another in a circle: {ring}"
            self.findings.append(Finding(entry.mark, CHECK, message, "let one of them stand alone"))
            return face
        return self.done.setdefault(name, _joined(self.whole(parent, trail), face))


def _joined(parent: Node, face: Node) -> Node:
    inherited = {k: v for k, v in parent.entries.items() if k not in ("id", "extends")}
    fields = {**inherited, **face.entries}
    theirs, ours = parent.entries.get("slots"), face.entries.get("slots")
    if theirs is not None and ours is not None:
        fields["slots"] = ours._replace(value=_slots(theirs.items, ours.items))
    return face._replace(value=fields)


def _slots(theirs: list[Node], ours: list[Node]) -> list[Node]:
    slots = by_id(theirs)
    changes = by_id(ours)
    if slots is None or changes is None:
        return [*theirs, *ours]
    for name, slot in changes.items():
        old = slots.get(name)
        slots[name] = slot if old is None else slot._replace(value={**old.entries, **slot.entries})
    return list(slots.values())
