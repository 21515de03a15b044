"""Numbers in the sentences of findings."""

from __future__ import annotations


def counted(number: int, noun: str) -> str:
    """A number with its noun: "1 step", "3 steps"; the plural takes an s."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
