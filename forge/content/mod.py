"""Reading mods and laying them over a game, one after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from forge.content import art, schema
from forge.content.art import Art
from forge.content.load import load
from forge.content.nearest import did_you_mean
from forge.content.overlay import CHECK, Overlay
from forge.content.roots import shown
from forge.content.tree import Node, id_paths
from forge.content.version import fits, version
from forge.finding import Finding
from forge.source import Document, Drop, Mark, Pointer

MOD_FILE = "mod.yaml"
SHELF = "mods"
"""The folder beside the games in which mods are looked up by name."""


@dataclass(slots=True)
class Pile:
    """A game's tree with mods on it; ``files`` and ``folders`` say what belongs to which mod.

    ``art`` is that of the mods that are folders, in their order.
    """

    tree: Node
    files: dict[str, str] = field(default_factory=dict)
    folders: dict[str, str] = field(default_factory=dict)
    art: list[Art] = field(default_factory=list)
    dropped: dict[str, Drop] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)


def pile(base: Node, mods: Sequence[Path], shelf: Path) -> Pile:
    """The game ``base`` with ``mods`` laid over it in the order given.

    A mod is a folder, a file, or the name of a folder in ``shelf``, beside the games.
    """
    result = Pile(base)
    for given in mods:
        path = _found(given, shelf)
        if path.exists():
            _lay(result, path, base)
        else:
            known = sorted(found.parent.name for found in shelf.glob(f"*/{MOD_FILE}"))
            hint = did_you_mean(given.name, known)
            result.findings.append(Finding(None, CHECK, f"there is no mod {given}", hint))
    return result


def extended(mods: Sequence[Path], shelf: Path) -> tuple[str, ...]:
    """The ids of the games that mods say they are for, in their order; none of those unread."""
    files = (_file(_found(given, shelf)) for given in mods)
    nodes = (load(file, shown(file))[0] for file in files if file.is_file())
    told = (_text(node, "extends") for node in nodes if node is not None)
    return tuple(dict.fromkeys(one.partition("@")[0] for one in told if one))


def _found(given: Path, shelf: Path) -> Path:
    """Where a mod is: as it is given, or by its name in the folder of mods."""
    return given if given.exists() else shelf / given


def _file(path: Path) -> Path:
    return path / MOD_FILE if path.is_dir() else path


def _lay(result: Pile, path: Path, base: Node) -> None:
    file = _file(path)
    node, wrong = load(file, shown(file))
    result.findings.extend(wrong)
    if node is None:
        return
    name = _text(node, "id") or file.stem
    if name in result.folders:
        message = f"the mod {name} is given twice"
        result.findings.append(Finding(node.mark, CHECK, message, "lay each mod once"))
        return
    wrong = tuple(schema.check_mod(node, name)) or tuple(_range(node, base, name))
    result.findings.extend(wrong)
    result.files[shown(file)] = name
    result.folders[name] = str(file.parent)
    if path.is_dir():
        result.art.append(art.read(path))
    if not wrong:
        overlay = Overlay(name, result.dropped, result.findings)
        result.tree = overlay.apply(result.tree, node)


def _range(node: Node, base: Node, name: str) -> Iterator[Finding]:
    """Whether a mod is made for this game and this version of it."""
    extends = _text(node, "extends")
    game = base.entries.get("game")
    if extends is None or game is None:
        return
    wanted, _, span = extends.partition("@")
    ident, given = _text(game, "id"), _text(game, "version")
    mark = node.entries["extends"].mark
    if wanted != ident:
        yield Finding(mark, CHECK, f"mod {name} is for {wanted}, not for {ident}")
        return
    numbers = version(given or "")
    if numbers is None:
        return
    if not fits(span, numbers):
        message = f"mod {name} asks for {wanted} {span}, but this is version {given}"
        yield Finding(mark, CHECK, message, "get the mod's release for this version")


def _text(node: Node, name: str) -> str | None:
    entry = node.entries.get(name)
    return entry.value if entry is not None and isinstance(entry.value, str) else None


@dataclass(frozen=True, slots=True)
class Origin:
    """A value of the merged game: its id path, where it was set, by which mod ("": the game)."""

    path: str
    at: Pointer
    value: object
    mark: Mark | None
    mod: str


def provenance(document: Document) -> Iterator[Origin]:
    """Every plain value of a merged game with the mod that set it, in document order (case O33)."""
    for path, at, value in id_paths(document):
        yield Origin(path, at, value, document.mark(at), document.mod(at))
