"""The whole kit of Star of Africa, both editions on A4 and Letter, as somebody works on it.

    python bench/kit.py [repeats]

Cold: nothing built before.  One text changed: a copy of the content, one word of a rule or of a
card written differently, built again over the kit of before.  Unchanged: built once more.  Each is
a fresh process of the command line with all checks.  Then the sizes of all files.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path

from measure import FORGE, ROOT, Bound, Spent, held, in_turn, process, repeats, table

GAME = "star-of-africa"
RULE = Path("rulebooks/zvezda.yaml"), "is the player who carries the Star."
TIMES = count(1)
"""No change is ever made twice."""
CARD = Path("decks/reference-zvezda.yaml"), "Your turn"


def main() -> int:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        content, out = folder / "content", folder / "output"
        shutil.copytree(ROOT / "content", content)
        build = (*FORGE, "build", GAME, "--content", str(content), "--out", str(out))
        rows = in_turn(
            {
                "cold": partial(cold, out, *build),
                "one rule changed": changing(content / GAME, *RULE, *build),
                "one card's title changed": changing(content / GAME, *CARD, *build),
                "unchanged": partial(process, *build),
            },
            repeats(3),
        )
        table(rows)
        listed(out)
    return held(
        Bound("the whole kit, cold", rows["cold"].cpu, 40, " s"),
        Bound("one text changed, on a card", rows["one card's title changed"].cpu, 3, " s"),
        Bound("one text changed, in the rulebook", rows["one rule changed"].cpu, 3, " s"),
        Bound("unchanged", rows["unchanged"].cpu, 1, " s"),
    )


def cold(out: Path, *build: str) -> Spent:
    """A build with no output of an earlier one."""
    shutil.rmtree(out, ignore_errors=True)
    return process(*build)


def changing(game: Path, file: Path, words: str, *build: str) -> Callable[[], Spent]:
    """A build after these words were written differently, each time in another way."""
    path = game / file
    before = path.read_text(encoding="utf-8")
    assert words in before, f"{file} does not say {words!r}"

    def job() -> Spent:
        text = before.replace(words, words + "!" * next(TIMES), 1)
        path.write_text(text, encoding="utf-8")
        return process(*build)

    return job


def listed(out: Path) -> None:
    """Print the size of each file, and of all."""
    files = [path for path in sorted(out.rglob("*")) if path.is_file()]
    for path in files:
        print(f"{path.stat().st_size / 1024:10.0f} KiB  {path.relative_to(out).as_posix()}")
    print(f"{sum(path.stat().st_size for path in files) / 1024:10.0f} KiB  in {len(files)} files")


if __name__ == "__main__":
    sys.exit(main())
