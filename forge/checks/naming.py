"""Names that lead nowhere, and what was probably meant."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from forge.checks.engine import Complaint
from forge.source import Pointer

SHOWN = 8
"""How many known names a hint lists when none is close."""


@dataclass(frozen=True, slots=True)
class Names:
    """The names that exist of one kind of thing, and the id path of their list."""

    kind: str
    home: str
    ids: tuple[str, ...]

    def want(self, ident: str, at: Pointer, whose: str) -> Iterator[Complaint]:
        """A complaint when nothing is called ``ident``; ``whose`` says who names it."""
        if ident not in self.ids:
            yield Complaint(
                at,
                f"{whose} names the {self.kind} {ident!r}, which does not exist",
                did_you_mean(ident, self.ids),
                missing=f"{self.home}.{ident}",
            )


def did_you_mean(ident: str, known: tuple[str, ...]) -> str:
    """A hint: the known name that looks like ``ident``, or the known names when they are few."""
    twin = next((name for name in known if looks_like(name) == looks_like(ident)), "")
    close = [twin] if twin else difflib.get_close_matches(ident, known, n=1, cutoff=0.6)
    if close:
        return f"did you mean {close[0]!r}?{_code_points(ident, close[0])}"
    if not known:
        return "there are none"
    return f"known: {', '.join(known)}" if len(known) <= SHOWN else ""


def looks_like(ident: str) -> str:
    """What an id looks like to a reader: one form of accents and case, no blanks, one hyphen."""
    plain = unicodedata.normalize("NFKC", ident).casefold()
    return "".join(plain.split()).replace("_", "-")


def _code_points(one: str, other: str) -> str:
    """The code points of two ids that are the same text in two Unicode forms."""
    if one == other or unicodedata.normalize("NFC", one) != unicodedata.normalize("NFC", other):
        return ""
    return f" (typed {code_points(one)}, known {code_points(other)})"


def code_points(ident: str) -> str:
    """The characters of an id beyond ASCII by number: ``U+0065 U+0301``."""
    marks = [i for i, char in enumerate(ident) if not char.isascii()]
    wanted = sorted({j for i in marks for j in (i - 1, i) if j >= 0})
    return " ".join(f"U+{ord(ident[i]):04X}" for i in wanted)
