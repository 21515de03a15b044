"""Building Star of Africa: the board from nothing, everything, one text changed, nothing changed.

    python bench/rebuild.py [repeats]

The board: checks, drawing, and the PDF of its sheets, in a fresh process.  Everything: both
editions on A4 and Letter with their bundles.  One text: a word on a card, or a sentence of a
rulebook, is written differently in a copy of the content and built over the kit of before, once
for its edition alone and once for the whole game.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from functools import partial
from pathlib import Path

from kit import CARD, GAME, RULE, changing
from measure import FORGE, ROOT, Bound, held, in_turn, process, repeats, table

BOARD = """\
from forge.backend.pdf import pdf
from forge.build.examine import desk, examine
from forge.build.opening import folders, opened
from forge.build.tongues import tongues
from forge.build.wish import Wish
from forge.draw.board import board
from forge.finding import errors
from forge.press.fitted import OVERLAP
from forge.press.paper import PAPERS, Margins
from forge.press.tile import TilePlan, tile
from forge.scene import Book

wish = Wish(games=("star-of-africa",), editions=("zvezda",))
one = opened(folders(wish)[0], wish)
assert not errors(examine(one, tongues(one, wish), None))
at = desk(one.game, one.editions[0], "en", None)
pages = tile(board(at), TilePlan(PAPERS["a4"], Margins(), OVERLAP))
assert pdf(Book("board", "en", "", "", "", pages), at.setter.fonts, at.art.data)
"""
CHANGED = (
    "a card changed, its edition",
    "a card changed, the game",
    "a sentence changed, its edition",
    "a sentence changed, the game",
)


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        content, out = Path(folder, "content"), Path(folder, "output")
        shutil.copytree(ROOT / "content", content)
        game = content / GAME
        build = (*FORGE, "build", GAME, "--content", str(content), "--out", str(out))
        one = (*build, "--edition", "zvezda")
        rows = in_turn(
            {
                "python -c pass": partial(process, sys.executable, "-c", "pass"),
                "board.pdf from nothing": partial(process, sys.executable, "-c", BOARD),
                "forge build --force": partial(process, *build, "--force"),
                CHANGED[0]: changing(game, *CARD, *one),
                CHANGED[1]: changing(game, *CARD, *build),
                CHANGED[2]: changing(game, *RULE, *one),
                CHANGED[3]: changing(game, *RULE, *build),
                "forge build, nothing changed": partial(process, *build),
            },
            repeats(3),
        )
    table(rows)
    return held(
        Bound("the board from nothing", rows["board.pdf from nothing"].cpu, 15, " s"),
        *(Bound(name, rows[name].cpu, 3, " s") for name in CHANGED),
        Bound("a build with nothing changed", rows["forge build, nothing changed"].cpu, 1, " s"),
    )


if __name__ == "__main__":
    sys.exit(main())
