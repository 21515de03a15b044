"""A game's folder to one checked document, mods laid over it.

The layout of the document is told in docs/architecture.md: files become keys, folders become
mappings by file stem.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from forge.content import art, faces, ids, mod, schema
from forge.content.load import load
from forge.content.nearest import did_you_mean
from forge.content.roots import GAME_FILE, content_root, game_ids, inside, schema_root, shown
from forge.content.shelves import FILES, READ_ELSEWHERE, SHELVES
from forge.content.tree import Node, document
from forge.finding import Faulty, Finding, errors
from forge.source import Document, Mark

__all__ = ["content_root", "game_ids", "merged", "open_game", "schema_root"]

CHECK = "project"


def open_game(folder: Path, mods: Sequence[Path] = ()) -> Document:
    """The game in ``folder`` with ``mods`` laid over it, checked against the schemas.

    Raises Faulty with every problem of every file.
    """
    found, findings = merged(folder, mods)
    marked = {finding.mark for finding in findings}
    checked = (*schema.check(found), *ids.check(found))
    findings += tuple(finding for finding in checked if finding.mark not in marked)
    if errors(findings):
        raise Faulty(findings)
    return found


def merged(folder: Path, mods: Sequence[Path] = ()) -> tuple[Document, tuple[Finding, ...]]:
    """The game with its mods, not yet checked, and what is wrong with the files as files."""
    base, findings = _read(folder)
    pile = mod.pile(base, mods, folder.parent / mod.SHELF)
    tree, face_findings = faces.resolve(pile.tree)
    pictures = art.laid([art.read(folder), *pile.art])
    whole = replace(
        document(tree),
        art=pictures.files,
        mods=pile.files,
        dropped=pile.dropped,
        folders={"": str(folder), **pile.folders},
    )
    lent = art.borrowed(whole, folder.parent / art.SHARED)
    whole = replace(whole, art={**pictures.files, **lent})
    art_findings = art.check(whole, pictures)
    return whole, (*findings, *pile.findings, *face_findings, *art_findings)


def _read(folder: Path) -> tuple[Node, tuple[Finding, ...]]:
    """Every YAML file of a game's folder as one tree."""
    top = Mark(shown(folder / GAME_FILE), 1, 1)
    if not (folder / GAME_FILE).is_file():
        return Node({}, top), (_no_game(folder, top),)
    findings: list[Finding] = []
    tree: dict[str, Node] = {}
    for steps, path in _files(folder, findings):
        node, wrong = load(path, shown(path))
        findings.extend(wrong)
        if node is None:
            continue
        if len(steps) == 1:
            tree[steps[0]] = node
        else:
            shelf = tree.setdefault(steps[0], Node({}, top))
            shelf.entries[steps[1]] = node
    return Node(tree, top), tuple(findings)


def _no_game(folder: Path, top: Mark) -> Finding:
    known = game_ids(folder.parent) if folder.parent.is_dir() else ()
    hint = did_you_mean(folder.name, known)
    return Finding(top, CHECK, f"there is no game in {shown(folder)}: no {GAME_FILE}", hint)


def _files(folder: Path, findings: list[Finding]) -> Iterator[tuple[tuple[str, ...], Path]]:
    """The steps in the document and the path of each file, in a fixed order."""
    for path in sorted(folder.rglob("*")):
        steps = path.relative_to(folder).with_suffix("").parts
        if path.suffix.lower() not in (".yaml", ".yml") or steps[0] in READ_ELSEWHERE:
            continue
        if path.is_dir():
            mark = Mark(shown(path), 1, 1)
            findings.append(Finding(mark, CHECK, f"{path.name} is a folder", "write a file"))
            continue
        wrong = _misplaced(folder, path, steps)
        if wrong is None:
            yield steps, path
        else:
            findings.append(wrong)


def _misplaced(folder: Path, path: Path, steps: tuple[str, ...]) -> Finding | None:
    """What is wrong with a YAML file that lies where the layout has no place for it."""
    mark = Mark(shown(path), 1, 1)
    if path.suffix != ".yaml":
        return Finding(mark, CHECK, "content files end in .yaml", f"rename it to {path.stem}.yaml")
    if not inside(folder, path):
        return Finding(mark, CHECK, "the file is a link that leads out of the game's folder")
    if len(steps) == 1 and steps[0] not in FILES:
        hint = did_you_mean(steps[0], FILES)
        return Finding(mark, CHECK, f"no part of a game is called {path.name}", hint)
    if len(steps) > 1 and (steps[0] not in SHELVES or len(steps) > 2):
        hint = did_you_mean(steps[0], SHELVES)
        return Finding(mark, CHECK, f"no part of a game lies in {path.parent.name}/", hint)
    return None
