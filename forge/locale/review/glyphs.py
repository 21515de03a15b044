"""The check of what can be printed at all."""

from __future__ import annotations

from collections.abc import Iterator
from unicodedata import name

from forge.finding import NO_FONT, Severity
from forge.locale.review.engine import Remark, review
from forge.locale.review.pair import Pair

FEW = 3
"""How many characters are named of a text."""


@review(Severity.ERROR, firm=True)
def locale_glyph(pair: Pair) -> Iterator[Remark]:
    """A font has every character of a translation.

    Asks the fonts of all roles, those of the language first, for each character with the marks that
    belong to it.

    What no font has is an empty box on paper.

    Bad:
        #. in: fi
        msgid "Go home."
        msgstr "Mene kotiin\U000f0000."
    Good:
        #. in: fi
        msgid "Go home."
        msgstr "Mene kotiin."
    """
    lost = pair.aids.lacks(pair.read.text)
    if lost:
        more = f" and {len(lost) - FEW} more" if len(lost) > FEW else ""
        said = f"no font has {', '.join(map(_told, lost[:FEW]))}{more}"
        yield Remark(said, NO_FONT, pair.read.place(pair.read.text.index(lost[0])))


def _told(cluster: str) -> str:
    points = ", ".join(f"U+{ord(char):04X} {name(char, '')}".rstrip() for char in cluster)
    return f"{cluster} ({points})"
