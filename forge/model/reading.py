"""What depends on a reading of the rules: a condition over the parameters of an edition."""

from __future__ import annotations

from collections.abc import Mapping

When = Mapping[str, int | bool | str]
"""Parameters and the values that they must have."""


def holds(when: When, values: Mapping[str, int | bool | str]) -> bool:
    """Whether something with this ``when`` is printed under these parameter values."""
    return all(name in values and values[name] == wanted for name, wanted in when.items())
