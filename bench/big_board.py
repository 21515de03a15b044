"""All checks of a big board, as `forge check` runs them on a decoded game.

    python bench/big_board.py [repeats]

Boards of 250, 10 000 and 100 000 places to stand on, circles counted (`boards.py`), with Star of
Africa's scenery, money and one edition.  Each run is a process of its own, from the start of
Python to the last finding, with the extra `fast` and without it; the board is drawn beforehand.
"""

from __future__ import annotations

import copyreg
import pickle
import sys
import tempfile
from dataclasses import dataclass, replace
from math import log, sqrt
from pathlib import Path
from types import MappingProxyType

from boards import big_board
from measure import Bound, Spent, held, in_turn, process, repeats, table

from forge.content.project import content_root, open_game
from forge.geometry import mm
from forge.model.game import Game
from forge.model.load import game

SIZES = (250, 10_000, 100_000)
FAR = mm(1_000_000)
"""Where the window of a map ends that shows any board."""
EXTRAS = ("numba", "numpy")
CHECK = """\
import atexit, gc, pickle, resource, sys
gc.set_threshold(1_000_000, 20, 20)  # as the command line does
atexit.register(gc.freeze)
for name in sys.argv[3:]:
    sys.modules[name] = None  # as if it were not installed
from forge.checks.engine import checks, look
from forge.checks.subjects import subjects
from forge.source import Document
with open(sys.argv[1], "rb") as file:
    game = pickle.load(file)
wanted = [name for name in checks() if name.startswith("board-") or name == "refs-board"]
found = look(Document({}), list(subjects(game)), wanted)
with open(sys.argv[2], "w") as file:
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, *found, sep="\\n", file=file)
"""


@dataclass(frozen=True, slots=True)
class Job:
    """The checks of one board in a process of its own, with some packages missing."""

    board: Path
    out: Path
    missing: tuple[str, ...] = ()

    def __call__(self) -> Spent:
        command = (sys.executable, "-c", CHECK, str(self.board), str(self.out), *self.missing)
        return process(*command)

    @property
    def mib(self) -> float:
        """The most memory that the last run held."""
        return int(self.out.read_text("utf-8").split("\n", 1)[0]) / 1024

    @property
    def findings(self) -> str:
        """What the last run found."""
        return self.out.read_text("utf-8").split("\n", 1)[1]


def with_board(places: int) -> Game:
    """Star of Africa on a big board, drawn large enough for its circles; without texts."""
    star = game(open_game(content_root() / "star-of-africa"))
    board = big_board(places)
    assert star.scenery is not None
    scale = star.scenery.projection.scale * 0.27 * sqrt(len(board.points))
    window = replace(star.scenery.window, x=-FAR, y=-FAR, width=2 * FAR, height=2 * FAR)
    projection = replace(star.scenery.projection, scale=scale)
    scenery = replace(star.scenery, projection=projection, window=window)
    bare = replace(star, decks=(), faces=(), rulebooks=(), box=None, art={scenery.chart: b""})
    return replace(bare, board=board, scenery=scenery, editions=star.editions[-1:])


def main() -> int:
    copyreg.pickle(MappingProxyType, lambda proxy: (dict, (dict(proxy),)))
    with tempfile.TemporaryDirectory() as folder:
        jobs: dict[str, Job] = {}
        for places in SIZES:
            board = Path(folder) / f"{places}.pickle"
            board.write_bytes(pickle.dumps(with_board(places)))
            for name, missing in (("plain", EXTRAS), ("fast", ())):
                row = f"{places} places, {name}"
                jobs[row] = Job(board, Path(folder) / f"{places}-{name}.txt", missing)
        small = {name: job for name, job in jobs.items() if not name.startswith(str(SIZES[-1]))}
        rows = in_turn(small, repeats(5))
        rows |= in_turn({name: job for name, job in jobs.items() if name not in small}, 1)
        table(rows)
        for name, job in jobs.items():
            print(f"{name}: {job.mib:.0f} MiB, {job.findings.count(chr(10))} findings")
        for places in SIZES:
            plain, fast = (jobs[f"{places} places, {name}"].findings for name in ("plain", "fast"))
            assert plain == fast, f"the extra finds something else on {places} places"
        return held(*bounds(rows, jobs))


def bounds(rows: dict[str, Spent], jobs: dict[str, Job]) -> list[Bound]:
    """What is promised of the middle board, and of how time and memory grow to the largest."""
    return [
        Bound("10 000 places, plain", rows["10000 places, plain"].cpu, 2.5, " s"),
        Bound("10 000 places, plain", jobs["10000 places, plain"].mib, 150, " MiB"),
        Bound("10 000 places, with the extra fast", rows["10000 places, fast"].cpu, 0.6, " s"),
        Bound("250 places, plain", rows["250 places, plain"].cpu, 0.35, " s"),
        *(
            Bound(f"time grows as places to the power, {name}", growth(rows, name), 1.15)
            for name in ("plain", "fast")
        ),
        Bound("100 000 places, plain", rows["100000 places, plain"].cpu, 60, " s"),
        Bound("100 000 places, plain", jobs["100000 places, plain"].mib, 1024, " MiB"),
    ]


def growth(rows: dict[str, Spent], name: str) -> float:
    """The exponent between the two large boards, the start of the process left out."""
    start, middle, large = (rows[f"{places} places, {name}"].cpu for places in SIZES)
    return log((large - start) / (middle - start)) / log(SIZES[2] / SIZES[1])


if __name__ == "__main__":
    sys.exit(main())
