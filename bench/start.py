"""Start-up: help, and the check of a file of 54 cards, against a bare start of Python.

    python bench/start.py [repeats]

Whole processes through the command line; ratios are of processor time.
"""

from __future__ import annotations

import sys
import tempfile
from functools import partial
from pathlib import Path

from measure import FORGE, Bound, held, in_turn, process, repeats, table

CARDS = 54
HEAD = "# yaml-language-server: $schema=deck.schema.json\nname: Bench\nface: plain\ncards:\n"
CARD = """\
  - id: card-{n}
    count: 2
    texts: {{title: "Card {n}", body: "Draw {n} cards, then put one of them back."}}
    numbers: {{worth: {n}}}
    art: {{picture: art/card-{n}.svg}}
"""


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        deck = Path(folder) / "bench.yaml"
        deck.write_text(HEAD + "".join(CARD.format(n=n) for n in range(CARDS)), encoding="utf-8")
        rows = in_turn(
            {
                "python -c pass": partial(process, sys.executable, "-c", "pass"),
                "forge --help": partial(process, *FORGE, "--help"),
                "forge --version": partial(process, *FORGE, "--version"),
                f"forge check, {CARDS} cards": partial(process, *FORGE, "check", str(deck)),
            },
            repeats(15),
        )
    table(rows, "python -c pass")
    bare, helped, _, checked = (spent.cpu for spent in rows.values())
    return held(
        Bound("forge --help over a bare start", helped / bare, 5),
        Bound(f"a check of {CARDS} cards over a bare start", checked / bare, 14),
    )


if __name__ == "__main__":
    sys.exit(main())
