"""Which parts show something else than they did in an earlier build (``--changed-since``)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from forge.build import store
from forge.build.opening import usage
from forge.bundle.digest import SHORT

if TYPE_CHECKING:
    from forge.build.kit import Kit


def changed(kit: Kit, names: list[str], since: str, folder: Path) -> list[str]:
    """The parts that show something else than they did at an earlier content hash."""
    if not since:
        return names
    before = _at(since, folder)
    return [name for name in names if kit.shows(name) != before.get(name)]


def _at(since: str, folder: Path) -> Mapping[str, str]:
    """What each part showed in a kit, told by the beginning of a hash.

    The hash is that of a kit's content, or one that stands on a sheet; what kits with that sheet
    do not agree on is unknown.
    """
    known = store.history(folder)
    kits = [parts for mark, parts in known.items() if mark.startswith(since)]
    sheets = [
        parts
        for parts in known.values()
        if any(part.mark.startswith(since) for part in parts.values())
    ]
    if len(kits) == 1 or (not kits and sheets):
        agreed = set.intersection(*(set(one.items()) for one in kits or sheets))
        return {name: part.shows for name, part in agreed}
    built = ", ".join(mark[:SHORT] for mark in known) or "none"
    what = "several kits have" if kits else "no kit or sheet with"
    hint = f"kits built there: {built}; each sheet carries the hash of its part"
    raise usage(f"{what} a content hash that begins with {since!r} in {folder}", hint)
