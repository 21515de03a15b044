"""All claims about each edition of the games on boards: proved, refuted with a play, or left open.

    python bench/proofs.py [repeats]

A fresh process each time; reading and validating the content is measured beside it, and left out
of the figure that is promised.
"""

from __future__ import annotations

import sys
from functools import partial

from measure import Bound, held, in_turn, process, repeats, table

EDITIONS = {
    "star-of-africa": ("zvezda", "classic"),
    "across-africa": ("expedition", "race"),
}
OPEN = """\
from forge.content.project import content_root, open_game
from forge.model.load import game
document = open_game(content_root() / "{game}")
whole = game(document)
from forge.claims.engine import case, claims, judge
claims()
"""
JUDGE = """\
verdicts = list(judge(document, case(whole, whole.edition("{edition}"))))
assert len(verdicts) > 5
"""


def main() -> int:
    python = partial(process, sys.executable, "-c")
    rows = in_turn(
        {
            name: partial(python, script)
            for game, editions in EDITIONS.items()
            for name, script in _scripts(game, editions).items()
        },
        repeats(5),
    )
    table(rows)
    return held(
        *(
            Bound(
                f"all claims about {edition}",
                rows[_claims(edition)].cpu - rows[_read(game)].cpu, 2, " s",
            )
            for game, editions in EDITIONS.items()
            for edition in editions
        )
    )  # fmt: skip


def _scripts(game: str, editions: tuple[str, ...]) -> dict[str, str]:
    """What is run, by the name of its row."""
    opened = OPEN.format(game=game)
    judged = {_claims(each): opened + JUDGE.format(edition=each) for each in editions}
    return {_read(game): opened, **judged}


def _read(game: str) -> str:
    return f"read {game}, import the claims"


def _claims(edition: str) -> str:
    return f"all claims, {edition}"


if __name__ == "__main__":
    sys.exit(main())
