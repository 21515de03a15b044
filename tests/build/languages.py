"""The table of languages in the README: `python tests/build/languages.py` writes it."""

from __future__ import annotations

from pathlib import Path

from forge.build.standing import as_markdown, standings
from forge.build.wish import Wish

README = Path(__file__).parents[2] / "README.md"
BEGIN, END = "<!-- languages -->\n", "<!-- /languages -->\n"


def readme() -> str:
    """The whole README with the table of today."""
    head, _, rest = README.read_text("utf-8").partition(BEGIN)
    _, _, tail = rest.partition(END)
    return f"{head}{BEGIN}\n{as_markdown(standings(Wish()))}\n{END}{tail}"


if __name__ == "__main__":
    README.write_text(readme(), encoding="utf-8")
