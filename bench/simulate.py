"""Games a second: compiled and interpreted, beside the same game by hand in C and in Python.

    python bench/simulate.py [rounds]

All play the full Zvezda rules with four greedy players and the same lots: first it is compared that
digests, plies, wins and events of 400 games are equal. Then they take turns; ratios are medians of
the ratios of each round. Needs the extra `fast` and gcc.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from shutil import which

from measure import Bound, held, process, repeats
from yardstick import star_c, star_plain

from forge.content.project import content_root, open_game
from forge.model.load import game as decoded
from forge.simulate.known import rules_of
from forge.simulate.plan import Mode, Plan
from forge.simulate.run import BREAK_EVEN, batches, run
from forge.simulate.table import sit

SEATS, SEED, LIMIT = 4, 7, 2000
CHECKED, FEW, MANY = 400, 300, 12_000
ONE = """\
import sys
from forge.content.project import content_root, open_game
from forge.model.load import game as decoded
from forge.simulate.known import rules_of
from forge.simulate.plan import Mode, Plan
from forge.simulate.run import run
game = decoded(open_game(content_root() / "star-of-africa"))
edition = next(each for each in game.editions if each.id == "zvezda")
how, games = Mode(sys.argv[1]), int(sys.argv[2])
run(Plan(rules_of(game, edition), game, edition, 4, games=games, seed=7, mode=how))
"""


def plan() -> Plan:
    """Four greedy players on the shipped board."""
    game = decoded(open_game(content_root() / "star-of-africa"))
    edition = next(each for each in game.editions if each.id == "zvezda")
    rules = rules_of(game, edition)
    if rules is None:
        raise LookupError(edition.id)
    return Plan(rules, game, edition, SEATS, games=CHECKED, seed=SEED, limit=LIMIT)


def main() -> int:
    """Compares, measures, prints, and says whether the bounds are held."""
    if find_spec("numba") is None or which("gcc") is None:
        print("NOT MEASURED: this needs the extra `fast` and gcc")
        return 0
    given = plan()
    with tempfile.TemporaryDirectory() as folder:
        library = star_c.build(Path(folder))
        star_c.load(library, given.job(compiled=False).tables)
        board = star_plain.Board.of(given.job(compiled=False).tables)
        compare(given, library, board)
        fast, plain = (sit(given.job(compiled=compiled)) for compiled in (True, False))
        fast.play(0, 10)
        jobs: dict[str, tuple[int, Callable[[int], object]]] = {
            "C, gcc -O2": (MANY, lambda n: library.play(SEED, 0, n, SEATS, LIMIT)),
            "compiled": (MANY, partial(fast.play, 0)),
            "idiomatic Python": (FEW, lambda n: star_plain.play(board, SEED, range(n), 4, LIMIT)),
            "interpreted": (FEW, partial(plain.play, 0)),
        }
        rounds = [
            {name: seconds(n, job) for name, (n, job) in jobs.items()} for _ in range(repeats(7))
        ]
    for name in jobs:
        print(f"{name:20}{1 / statistics.median(each[name] for each in rounds):10,.0f} games/s")
    return held(*bounds(rounds), *threads(given), *starts(rounds))


def compare(given: Plan, library: object, board: star_plain.Board) -> None:
    """AssertionError unless all four play the same games."""
    tallies = [run(replace(given, mode=how)).tally for how in (Mode.INTERPRETED, Mode.COMPILED)]
    stats = star_plain.play(board, SEED, range(CHECKED), SEATS, LIMIT)
    library.play(SEED, 0, CHECKED, SEATS, LIMIT)
    for tally in tallies:
        assert star_c.number(library, "digests") == tally.digest == stats.digest
        assert star_c.number(library, "plies") == tally.plies == stats.plies
        assert star_c.numbers(library, "won", len(tally.won)) == tally.won
        assert sum(stats.wins.values()) == sum(tally.won)
        counted = star_c.numbers(library, "count", tally.n_events * star_c.WIDTH)
        for event in range(tally.n_events):
            places = counted[event * star_c.WIDTH :][: tally.width]
            assert places == tally.places(event), event
            assert sum(places) == sum(n for (e, _), n in stats.events.items() if e == event)
    print(f"the same {CHECKED} games, digest {tallies[0].digest:x}")


def seconds(n: int, job: Callable[[int], object]) -> float:
    """Seconds of processor time a game."""
    began = time.thread_time()
    job(n)
    return (time.thread_time() - began) / n


def ratio(rounds: list[dict[str, float]], one: str, other: str) -> float:
    """The median over the rounds of what one takes over what the other takes."""
    return statistics.median(each[one] / each[other] for each in rounds)


def bounds(rounds: list[dict[str, float]]) -> list[Bound]:
    """How compiled and interpreted games compare with the yardsticks."""
    return [
        Bound("compiled over C", ratio(rounds, "compiled", "C, gcc -O2"), 1 / 0.8),
        Bound("compiled over idiomatic", ratio(rounds, "compiled", "idiomatic Python"), 1 / 25),
        Bound("interpreted over idiomatic", ratio(rounds, "interpreted", "idiomatic Python"), 2.5),
    ]


def threads(given: Plan) -> list[Bound]:
    """How much of the clock two threads take, beside one."""
    ratios = []
    for _ in range(5):
        spent = []
        for workers in (1, 2):
            many = replace(given, games=8 * MANY, workers=workers)
            played = batches(many, Mode.COMPILED)
            next(played)
            began = time.perf_counter()
            for _tally in played:
                pass
            spent.append(time.perf_counter() - began)
        ratios.append(spent[1] / spent[0])
    return [Bound("two threads over one, by the clock", statistics.median(ratios), 1 / 1.8)]


def starts(rounds: list[dict[str, float]]) -> list[Bound]:
    """What a whole process takes, and from how many games on compiling is worth it."""
    code = (sys.executable, "-c", ONE)
    took = {
        how: statistics.median(process(*code, how, "1").cpu for _ in range(5))
        for how in ("compiled", "interpreted")
    }
    saved = [each["interpreted"] - each["compiled"] for each in rounds]
    even = (took["compiled"] - took["interpreted"]) / statistics.median(saved)
    print(f"one game, whole process: {took['interpreted']:.2f} s interpreted; even at {even:.0f}")
    return [
        Bound("whole process with kept compiled functions", took["compiled"], 1.2, " s"),
        Bound("games from which compiled is sooner done", even, BREAK_EVEN),
    ]


if __name__ == "__main__":
    raise SystemExit(main())
