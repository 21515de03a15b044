"""Tables of drawings kept as text beside the code: read once, when they are asked for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pkgutil import get_data
from types import MappingProxyType
from typing import Any


@cache
def table(name: str) -> Mapping[str, Any]:
    """The file ``name.toml`` of this package; FileNotFoundError when there is none."""
    import tomllib  # late: a check of a game that has no drawings reads no table

    held = get_data(__package__, f"{name}.toml")
    assert held is not None, "a package that can be imported can be read"
    return MappingProxyType(tomllib.loads(held.decode("utf-8")))


def names(name: str) -> tuple[str, ...]:
    """Every drawing of a table, in order: to look one up takes none of the code that draws."""
    return tuple(sorted(table(name)))
