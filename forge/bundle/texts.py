"""Every text a player may read, by its stable id, in each language of a bundle."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from forge.model.edition import Edition
from forge.model.game import Game
from forge.model.reading import holds
from forge.model.rulebook import Rulebook
from forge.model.text import Text, texts

Voice = Callable[[Text], str]


def spoken(game: Game, edition: Edition, say: Voice) -> dict[str, str]:
    """Each text's id and what it says with the edition's numbers filled in, in id order.

    What belongs to other editions or to readings that this one does not have is left out.
    """
    found = {text.id: say(text) for text in texts(game, lambda part: printed(part, edition))}
    return dict(sorted(found.items()))


def printed(part: object, edition: Edition) -> bool:
    """Whether a part of a game is there under an edition."""
    if isinstance(part, Edition | Rulebook) and part.id != edition.id:
        return False
    if edition.id not in (getattr(part, "editions", ()) or (edition.id,)) and not isinstance(
        part, Game
    ):
        return False
    return holds(getattr(part, "when", {}), edition.values)


def by_language(
    game: Game, edition: Edition, voices: Mapping[str, Voice]
) -> dict[str, dict[str, str]]:
    """The texts in each language, by language tag."""
    return {lang: spoken(game, edition, voices[lang]) for lang in sorted(voices)}
