"""Every check over a game: what it says, and how that fits where it is printed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType

from forge.build.opening import Opened
from forge.checks import engine
from forge.draw.desk import Desk
from forge.draw.gallery import open_art
from forge.draw.kept import Keeper, Kept
from forge.draw.proof import Proof, proof
from forge.finding import Finding, errors, ordered
from forge.locale.values import voice
from forge.model.edition import Edition
from forge.model.game import Game
from forge.typeset.fonts import Fonts
from forge.typeset.setter import Setter


@dataclass(frozen=True, slots=True)
class Before:
    """What earlier builds left of an edition: facts, and whether its rulebook is bound."""

    kept: Keeper | None = None
    bound: bool = False


NOTHING: Mapping[tuple[str, str], Before] = MappingProxyType({})


def desk(game: Game, edition: Edition, lang: str, font_dir: Path | None) -> Desk:
    """A desk to draw an edition at, in one language."""
    setter = Setter(lang, Fonts.load(font_dir))
    return Desk(game, edition, voice(game, edition, lang), setter, open_art(game))


def examine(
    one: Opened,
    languages: tuple[str, ...],
    font_dir: Path | None,
    before: Mapping[tuple[str, str], Before] = NOTHING,
) -> tuple[Finding, ...]:
    """The findings of all checks, ordered by place.

    Setting its texts needs content that holds, so it waits until the plain checks find no error.
    ``before`` tells by edition and language what earlier builds left.
    """
    plain = engine.run(one.document, one.game)
    if errors(plain):
        return plain
    set_ = engine.look(one.document, proofs(one, languages, font_dir, before))
    return ordered((*plain, *set_))


def proofs(
    one: Opened,
    languages: tuple[str, ...],
    font_dir: Path | None,
    before: Mapping[tuple[str, str], Before] = NOTHING,
) -> tuple[Proof, ...]:
    """The texts of the wanted editions in the wanted languages, set where they are printed."""
    return tuple(
        _proof(desk(one.game, edition, lang, font_dir), before.get((edition.id, lang), Before()))
        for lang in languages
        for edition in one.editions
    )


def _proof(at: Desk, before: Before) -> Proof:
    return proof(replace(at, kept=Kept(before.kept)), before.bound)
