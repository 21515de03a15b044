"""Win rates and games a second of Across Africa, compiled, beside the figures of its rules.

    python bench/africa.py [games]

Each row is played by sensible or naive players; the figures to compare with stand in section 5 of
the numbered rules and in tests/simulate/test_across_table.py. Needs the extra `fast`.
"""

from __future__ import annotations

import sys
import time
from dataclasses import replace

from measure import Bound, held

from forge.content.project import content_root, open_game
from forge.model.load import game as decoded
from forge.simulate.known import rules_of
from forge.simulate.plan import Mode, Plan
from forge.simulate.run import run

ROWS = [
    (2, "sensible", 0.504), (3, "sensible", 0.564), (4, "sensible", 0.498),
    (2, "naive", 0.248), (3, "naive", 0.401), (4, "naive", 0.402),
]  # fmt: skip
CLOSE, SLOWEST = 0.03, 0.2


def plan(games: int) -> Plan:
    """The expedition as shipped."""
    game = decoded(open_game(content_root() / "across-africa"))
    edition = game.edition("expedition")
    rules = rules_of(game, edition)
    if rules is None:
        raise LookupError(edition.id)
    return Plan(rules, game, edition, 2, ("naive",), games, seed=1, mode=Mode.COMPILED)


def main() -> int:
    """Plays the rows, prints them, and says whether the bounds are held."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    base = plan(games)
    run(replace(base, games=1))
    farthest, slowest = 0.0, float("inf")
    for seats, policy, wanted in ROWS:
        begun = time.perf_counter()
        tally = run(replace(base, seats=seats, policies=(policy,))).tally
        speed = games / (time.perf_counter() - begun)
        rate = tally.together / games
        farthest, slowest = max(farthest, abs(rate - wanted)), min(slowest, speed)
        print(f"{seats} {policy:<9} {100 * rate:5.2f} % won, {100 * wanted:.1f} told, "
              f"{speed:,.0f} games/s")  # fmt: skip
    return held(
        Bound("farthest from the told win rate", 100 * farthest, 100 * CLOSE, " points"),
        Bound("slowest row, a thousand games", 1000 / slowest, SLOWEST, " s"),
    )


if __name__ == "__main__":
    raise SystemExit(main())
