"""A full build: every game, English and all its languages, A4 and Letter, from nothing.

    python bench/full.py [cores] [rows]

Everything at once, as `forge build --locale all` builds it: two processes on two cores (or as many
as given), a task a language of a game.  With `rows` also each language of each game by itself
beforehand, in the order in which a process of a fleet would meet them, so that the rows tell what
the first language costs and what each further one adds: pictures without words are drawn by the
first and kept beside the output.  That takes three times as long.

The bound is on the clock; where other work keeps the cores busy, half of the processor time says
what two idle cores would take, and the bound is on that as well.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path

from measure import FORGE, ROOT, Bound, Spent, held, process, table

CORES = 2
BOUND = 480


def main() -> int:
    cores = next((int(word) for word in sys.argv[1:] if word.isdigit()), CORES)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:cores])
    with tempfile.TemporaryDirectory() as name:
        out = Path(name)
        build = (*FORGE, "build", "--out", str(out))
        rows = one_by_one(build) if "rows" in sys.argv else {}
        shutil.rmtree(out)
        rows["all at once"] = process(*build, "--locale", "all")
        rows["nothing changed"] = process(*build, "--locale", "all")
        size = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
    table(rows)
    print(f"{size / 2**20:.0f} MiB")
    every = rows["all at once"]
    return held(
        Bound("all at once, processor time shared by the cores", every.cpu / cores, BOUND, " s"),
        Bound("all at once, by the clock of idle cores", every.wall, BOUND, " s"),
    )


def one_by_one(build: tuple[str, ...]) -> dict[str, Spent]:
    """What each language of each game takes by itself, and all of them together."""
    rows = {
        f"{game} {lang}": process(*build, game, "--locale", lang)
        for game in games()
        for lang in languages(game)
    }
    return {**rows, "one language after another": total(rows)}


def games() -> list[str]:
    """The games there are, in the order in which they are built."""
    return sorted(path.parent.name for path in (ROOT / "content").glob("*/game.yaml"))


def languages(game: str) -> list[str]:
    """English and the languages that a game is translated into."""
    found = (ROOT / "content" / game / "locale").glob("*/game.po")
    return ["en", *sorted(path.parent.name for path in found)]


def total(rows: dict[str, Spent]) -> Spent:
    """What all rows take together."""
    return Spent(sum(one.cpu for one in rows.values()), sum(one.wall for one in rows.values()))


if __name__ == "__main__":
    sys.exit(main())
