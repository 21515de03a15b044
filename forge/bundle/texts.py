"""Every text a player may read, by its stable id, in each language of a bundle."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from forge.model.edition import Edition
from forge.model.game import Game
from forge.model.rulebook import Rulebook
from forge.model.text import Text, texts

Voice = Callable[[Text], str]


def spoken(game: Game, edition: Edition, say: Voice) -> dict[str, str]:
    """Each text's id and what it says with the edition's numbers filled in, in id order.

    Texts of other editions (their rulebooks, decks and titles) are left out.
    """
    own = f"editions.{edition.id}."
    found: dict[str, str] = {}
    for text in texts(_without_other_books(game, edition)):
        if text.id.startswith("editions.") and not text.id.startswith(own):
            continue
        found[text.id] = say(text)
    return dict(sorted(found.items()))


def _without_other_books(game: Game, edition: Edition) -> tuple[object, ...]:
    decks = tuple(d for d in game.decks if not d.editions or edition.id in d.editions)
    books: tuple[Rulebook, ...] = tuple(b for b in game.rulebooks if b.id == edition.id)
    parts = (game.title, game.notice, game.credits, game.board, game.tokens, game.money)
    return (*parts, game.scenery, decks, game.editions, books)


def by_language(
    game: Game, edition: Edition, voices: Mapping[str, Voice]
) -> dict[str, dict[str, str]]:
    """The texts in each language, by language tag."""
    return {lang: spoken(game, edition, voices[lang]) for lang in sorted(voices)}
