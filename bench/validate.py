"""Reading and checking content: a deck of 54 cards, a whole game, a bare start of Python.

    python bench/validate.py [repeats]

Prints medians of CPU seconds of whole processes (to beat: 14 times a bare start for the deck,
0.5 s for Star of Africa).
"""

from __future__ import annotations

import resource
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

CARDS = 54
HEAD = "# yaml-language-server: $schema=deck.schema.json\nname: Bench\nface: plain\ncards:\n"
CARD = """\
  - id: card-{n}
    count: 2
    texts: {{title: "Card {n}", body: "Draw {n} cards, then put one of them back."}}
    numbers: {{worth: {n}}}
    art: {{picture: art/card-{n}.svg}}
"""
CHECK = """\
import sys
from pathlib import Path
from forge.content.lone import check_file
sys.exit(bool(check_file(Path(sys.argv[1]))))
"""
OPEN = """\
import sys
from pathlib import Path
from forge.content.project import open_game
from forge.model.load import game
game(open_game(Path(sys.argv[1])))
"""


def spent(code: str, argument: str = "") -> float:
    """The CPU seconds of one process."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", code, argument], check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (after.ru_utime - before.ru_utime) + (after.ru_stime - before.ru_stime)


def main(repeats: int = 9) -> None:
    """Measures the three in turn, so that a busy machine slows all alike."""
    game = Path(__file__).parents[1] / "content" / "star-of-africa"
    bare, deck, whole = [], [], []
    with tempfile.TemporaryDirectory() as folder:
        cards = Path(folder) / "bench.yaml"
        cards.write_text(HEAD + "".join(CARD.format(n=n) for n in range(CARDS)), encoding="utf-8")
        for _ in range(repeats):
            bare.append(spent("pass"))
            deck.append(spent(CHECK, str(cards)))
            whole.append(spent(OPEN, str(game)))
    start, checked, opened = (statistics.median(times) for times in (bare, deck, whole))
    print(f"python -c pass           {start:.3f} s")
    print(f"check a deck of {CARDS}      {checked:.3f} s = {checked / start:.1f} x")
    print(f"open Star of Africa      {opened:.3f} s = {opened / start:.1f} x")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
