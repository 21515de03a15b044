"""Versions of games and the ranges that mods ask for."""

from __future__ import annotations

import re

Version = tuple[int, int, int]

_VERSION = re.compile(r"(\d{1,6})\.(\d{1,6})\.(\d{1,6})")
_RANGE = re.compile(r"(\^?)(\d{1,6})(?:\.(\d{1,6}))?(?:\.(\d{1,6}))?")


def version(text: str) -> Version | None:
    """The three numbers of ``1.2.3``; None for anything else."""
    found = _VERSION.fullmatch(text)
    return (int(found[1]), int(found[2]), int(found[3])) if found else None


def fits(wanted: str, given: Version) -> bool | None:
    """Whether a version lies in a range; None when the range cannot be read.

    ``^1.2`` takes everything from 1.2.0 to before 2.0.0, ``^0.3`` to before 0.4.0, ``^0.0.3``
    that version only (the caret of npm and Cargo); ``1.2`` takes every 1.2.x.
    """
    found = _RANGE.fullmatch(wanted)
    if found is None:
        return None
    parts = [int(part) for part in found.groups()[1:] if part is not None]
    low = (*parts, 0, 0)[:3]
    fixed = len(parts) if not found[1] else _fixed(parts)
    return given >= low and given[:fixed] == low[:fixed]


def _fixed(parts: list[int]) -> int:
    """How many leading numbers a caret range holds fast: up to the first that is not 0."""
    for i, part in enumerate(parts):
        if part:
            return i + 1
    return len(parts)
