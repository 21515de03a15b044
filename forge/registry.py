"""Registration by presence: a thing exists because its module lies in a package.

This is the only magic in the house.  ``members(package, kind)`` imports every
module of the package in name order and keeps the module-level values of ``kind``.
"""

from __future__ import annotations

import importlib
import pkgutil
from types import ModuleType
from typing import TypeVar

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
