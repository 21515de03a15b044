"""Every check over a game: what it says, and how that fits where it is printed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

from forge.build.entries import placed, translated
from forge.build.opening import Opened
from forge.build.tongues import writing
from forge.checks import engine
from forge.draw.desk import Desk
from forge.draw.gallery import open_art
from forge.draw.kept import Keeper, Kept
from forge.draw.proof import proofs
from forge.finding import Finding, errors, ordered
from forge.locale.tongue import Tongue
from forge.locale.values import voice
from forge.model.edition import Edition
from forge.model.game import Game
from forge.typeset.fonts import Fonts
from forge.typeset.setter import Setter
from forge.typeset.writing import Writing

Keepers = Mapping[tuple[str, str], Keeper]
"""What earlier builds left of editions in languages."""
NOTHING: Keepers = MappingProxyType({})


def desk_in(tongue: Tongue, edition: Edition, font_dir: Path | None) -> Desk:
    """A desk to draw an edition at, in the language of a tongue, or in its two."""
    at = desk(tongue.game, edition, tongue.lang, font_dir, writing(tongue))
    if tongue.second is None:
        return at
    with tongue.second.speaking():
        other = desk_in(tongue.second, tongue.second.game.edition(edition.id), font_dir)
    setter = Setter(other.setter.lang, other.setter.fonts, other.setter.writing, at.setter)
    say, speaking = tongue.second.saying(other.say), tongue.second.speaking
    return replace(at, second=replace(other, setter=setter, say=say, speaking=speaking))


def desk(
    game: Game, edition: Edition, lang: str, font_dir: Path | None, written: Writing | None = None
) -> Desk:
    """A desk to draw an edition at, in one language."""
    setter = Setter(lang, Fonts.load(font_dir), written)
    return Desk(game, edition, voice(game, edition, lang), setter, open_art(game))


def examine(
    one: Opened,
    languages: tuple[Tongue, ...],
    font_dir: Path | None,
    before: Keepers = NOTHING,
) -> tuple[Finding, ...]:
    """The findings of all checks, ordered by place.

    Setting its texts needs content that holds, so it waits until the plain checks find no error.
    ``before`` tells by edition and language what earlier builds left: of a part that they had
    nothing to say about, the same is not asked again.
    """
    plain = engine.run(one.document, one.game)
    if errors(plain):
        return plain
    found = [*plain, *(finding for tongue in languages for finding in tongue.findings)]
    if errors(found):
        return ordered(found)
    found += (fault for tongue in languages for fault in _reviewed(one, tongue, font_dir))
    if errors(found):
        return ordered(found)
    found += (fault for tongue in languages for fault in printed(one, tongue, font_dir, before))
    return ordered(found)


def printed(
    one: Opened, tongue: Tongue, font_dir: Path | None, before: Keepers = NOTHING
) -> Iterator[Finding]:
    """What there is to say when the texts are set where they are printed, in one language."""
    with tongue.speaking():
        desks = [
            replace(
                desk_in(tongue, edition, font_dir),
                kept=Kept(before.get((edition.id, tongue.tag))),
            )
            for edition in tongue.editions(one.editions)
        ]
        found = engine.look(one.document, [proof for at in desks for proof in proofs(at)])
    yield from placed(found, one, tongue, font_dir)


def _reviewed(one: Opened, tongue: Tongue, font_dir: Path | None) -> Iterator[Finding]:
    """What is wrong in the catalogues that a language is said by; nothing for one without any."""
    if translated(one, tongue):
        from forge.build.reviewing import faults
        from forge.locale.walk import TALE

        yield from faults(one, tongue.lang, font_dir, (TALE,))
    if tongue.second is not None:
        yield from _reviewed(one, tongue.second, font_dir)
