"""What there is: games, checks, schemas, and a game's content as merged."""

from __future__ import annotations

import json
import re
from pathlib import Path

from forge.build.opening import folders, usage
from forge.build.stages import STAGES, page
from forge.build.wish import Wish
from forge.content import project
from forge.content.load import load
from forge.content.mod import Origin, provenance
from forge.content.nearest import did_you_mean
from forge.content.roots import schema_root, shown


def listing(content: Path | None) -> str:
    """Games with version, title and editions; mods; checks with the claim each makes.

    Raises Faulty where there is no game.
    """
    root = project.content_root(content)
    if not project.game_ids(root):
        raise usage(
            f"there is no game in {root}", "name the folder that holds the games: --content"
        )
    lines = ["games"]
    lines += [f"  {line}" for ident in project.game_ids(root) for line in _game(root / ident)]
    lines += ["mods", *(f"  {line}" for line in _mods(root)), "checks"]
    return "\n".join([*lines, *_checks()]) + "\n"


def _game(folder: Path) -> list[str]:
    document = project.open_game(folder)
    game = document.data["game"]  # type: ignore[index]
    editions = document.data.get("editions", {})  # type: ignore[attr-defined]
    head = f"{folder.name:24} {game['version']:8} {game['title']}"
    return [head, *(f"  {name:22} {edition['title']}" for name, edition in editions.items())]


def _mods(root: Path) -> list[str]:
    lines = []
    for path in sorted(root.glob("mods/*/mod.yaml")):
        node, _ = load(path, shown(path))
        if node is not None:
            said = {key: part.value for key, part in node.entries.items()}
            lines.append(f"{path.parent.name:24} {said.get('title', '')} ({said.get('extends')})")
    return lines


def _checks() -> list[str]:
    from forge.checks.engine import checks
    from forge.locale.review import reviews

    games = [(one.id, one.severity, one.title) for one in checks().values()]
    texts = [(one.id, one.severity, one.title) for one in reviews().values()]
    return [f"  {ident:24} {severity:8} {title}" for ident, severity, title in (*games, *texts)]


def manual_page(check: str) -> str:
    """The manual page of a check.  Raises Faulty for an id that no check has."""
    from forge.checks.engine import checks
    from forge.checks.manual import explain
    from forge.locale.review import manual, reviews

    if check in STAGES:
        return page(check)
    if check in reviews():
        return manual.explain(check)
    if check not in checks():
        known = (*checks(), *reviews(), *STAGES)
        raise usage(f"there is no check called {check!r}", did_you_mean(check, known))
    return explain(check)


def schema_text(kind: str | None, as_path: bool) -> str:
    """A schema's text (or its path), or the list of kinds with what each describes.

    Raises Faulty for a kind that there is not.
    """
    files = {p.name.removesuffix(".schema.json"): p for p in schema_root().glob("*.schema.json")}
    if kind is None:
        return "".join(f"{name:12} {_described(files[name])}\n" for name in sorted(files))
    if kind not in files:
        raise usage(f"there is no schema called {kind!r}", did_you_mean(kind, sorted(files)))
    return f"{shown(files[kind])}\n" if as_path else files[kind].read_text("utf-8")


def _described(path: Path) -> str:
    """The first sentence of a schema's description."""
    said: str = json.loads(path.read_text("utf-8"))["description"]
    return re.split(r"(?<=\.)\s", said)[0]


def merged(wish: Wish) -> str:
    """The content of one game with its mods, a value a line, and the file that set each.

    Raises Faulty unless one game is asked for, and where its content does not hold.
    """
    wanted = folders(wish)
    if len(wanted) != 1:
        raise usage("show takes one game", "name a game, for example: forge show star-of-africa")
    document = project.open_game(wanted[0], wish.mods)
    return "".join(f"{_told(origin)}\n" for origin in provenance(document))


def _told(origin: Origin) -> str:
    value = json.dumps(origin.value, ensure_ascii=False)
    by = f", mod {origin.mod}" if origin.mod else ""
    return f"{origin.path} = {value}  # {origin.mark}{by}"
