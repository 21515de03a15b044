"""The font table ``fonts.toml`` as frozen values: families, their files, and the order of trial."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

from forge.typeset.scripts import LATIN_LIKE, script_of_language


@dataclass(frozen=True, slots=True)
class FontFile:
    """One file of a family; ``low`` and ``high`` are the weights it can be drawn in.

    ``file`` is the path below the site-packages folder, or a whole path for a user's own file
    (then ``sha256`` is empty: it is theirs to change).
    """

    file: str
    low: int
    high: int
    italic: bool = False
    sha256: str = ""


@dataclass(frozen=True, slots=True)
class Family:
    """A family of faces: where it comes from, whom to thank, how it sits among the others.

    ``features`` are switched on unless a style asks for their opposite.
    """

    key: str
    name: str
    files: tuple[FontFile, ...]
    package: str = ""
    licence: str = ""
    credit: str = ""
    scale: float = 1.0
    leading: float = 1.0
    features: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """All families by key, and for roles, scripts and signs which are tried first.

    ``own`` holds what a user wants tried before all else, by role.
    """

    families: Mapping[str, Family]
    roles: Mapping[str, Mapping[str, tuple[str, ...]]]
    scripts: Mapping[str, tuple[str, ...]]
    companions: tuple[str, ...]
    signs: tuple[str, ...]
    own: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def chain(self, role: str, lang: str) -> tuple[str, ...]:
        """The families a text is set in, best first.  Raises KeyError for an unknown role."""
        script, row = script_of_language(lang), self.roles[role]
        own = row.get(script) or self.scripts.get(script, ())
        first = self.own.get(role, ())
        if script in LATIN_LIKE or not own:
            return _once(first + row["faces"] + self.companions)
        return _once(first + own + self.companions + row["faces"])


@cache
def shipped() -> Table:
    """The table that comes with forge."""
    text = (files("forge.typeset") / "fonts.toml").read_text(encoding="utf-8")
    raw = tomllib.loads(text)
    return Table(
        families={key: _family(key, row) for key, row in raw["families"].items()},
        roles={role: _lists(row) for role, row in raw["roles"].items()},
        scripts=_lists(raw["scripts"]),
        companions=tuple(raw["fallback"]["companions"]),
        signs=tuple(raw["fallback"]["signs"]),
    )


def _family(key: str, row: Mapping[str, object]) -> Family:
    fields = {name: value for name, value in row.items() if name not in ("files", "features")}
    rows, features = row["files"], row.get("features", [])
    assert isinstance(rows, list) and isinstance(features, list)
    listed = tuple(_file(entry) for entry in rows)
    return Family(key=key, files=listed, features=tuple(features), **fields)  # type: ignore[arg-type]


def _file(row: Mapping[str, object]) -> FontFile:
    weights = row["weights"]
    assert isinstance(weights, list)
    low, high = weights
    return FontFile(str(row["file"]), low, high, bool(row.get("italic")), str(row["sha256"]))


def _lists(row: Mapping[str, list[str]]) -> dict[str, tuple[str, ...]]:
    return {name: tuple(keys) for name, keys in row.items()}


def _once(keys: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(keys))
