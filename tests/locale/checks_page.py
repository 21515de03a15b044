"""`python tests/locale/checks_page.py` writes docs/translation-checks.md."""

from __future__ import annotations

from pathlib import Path

from forge.locale.review import Review, reviews

PAGE = Path(__file__).parents[2] / "docs" / "translation-checks.md"
HEAD = """\
# What is checked in a translation

    forge locale check fi            # every game; --game, --strict, --format json or annotations
    forge explain locale-marks       # what a check does, why, a bad and a good example

`forge build --locale fi` looks for the same: an error stops it, a warning stops it with `--strict`.
A translator's comment `# ignore: locale-same` silences a check for one text; not those marked \\*.

This page is made by `python tests/locale/checks_page.py`, and a test compares it.

| check | | claims |
|---|---|---|
"""


def page() -> str:
    """The whole page: errors first, each check with its claim."""
    every = sorted(reviews().values(), key=lambda one: (one.severity, one.id))
    rows = (
        f"| `{one.id}`{_star(one)} | {one.severity} | {one.title.rstrip('.')} |\n" for one in every
    )
    return HEAD + "".join(rows)


def _star(one: Review) -> str:
    return " \\*" if one.firm else ""


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
