"""Words that are made apart and stand together: each joint is a text of :mod:`ui_glue`.

What comes out is of no single text, so it is a plain string.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import reduce

from forge.locale.inlay import laid_in
from forge.locale.marked import plain
from forge.locale.ui import UI, word

STOPS = frozenset(".。．।։።۔?？؟՞!！…")
"""What a sentence ends with, in any script (Unicode: Sentence_Terminal, those of our languages)."""
_BEHIND = re.compile(r"(?:</[bi]>|[\s)\]}»”’\"'）］」』】〉》›\u2069])+$")
"""What may stand behind the last mark of a sentence."""


def put(joint: str, /, **values: str) -> str:
    """Words in their places of a joint, "{case}: {step}"."""
    return str(word(f"glue.{joint}", **values))


def sentences(said: Iterable[str]) -> str:
    """Whole sentences behind each other; empty ones are left out."""
    return _joined("sentences", said)


def listed(said: Iterable[str]) -> str:
    """A list of short things, without an "and"."""
    return _joined("list", said)


def clauses(said: Iterable[str]) -> str:
    """A list of things that may have commas of their own."""
    return _joined("clauses", said)


def beside(*said: str) -> str:
    """Names and labels on one line, set apart by a sign."""
    return _joined("beside", said)


def ended(said: str) -> str:
    """A sentence with the mark that ends it, where it has none yet."""
    bare = _BEHIND.sub("", said)
    return said if not bare or bare[-1] in STOPS else put("full-stop", text=said)


def templates(joint: str, said: Iterable[str]) -> str:
    """Templates joined to one template."""

    def lay(one: str, other: str) -> str:
        return laid_in(plain(UI[f"glue.{joint}"].template), {"one": one, "other": other})

    return _folded(lay, said)


def _joined(joint: str, said: Iterable[str]) -> str:
    return _folded(lambda one, other: put(joint, one=one, other=other), said)


def _folded(join: Callable[[str, str], str], said: Iterable[str]) -> str:
    each = [str(one) for one in said if one]
    return reduce(join, each) if each else ""
