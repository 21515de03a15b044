"""Registration by presence: a thing exists because its module lies in a package.

This is the only magic in the house.  ``members(package, kind)`` imports every
module of the package in name order and keeps the module-level values of ``kind``.
"""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any, NamedTuple, TypeVar, get_type_hints

T = TypeVar("T")


def members(package: ModuleType, kind: type[T]) -> dict[str, T]:
    """Every ``kind`` declared in the modules of ``package``, by its ``id``, in id order.

    Raises ValueError when two of them share an id: that is our mistake, not a user's.
    """
    found: dict[str, T] = {}
    for info in sorted(pkgutil.iter_modules(package.__path__), key=lambda m: m.name):
        module = importlib.import_module(f"{package.__name__}.{info.name}")
        for value in vars(module).values():
            if isinstance(value, kind):
                ident: str = value.id  # type: ignore[attr-defined]
                if found.setdefault(ident, value) is not value:
                    msg = f"two things in {package.__name__} are called {ident!r}"
                    raise ValueError(msg)
    return dict(sorted(found.items()))


class Declared(NamedTuple):
    """What a function that is a check says of itself; ``doc`` is its manual page."""

    id: str
    title: str
    doc: str
    looks_at: type[Any]


def declared(function: Callable[..., object]) -> Declared:
    """A function as a check: ``board_trap`` is ``board-trap``; it looks at what it takes."""
    doc = function.__doc__ or ""
    hints = get_type_hints(function, vars(sys.modules[function.__module__]))
    ident, title = function.__name__.replace("_", "-"), doc.partition("\n")[0].strip()
    return Declared(ident, title, doc, next(iter(hints.values())))
