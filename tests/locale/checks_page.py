"""`python tests/locale/checks_page.py` writes docs/translation-checks.md."""

from __future__ import annotations

from pathlib import Path

from translation_defects import DEFECTS

from forge.locale.review import Review, reviews

PAGE = Path(__file__).parents[2] / "docs" / "translation-checks.md"
HEAD = """\
# What is checked in a translation

    forge locale check fi            # every game; --game, --strict, --format json or annotations
    forge explain locale-marks       # what a check does, why, a bad and a good example

`forge build --locale fi` looks for the same: an error stops it, a warning stops it with `--strict`.
A translator's comment `# ignore: locale-same` silences a check for one text; not those marked \\*.

{count} small slips are kept in `tests/locale/translation_defects.py`, each laid on a good
translation into Russian, Finnish, French, Arabic, Japanese or Swahili
(`tests/locale/translations.yaml`). A test asks that each is found, by its check, in its text and
nowhere else, and that nothing is said of the good ones. A slip that nothing finds is a check that
is missing; a good translation that a check does not like is a row that is missing in the data.

This page is made by `python tests/locale/checks_page.py`, and a test compares it.

| check | | claims |
|---|---|---|
"""
SLIPS = """
## The slips

| slip | in | found by |
|---|---|---|
"""


def page() -> str:
    """The whole page: errors first, each check with its claim."""
    every = sorted(reviews().values(), key=lambda one: (one.severity, one.id))
    rows = (
        f"| `{one.id}`{_star(one)} | {one.severity} | {one.title.rstrip('.')} |\n" for one in every
    )
    slips = "".join(f"| {one.title} | {one.lang} | `{one.check}` |\n" for one in DEFECTS)
    return HEAD.format(count=len(DEFECTS)) + "".join(rows) + SLIPS + slips


def _star(one: Review) -> str:
    return " \\*" if one.firm else ""


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
