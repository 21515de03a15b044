"""What may be installed beside forge: its extras."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec


@cache
def installed(name: str) -> bool:
    """Whether a package of an extra can be imported; it is not imported for that."""
    return find_spec(name) is not None
