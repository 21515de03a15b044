"""Star of Africa checked: both editions, all checks, every text set, both rulebooks on two papers.

    python bench/check.py [repeats]

A fresh process each time; nothing is kept from one to the next.
"""

from __future__ import annotations

import sys
from functools import partial

from measure import FORGE, Bound, held, in_turn, process, repeats, table

OPEN = """\
import sys
from pathlib import Path
from forge.content.project import content_root, open_game
from forge.model.load import game
game(open_game(content_root() / "star-of-africa"))
"""


def main() -> int:
    game = "star-of-africa"
    rows = in_turn(
        {
            "python -c pass": partial(process, sys.executable, "-c", "pass"),
            "read, validate, decode": partial(process, sys.executable, "-c", OPEN),
            "forge check": partial(process, *FORGE, "check", game),
            "forge check --edition classic": partial(
                process, *FORGE, "check", game, "--edition", "classic"
            ),
        },
        repeats(5),
    )
    table(rows)
    return held(
        Bound("reading and validating", rows["read, validate, decode"].cpu, 0.5, " s"),
        Bound("forge check of everything", rows["forge check"].cpu, 2, " s"),
    )


if __name__ == "__main__":
    sys.exit(main())
