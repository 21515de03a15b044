"""Where content and schemas lie: named, found beside the work at hand, or shipped with forge."""

from __future__ import annotations

import os
from pathlib import Path

GAME_FILE = "game.yaml"

_PACKAGE = Path(__file__).resolve().parent.parent
_SHIPPED = _PACKAGE / "_data"  # in an installed wheel
_CHECKOUT = _PACKAGE.parent  # in a working copy


def content_root(given: Path | None = None) -> Path:
    """The folder that holds the games.

    ``given`` comes first, then FORGE_CONTENT, then a folder ``content`` with a game in it, here
    or in a folder above, then the games that come with forge.
    """
    named = given or _named("FORGE_CONTENT")
    if named is not None:
        return named
    here = Path.cwd()
    for folder in (here, *here.parents):
        if any((folder / "content").glob(f"*/{GAME_FILE}")):
            return folder / "content"
    return _shipped("content")


def shipped(root: Path) -> bool:
    """Whether games lie in an installed forge, where its next version would overwrite them."""
    return inside(_SHIPPED, root)


def schema_root() -> Path:
    """The folder of the schemas: FORGE_SCHEMAS, or those that come with forge.

    A folder that happens to be called ``schemas`` is not taken: the schemas belong to forge, not
    to the content.
    """
    return _named("FORGE_SCHEMAS") or _shipped("schemas")


def game_ids(root: Path) -> tuple[str, ...]:
    """The games below a content root, by folder name."""
    return tuple(sorted(found.parent.name for found in root.glob(f"*/{GAME_FILE}")))


def _named(variable: str) -> Path | None:
    value = os.environ.get(variable)
    return Path(value) if value else None


def _shipped(name: str) -> Path:
    inside = _SHIPPED / name
    return inside if inside.is_dir() else _CHECKOUT / name


def inside(folder: Path, path: Path) -> bool:
    """Whether a path, with every symbolic link followed, lies in a folder."""
    real, top = os.path.realpath(path), os.path.realpath(folder)
    return real == top or real.startswith(top.rstrip(os.sep) + os.sep)


def shown(path: Path) -> str:
    """A path as a person at the command line would type it, with forward slashes."""
    try:
        return Path(os.path.normpath(path.absolute())).relative_to(Path.cwd()).as_posix()
    except ValueError:
        return path.as_posix()
