"""Forge beside other programs, in one run: the same 54 duplex cards, and 500 of them.

    python bench/against.py [repeats]

Every row is a fresh process, from its start to the PDF on the disk.  Forge reads YAML and SVG,
validates, sets and lays out, as a library (``peers/draw_forge.py``) and by its command line, which
also runs every check; the others are handed the cards by a script.  Bare is a ReportLab script
that does no more than draw.  A peer that is not installed is left out: ``make bench-peers``.
Ratios are of medians; where processor and clock differ, a peer is given the better of the two.
"""

from __future__ import annotations

import importlib.util
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from measure import ENVIRONMENT, FORGE, ROOT, Bound, Spent, held, in_turn, process, repeats, table

HERE = Path(__file__).parent / "peers"
PEERS = ROOT / ".venv-peers" / "bin" / "python"
FONT_PACKAGE = "fontpkg_alegreya_sans"
FEW, MANY = 54, 500
BARE, LIBRARY, COMMAND = "bare ReportLab", "forge, library", "forge build --only cards"
MODULES = {"fpdf2": "fpdf", "weasyprint": "weasyprint", "protograf": "protograf"}
MODULES |= {"decksmith": "decksmith"}
BOUNDS = {"fpdf2": 0.4, "weasyprint": 0.15, "protograf": 0.25, "decksmith": 0.25}
"""The most that forge may take of a peer's time; a quarter is four times faster."""

Jobs = dict[str, Callable[[], Spent]]


def main() -> int:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        few = in_turn(ours(folder, FEW) | peers(folder), repeats(5))
        print(f"{FEW} cards, fronts and backs")
        table(few, BARE)
        many = in_turn(ours(folder, MANY), repeats(3))
        print(f"\n{MANY} cards, fronts and backs")
        table(many, BARE)
        print("\nKiB a file: " + ", ".join(sizes(folder)))
    return held(*bounds(few, many))


def bounds(few: Mapping[str, Spent], many: Mapping[str, Spent]) -> list[Bound]:
    """What forge promises, as far as the peers are there."""
    found = [
        Bound(f"{FEW} cards over bare", few[LIBRARY].cpu / few[BARE].cpu, 2),
        Bound(f"{MANY} cards over bare", many[LIBRARY].cpu / many[BARE].cpu, 2 / 0.44),
    ]
    for peer, most in BOUNDS.items():
        if peer in few:
            ours_, theirs = few[LIBRARY], few[peer]
            ratio = max(ours_.cpu / theirs.cpu, ours_.wall / theirs.wall)
            found.append(Bound(f"{FEW} cards over {peer}", ratio, most))
    return found


def ours(folder: Path, count: int) -> Jobs:
    """Forge in both ways, and the bare script; all with the interpreter that runs this one."""
    game = folder / f"game-{count}"
    process(sys.executable, str(HERE / "forge_game.py"), str(game), str(count))
    build = ("build", str(game), "--paper", "a4", "--only", "cards", "--force")
    library = sys.executable, str(HERE / "draw_forge.py"), str(_pdf(folder, "forge", count))
    bare = sys.executable, str(HERE / "draw_bare.py"), str(_pdf(folder, "bare", count))
    return {
        BARE: partial(process, *bare, str(count), str(fonts())),
        LIBRARY: partial(process, *library, str(game)),
        COMMAND: partial(process, *FORGE, *build, "--out", str(folder / "kit")),
    }


def peers(folder: Path) -> Jobs:
    """The peers that are installed; what is not is said."""
    found: Jobs = {}
    for peer, module in MODULES.items():
        if not installed(module):
            print(f"{peer} is not installed and is left out: make bench-peers", file=sys.stderr)
            continue
        script, out = str(HERE / f"draw_{peer}.py"), str(_pdf(folder, peer, FEW))
        given = [out, str(FEW), str(fonts())]
        if peer == "decksmith":
            cards = folder / "decksmith"
            process(str(PEERS), script, "prepare", str(cards), str(FEW), str(fonts()))
            given = [out, str(cards)]
        found[peer] = partial(process, str(PEERS), script, *given)
    return found


def installed(module: str) -> bool:
    """Whether the peers' interpreter is there and can import a module."""
    if not PEERS.exists():
        return False
    asked = [str(PEERS), "-c", f"import {module}"]
    return not subprocess.run(asked, env=ENVIRONMENT, capture_output=True, check=False).returncode


def fonts() -> Path:
    """The folder of the font files that all but protograf set the cards in."""
    spec = importlib.util.find_spec(FONT_PACKAGE)
    assert spec is not None and spec.origin is not None, f"{FONT_PACKAGE} is not installed"
    return Path(spec.origin).parent / "files"


def sizes(folder: Path) -> list[str]:
    """The size of each PDF that was written."""
    return [
        f"{path.stem} {path.stat().st_size / 1024:.0f}" for path in sorted(folder.glob("*.pdf"))
    ]


def _pdf(folder: Path, name: str, count: int) -> Path:
    return folder / f"{name}-{count}.pdf"


if __name__ == "__main__":
    sys.exit(main())
