"""All claims about each edition of Star of Africa: proved, refuted with a play, or left open.

    python bench/proofs.py [repeats]

A fresh process each time; reading and validating the content is measured beside it, and left out
of the figure that is promised.
"""

from __future__ import annotations

import sys
from functools import partial

from measure import Bound, held, in_turn, process, repeats, table

OPEN = """\
from forge.content.project import content_root, open_game
from forge.model.load import game
document = open_game(content_root() / "star-of-africa")
star = game(document)
from forge.claims.engine import case, claims, judge
claims()
"""
JUDGE = """\
verdicts = list(judge(document, case(star, star.edition("{edition}"))))
assert len(verdicts) > 8
"""


def main() -> int:
    python = partial(process, sys.executable, "-c")
    rows = in_turn(
        {
            "read, and import the claims": partial(python, OPEN),
            "all claims, zvezda": partial(python, OPEN + JUDGE.format(edition="zvezda")),
            "all claims, classic": partial(python, OPEN + JUDGE.format(edition="classic")),
        },
        repeats(5),
    )
    table(rows)
    read = rows["read, and import the claims"].cpu
    return held(
        *(
            Bound(f"all claims about {edition}", rows[f"all claims, {edition}"].cpu - read, 2, " s")
            for edition in ("zvezda", "classic")
        )
    )


if __name__ == "__main__":
    sys.exit(main())
