"""The real cards of Across Africa, 54 and 500 of them, beside other programs, in one run.

    python bench/faces.py [repeats]

Every row is a fresh process, from its start to the PDFs on the disk.  Forge reads the game's YAML,
validates, draws every picture from its recipe, sets the words, lays out both decks and writes
vectors, as a library and by its command line, which also runs every check.  The others are handed
each card's art as a picture of 300 dpi, made beforehand and not measured, and set the words over
it: bare is a ReportLab script.  A peer that is not installed is left out: ``make bench-peers``.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from against import HERE, PEERS, fonts, installed
from measure import FORGE, Bound, Spent, held, in_turn, process, repeats, table

FEW, MANY = 54, 500
BARE, LIBRARY, COMMAND = "bare ReportLab, art given", "forge, library", "forge build --only cards"
PROTOGRAF, DECKSMITH = "protograf, art given", "decksmith, art given, no backs"
MOST = {FEW: 0.5, MANY: 0.25}
"""The most that forge may take of a peer's time: of 54 cards most have a picture to be drawn."""

Jobs = dict[str, Callable[[], Spent]]


def main() -> int:
    bounds: list[Bound] = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for count, usual in ((FEW, 3), (MANY, 1)):
            jobs = ours(folder, count) | peers(folder, count)
            found = in_turn(jobs, repeats(usual))
            print(f"{count} cards of Across Africa, fronts and backs")
            table(found, BARE)
            print(f"KiB: {', '.join(sizes(folder, count))}\n")
            bounds += promised(found, count)
    return held(*bounds)


def promised(found: Mapping[str, Spent], count: int) -> list[Bound]:
    """What forge promises, as far as the peers are there; the better of two clocks is theirs."""
    own = found[LIBRARY]
    return [
        Bound(
            f"{count} cards over {name}", max(own.cpu / one.cpu, own.wall / one.wall), MOST[count]
        )
        for name, one in found.items()
        if name in (PROTOGRAF, DECKSMITH)
    ]


def ours(folder: Path, count: int) -> Jobs:
    """Forge in both ways, and the bare script; all with the interpreter that runs this one."""
    given = folder / str(count)
    process(sys.executable, str(HERE / "faces_make.py"), str(given), str(count))
    game = str(given / "game")
    bare = str(HERE / "faces_bare.py"), _pdf(folder, "bare", count), str(given), str(fonts())
    library = str(HERE / "draw_forge.py"), _pdf(folder, "forge", count), game
    build = "build", game, "--edition", "expedition", "--paper", "a4", "--only", "cards", "--force"
    found = {
        BARE: partial(process, sys.executable, *bare),
        LIBRARY: partial(process, sys.executable, *library),
    }
    if count == FEW:  # a game with ten maps is not Across Africa: the checks say so
        found[COMMAND] = partial(process, *FORGE, *build, "--out", str(folder / "kit"))
    return found


def peers(folder: Path, count: int) -> Jobs:
    """The peers that are installed; what is not is said."""
    given, found = str(folder / str(count)), Jobs()
    if installed("protograf"):
        script = str(HERE / "faces_protograf.py")
        found[PROTOGRAF] = _peer(script, _pdf(folder, "protograf", count), given)
    if installed("decksmith"):
        script = str(HERE / "faces_decksmith.py")
        process(str(PEERS), script, "prepare", given, str(fonts()))
        found[DECKSMITH] = _peer(script, _pdf(folder, "decksmith", count), given)
    if len(found) < 2:
        print("not all peers are installed: make bench-peers", file=sys.stderr)
    return found


def _peer(*command: str) -> Callable[[], Spent]:
    return partial(process, str(PEERS), *command)


def sizes(folder: Path, count: int) -> list[str]:
    """The size of what each program has written."""
    names = ("bare", "forge", "protograf", "decksmith")
    files = {name: list(folder.glob(f"{name}-{count}*.pdf")) for name in names}
    return [
        f"{name} {sum(path.stat().st_size for path in made) / 1024:.0f}"
        for name, made in files.items()
        if made
    ]


def _pdf(folder: Path, name: str, count: int) -> str:
    return str(folder / f"{name}-{count}.pdf")


if __name__ == "__main__":
    sys.exit(main())
