"""A translator's preview of one card: a whole process, from the catalogues as they are.

    python bench/preview.py [repeats] [language]

Without a language, the pseudo-locale en-XA, which needs no catalogue.  A bound on processor time.
"""

from __future__ import annotations

import sys
import tempfile
from functools import partial

from measure import FORGE, Bound, held, in_turn, process, repeats, table

CARD, PAGE = "lake-victoria", "rulebooks.classic.sections.aim.blocks.goal.text"


def main() -> int:
    lang = sys.argv[2] if len(sys.argv) > 2 else "en-XA"
    ask = (*FORGE, "locale", "preview", lang)
    with tempfile.TemporaryDirectory() as folder:
        rows = in_turn(
            {
                "a card": partial(process, *ask, "--card", CARD, "-o", folder),
                "a page of a rulebook": partial(process, *ask, "--id", PAGE, "-o", folder),
            },
            repeats(7),
        )
    table(rows, "a card")
    card, page = (spent.cpu for spent in rows.values())
    return held(
        Bound("a card, in seconds", card, 1.3),
        Bound("a page of a rulebook, in seconds", page, 3),
    )


if __name__ == "__main__":
    sys.exit(main())
