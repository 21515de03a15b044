"""A user's own fonts: the TrueType files of a folder, laid over the shipped font table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import uharfbuzz as hb

from forge.content import toml
from forge.finding import Faulty, Finding
from forge.source import Mark
from forge.typeset.os2 import os2
from forge.typeset.table import Family, FontFile, Table

T = TypeVar("T")
U = TypeVar("U")
SETTINGS = "fonts.toml"
CHECK = "fonts"


def with_own(table: Table, folder: Path) -> Table:
    """The table with a folder's fonts: tried after a role's own faces, or first where it says so.

    A ``fonts.toml`` in the folder may give roles to families, by the name of the family or of
    the file: ``[roles]``, then ``title = ["My Face"]``.  Raises Faulty with a finding for each
    file that is no TrueType font and each name that is not there.
    """
    found = _each(_fonts(folder), _read)
    families = _grouped(found)
    names = _names(found)
    roles = _roles(folder / SETTINGS, table, names)
    return replace(
        table,
        families={**table.families, **families},
        own=roles,
        companions=(*families, *table.companions),
    )


def _each(some: Iterable[T], make: Callable[[T], U]) -> list[U]:
    """What is made of each; Faulty with what is wrong with any of them."""
    made: list[U] = []
    wrong: list[Finding] = []
    for one in some:
        try:
            made.append(make(one))
        except Faulty as fault:
            wrong += fault.findings
    if wrong:
        raise Faulty(wrong)
    return made


def _fonts(folder: Path) -> list[Path]:
    if not folder.is_dir():
        raise _faulty(folder, "there is no such folder of fonts", "name a folder with .ttf files")
    paths = sorted(path for path in folder.iterdir() if path.suffix.lower() == ".ttf")
    if not paths:
        raise _faulty(folder, "holds no fonts", "put .ttf files into it")
    return paths


def _read(path: Path) -> tuple[Path, str, FontFile]:
    """A file, the name of its family, and what weights it has."""
    face = hb.Face(hb.Blob(path.read_bytes()))
    if "glyf" not in face.table_tags:
        hint = (
            "use a .ttf with TrueType outlines; OpenType fonts with CFF outlines cannot be embedded"
        )
        raise _faulty(path, "is not a TrueType font", hint)
    ids = hb.OTNameIdPredefined
    name = face.get_name(ids.TYPOGRAPHIC_FAMILY) or face.get_name(ids.FONT_FAMILY) or path.stem
    told = os2(face)
    low = high = told.weight
    for axis in face.axis_infos:
        if axis.tag == "wght":
            low, high = int(axis.min_value), int(axis.max_value)
    return path, name, FontFile(str(path), low, high, told.italic)


def _grouped(found: list[tuple[Path, str, FontFile]]) -> dict[str, Family]:
    families: dict[str, Family] = {}
    for _, name, file in found:
        key = f"own-{_slug(name)}"
        family = families.get(key) or Family(key, name, ())
        families[key] = replace(family, files=(*family.files, file))
    return families


def _names(found: list[tuple[Path, str, FontFile]]) -> dict[str, str]:
    """Family keys by every name a person may call them: the family's, and each file's."""
    return {
        _slug(word): f"own-{_slug(name)}" for path, name, _ in found for word in (path.stem, name)
    }


def _roles(path: Path, table: Table, names: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    if not path.is_file():
        return {}
    form = 'write [roles], then text = ["My Face"]'
    try:
        raw = toml.table(path.read_text(encoding="utf-8"), path.as_posix(), CHECK, form)
    except UnicodeDecodeError:
        raise _faulty(path, "is not in UTF-8", "save it in UTF-8") from None
    known = {_slug(family.name): key for key, family in table.families.items()} | dict(names)
    rows = raw.get("roles", {})
    if not isinstance(rows, dict):
        raise _faulty(path, "has roles that are not a table", form)
    chosen = _each(rows.items(), lambda row: _chosen(path, row[0], row[1], table, known))
    return dict(zip(rows, chosen, strict=True))


def _chosen(
    path: Path, role: str, row: object, table: Table, known: Mapping[str, str]
) -> tuple[str, ...]:
    if role not in table.roles:
        roles = ", ".join(table.roles)
        raise _faulty(path, f"names a role {role!r} that nothing is set in", f"use {roles}")

    def family(name: object) -> str:
        if _slug(str(name)) not in known:
            hint = "use the name of a family or of a .ttf file in the folder"
            raise _faulty(path, f"gives {role} a font that is not there: {name!r}", hint)
        return known[_slug(str(name))]

    return tuple(_each(row if isinstance(row, list) else [row], family))


def _slug(name: str) -> str:
    return "-".join("".join(c if c.isalnum() else " " for c in name.lower()).split())


def _faulty(path: Path, message: str, hint: str) -> Faulty:
    mark = Mark(path.as_posix(), 1, 1)
    return Faulty([Finding(mark, CHECK, f"{path.name} {message}", hint)])
