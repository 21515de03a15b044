"""Every check over a game: what it says, and how that fits where it is printed."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from forge.build.opening import Opened
from forge.checks import engine
from forge.draw.desk import Desk
from forge.draw.gallery import open_art
from forge.draw.proof import Proof, proof
from forge.finding import Finding, errors, ordered
from forge.locale.values import voice
from forge.model.edition import Edition
from forge.model.game import Game
from forge.typeset.fonts import Fonts
from forge.typeset.setter import Setter


def desk(game: Game, edition: Edition, lang: str, font_dir: Path | None) -> Desk:
    """A desk to draw an edition at, in one language."""
    setter = Setter(lang, Fonts.load(font_dir))
    return Desk(game, edition, voice(game, edition, lang), setter, open_art(game))


def examine(
    one: Opened,
    languages: tuple[str, ...],
    font_dir: Path | None,
    bound: Collection[tuple[str, str]] = (),
) -> tuple[Finding, ...]:
    """The findings of all checks, ordered by place.

    Setting its texts needs content that holds, so it waits until the plain checks find no error.
    ``bound`` names the editions and languages whose rulebook was made of the same words before.
    """
    plain = engine.run(one.document, one.game)
    if errors(plain):
        return plain
    set_ = engine.look(one.document, proofs(one, languages, font_dir, bound))
    return ordered((*plain, *set_))


def proofs(
    one: Opened,
    languages: tuple[str, ...],
    font_dir: Path | None,
    bound: Collection[tuple[str, str]] = (),
) -> tuple[Proof, ...]:
    """The texts of the wanted editions in the wanted languages, set where they are printed."""
    return tuple(
        proof(desk(one.game, edition, lang, font_dir), (edition.id, lang) in bound)
        for lang in languages
        for edition in one.editions
    )
