"""How translations stand, for people to see at a glance: a table of languages and games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from forge.build.catalogues import Shelf, home
from forge.build.opening import open_all
from forge.build.reviewing import review
from forge.build.translating import Coverage, status
from forge.build.wish import Wish
from forge.content.art import SHARED
from forge.finding import Finding, errors
from forge.locale.languages import language
from forge.locale.walk import OWN
from forge.model.customs import Customs

OURS = "labels, guide, tales"
"""What forge's own words are called beside the titles of games."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How far a game, or forge's own words, are in a language; counts are of texts."""

    language: str
    customs: Customs
    game: str
    done: int
    fuzzy: int
    missing: int
    errors: int

    @property
    def percent(self) -> int:
        """The share of what is done; 100 only where nothing is left."""
        return 100 * self.done // max(self.done + self.fuzzy + self.missing, 1)


def standings(wish: Wish) -> tuple[Standing, ...]:
    """How every wanted game stands in every language, and forge's own words once for all."""
    games = open_all(wish)
    rows = status(wish)
    wrong = errors(review(wish, fit=False))
    found: list[Standing] = []
    for tag in sorted({row.language for row in rows}):
        customs = Shelf(home(games[0]), tag).customs(language(tag))
        every = [row for row in rows if row.language == tag]
        own = {row.document: row for row in every if row.document in OWN}.values()
        parts = [(one.game.id, one.game.title.template, _of(one.game.id, every)) for one in games]
        for folder, title, each in (*parts, (SHARED, OURS, tuple(own))):
            if each:
                found.append(_standing(tag, customs, title, each, _in(wrong, folder, tag)))
    return tuple(found)


def _of(game: str, every: Iterable[Coverage]) -> tuple[Coverage, ...]:
    """The rows of a game without those of forge's own words."""
    return tuple(row for row in every if row.game == game and row.document not in OWN)


def _standing(
    tag: str, customs: Customs, title: str, rows: Sequence[Coverage], wrong: int
) -> Standing:
    done, fuzzy, missing = (
        sum(counts) for counts in zip(*((r.done, r.fuzzy, r.missing) for r in rows), strict=True)
    )
    return Standing(tag, customs, title, done, fuzzy, missing, wrong)


def _in(wrong: Iterable[Finding], folder: str, tag: str) -> int:
    """How many findings stand in the catalogues of a folder."""
    part = f"{folder}/locale/{tag}/"
    return sum(1 for one in wrong if one.mark and part in one.mark.file)


def as_markdown(rows: Iterable[Standing]) -> str:
    """A table for a page: a line a language and game."""
    lines = [
        "| language | game | done | fuzzy | missing | errors | reviewed by |",
        "|---" * 7 + "|",
    ]
    for row in rows:
        read = ", ".join(row.customs.reviewed_by) or "nobody yet"
        lines.append(
            f"| {row.customs.name} (`{row.language}`) | {row.game} | {row.percent} % | {row.fuzzy}"
            f" | {row.missing} | {row.errors} | {read} |"
        )
    return "\n".join(lines) + "\n"
