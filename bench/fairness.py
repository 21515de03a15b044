"""Start fairness to half a point: how long it takes two cores to play the games that it needs.

    python bench/fairness.py [rounds]

Both editions of Star of Africa, two players and a full table of usual ones. As many games are
played as bring the interval of every start's share to half a point on each side. Compiled they are
played by two threads; interpreted, one core plays a few of them, and the rest is worked out. Needs
the extra `fast`.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from dataclasses import replace
from importlib.util import find_spec

from measure import Bound, held, repeats

from forge.content.project import content_root, open_game
from forge.model.load import game as decoded
from forge.simulate.known import rules_of
from forge.simulate.plan import Mode, Plan
from forge.simulate.run import run
from forge.simulate.sample import HALF, SEED, games_of
from forge.simulate.stats import share
from forge.simulate.tally import Tally

CORES, FEW = 2, 300


def plans() -> Iterator[Plan]:
    """What is played: each edition by two players and by as many as it allows."""
    game = decoded(open_game(content_root() / "star-of-africa"))
    for edition in game.editions:
        rules = rules_of(game, edition)
        if rules is None:
            raise LookupError(edition.id)
        for seats in (2, edition.players_max):
            games = games_of(seats)
            yield Plan(rules, game, edition, seats, games=games, seed=SEED, workers=CORES)


def main() -> int:
    """Plays, prints the shares, and says whether the bounds are held."""
    if find_spec("numba") is None:
        print("NOT MEASURED: this needs the extra `fast`")
        return 0
    bounds: list[Bound] = []
    for plan in plans():
        run(replace(plan, games=1, workers=1, mode=Mode.COMPILED))
        rounds = [spent(replace(plan, mode=Mode.COMPILED)) for _ in range(repeats(3))]
        took, tally = statistics.median(each for each, _ in rounds), rounds[0][1]
        few = replace(plan, games=FEW, workers=1, mode=Mode.INTERPRETED)
        plain = statistics.median(spent(few)[0] for _ in range(repeats(3))) * plan.games / FEW
        name = f"{plan.edition.id}, {plan.seats} players"
        print(f"{name}: {plan.games} games, {told(tally)}")
        bounds += [
            Bound(f"{name}, widest interval of a start", 100 * half(tally), 100 * HALF, " points"),
            Bound(f"{name}, compiled on two cores", took / CORES, 1, " s"),
            Bound(f"{name}, interpreted on two cores", plain / CORES, 60, " s"),
        ]
    return held(*bounds)


def spent(plan: Plan) -> tuple[float, Tally]:
    """Seconds of processor time, of all threads together, and what was counted."""
    began = time.process_time()
    tally = run(plan).tally
    return time.process_time() - began, tally


def half(tally: Tally) -> float:
    """Half the width of the widest interval of a start's share."""
    starts = (tally.start(i) for i in range(tally.n_starts))
    return max(share(won, begun).half for begun, won in starts)


def told(tally: Tally) -> str:
    """The starts' shares of the pawns that began there, and how many games had no end."""
    shares = (share(won, begun) for begun, won in map(tally.start, range(tally.n_starts)))
    each = ", ".join(f"{100 * one.value:.2f} +- {100 * one.half:.2f} %" for one in shares)
    return f"won from each start: {each}; {tally.unfinished} unfinished"


if __name__ == "__main__":
    raise SystemExit(main())
