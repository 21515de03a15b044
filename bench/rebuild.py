"""Building Star of Africa: the board from nothing, everything from nothing, nothing changed.

    python bench/rebuild.py [repeats]

The board: checks, drawing, and the PDF of its sheets, in a fresh process.  Everything: both
editions on A4 and Letter with their bundles.
"""

from __future__ import annotations

import sys
import tempfile
from functools import partial

from measure import FORGE, Bound, held, in_turn, process, repeats, table

BOARD = """\
from forge.backend.pdf import pdf
from forge.build.examine import desk, examine
from forge.build.opening import folders, opened
from forge.build.wish import Wish
from forge.draw.board import board
from forge.finding import errors
from forge.press.fitted import OVERLAP
from forge.press.paper import PAPERS, Margins
from forge.press.tile import TilePlan, tile
from forge.scene import Book

wish = Wish(games=("star-of-africa",), editions=("zvezda",))
one = opened(folders(wish)[0], wish)
assert not errors(examine(one, ("en",), None))
at = desk(one.game, one.editions[0], "en", None)
pages = tile(board(at), TilePlan(PAPERS["a4"], Margins(), OVERLAP))
assert pdf(Book("board", "en", "", "", "", pages), at.setter.fonts, at.art.data)
"""


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        build = (*FORGE, "build", "star-of-africa", "--out", folder)
        rows = in_turn(
            {
                "python -c pass": partial(process, sys.executable, "-c", "pass"),
                "board.pdf from nothing": partial(process, sys.executable, "-c", BOARD),
                "forge build --force": partial(process, *build, "--force"),
                "forge build, nothing changed": partial(process, *build),
            },
            repeats(3),
        )
    table(rows)
    return held(
        Bound("the board from nothing", rows["board.pdf from nothing"].cpu, 15, " s"),
        Bound("a build with nothing changed", rows["forge build, nothing changed"].cpu, 1, " s"),
    )


if __name__ == "__main__":
    sys.exit(main())
