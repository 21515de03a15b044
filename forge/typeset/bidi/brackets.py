"""Bracket pairs (BD14 to BD16, rule N0)."""

from __future__ import annotations

from functools import cache
from unicodedata import category, mirrored, normalize

from forge.typeset.bidi.sequences import Stretch

PENDING = 63  # BD16: with more brackets open than that, the search ends

# Bidi_Paired_Bracket of the pairs that do not lie side by side in the code charts.
_ODD = {0x298D: 0x2990, 0x298F: 0x298E}


@cache
def closing() -> dict[str, str]:
    """The bracket that closes each opening one.

    BidiBrackets.txt, from properties the standard library has: Ps, Pe, mirrored, neighbours.
    """
    found: dict[str, str] = {}
    for point in range(0x28, 0xFF63):
        if category(chr(point)) != "Ps" or not mirrored(chr(point)):
            continue
        near = [_ODD[point]] if point in _ODD else [point + 1, point + 2]
        for other in near:
            if category(chr(other)) == "Pe" and mirrored(chr(other)):
                found[chr(point)] = chr(other)
                break
    return found


@cache
def opening() -> dict[str, str]:
    """The bracket that opens each closing one."""
    return {close: opened for opened, close in closing().items()}


def resolve_brackets(stretch: Stretch) -> None:
    """Gives both brackets of a pair the direction of what stands in them (N0)."""
    for opened, closed in sorted(bracket_pairs(stretch)):
        direction = _inside(stretch, opened, closed)
        if direction is None:
            continue
        if direction != stretch.direction and _context(stretch, opened) != direction:
            direction = stretch.direction
        for at in (opened, closed):
            _set(stretch, at, direction)


def bracket_pairs(stretch: Stretch) -> list[tuple[int, int]]:
    """The matching pairs of brackets that still are neutral (BD16)."""
    found: list[tuple[int, int]] = []
    opened: list[tuple[str, int]] = []
    for k, (char, kind) in enumerate(zip(stretch.text, stretch.kinds, strict=True)):
        if kind != "ON":
            continue
        if char in closing():
            if len(opened) >= PENDING:
                break
            opened.append((normalize("NFD", closing()[char]), k))
        elif char in opening():
            _close(normalize("NFD", char), k, opened, found)
    return found


def _close(char: str, at: int, opened: list[tuple[str, int]], found: list[tuple[int, int]]) -> None:
    for depth in range(len(opened) - 1, -1, -1):
        if opened[depth][0] == char:
            found.append((opened[depth][1], at))
            del opened[depth:]
            return


def strong_of(kind: str) -> str | None:
    """The direction of a resolved type; numbers count as R (N0, N1)."""
    return "R" if kind in {"R", "EN", "AN"} else "L" if kind == "L" else None


def _inside(stretch: Stretch, opened: int, closed: int) -> str | None:
    """The embedding direction if it occurs between the brackets, else the other one, else None."""
    found = {strong_of(kind) for kind in stretch.kinds[opened + 1 : closed]} - {None}
    if stretch.direction in found:
        return stretch.direction
    return next(iter(found), None)


def _context(stretch: Stretch, opened: int) -> str:
    """The direction that reigns before a bracket."""
    for kind in reversed(stretch.kinds[:opened]):
        strong = strong_of(kind)
        if strong:
            return strong
    return stretch.before


def _set(stretch: Stretch, at: int, direction: str) -> None:
    """A bracket takes a direction, and the marks on it take the same."""
    stretch.kinds[at] = direction
    after = at + 1
    while after < len(stretch.kinds) and stretch.given[after] == "NSM":
        stretch.kinds[after] = direction
        after += 1
