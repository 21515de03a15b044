"""The name somebody probably meant."""

from __future__ import annotations

from collections.abc import Iterable

MEANT, KNOWN = "did you mean ", "known are: "
"""How a hint begins that takes a name for a slip of the pen."""


def nearest(name: str, known: Iterable[str]) -> str | None:
    """The known name closest to ``name``, if one is close; case and separators count least."""
    from difflib import get_close_matches  # late: most content has no name amiss

    by_shape: dict[str, str] = {}
    for candidate in known:
        by_shape.setdefault(_shape(candidate), candidate)
    found = get_close_matches(_shape(name), list(by_shape), n=1, cutoff=0.6)
    return by_shape[found[0]] if found else None


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """A hint for an unknown name: the closest known one, or all of them when they are few."""
    names = list(known)
    close = nearest(name, names)
    if close is not None:
        return f"{MEANT}{close}?"
    return KNOWN + ", ".join(names) if 0 < len(names) <= 12 else ""


def guesses(hint: str) -> bool:
    """Whether a hint takes a name for a slip of the pen."""
    return hint.startswith((MEANT, KNOWN))


def _shape(name: str) -> str:
    return name.casefold().replace("_", "-").strip()
