"""The page that lists the seeded defects: `python tests/defects/page.py` writes docs/defects.md."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

from corpus import Defect, defects

from forge.checks import checks

PAGE = Path(__file__).parents[2] / "docs" / "defects.md"
AREAS = {
    "board": "The board",
    "economy": "Tokens, money, dice, numbers of the rules",
    "cards": "Cards",
    "wording": "Words and files",
    "print": "What the printer would lose",
    "play": "Play (`--deep`)",
}
HEAD = """\
# What the checks find

{count} defects are kept in `tests/defects/`, each a mod that breaks one thing, with the findings
that must appear. A test lays each of them over its game and asks for the finding, its words, and
the line that it names; another asks that nothing is said of the games as they are. To see one:

    forge check star-of-africa --mod tests/defects/board/lost-step.yaml
    forge check star-of-africa --deep --edition zvezda --mod tests/defects/play/shut-in.yaml

A defect that nothing finds is a check that is missing: write the mod first, then the check
([checks.md](checks.md)) or the claim ([proofs.md](proofs.md)). Every check finds one
of them, and every claim but those that tell a figure or that only a fault in the rules breaks
(`playable` is tried with such faults).
Mutations that nobody wrote are drawn by `tests/checks/test_mutations.py`.

This page is made by `python tests/defects/page.py`, and a test compares it.
"""


def page() -> str:
    """The whole page: a table for each area."""
    areas = {key: tuple(group) for key, group in groupby(defects(), lambda one: one.area)}
    parts = [HEAD.format(count=len(defects()))]
    for area, title in AREAS.items():
        rows = "".join(_row(one) for one in areas[area])
        parts.append(f"## {title}\n\n| what is wrong | found by | file |\n|---|---|---|\n{rows}")
    return "\n".join(parts)


def _row(one: Defect) -> str:
    found = ", ".join(dict.fromkeys(f"`{each.check or each.claim}`" for each in one.finds))
    return f"| {one.title} | {found} | `{one.id}` |\n"


def unused() -> set[str]:
    """The checks that find no defect of the corpus."""
    return {*checks()} - {each.check for one in defects() for each in one.finds}


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
