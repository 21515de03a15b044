"""Every text a player may read, by its stable id, in each language of a bundle."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from forge.locale.values import NUMBER
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


def bent(game: Game, edition: Edition, say: Voice) -> dict[str, dict[str, str]]:
    """The forms that a translation has of its names and nouns, by text id and form, in order.

    A noun's are the plurals of CLDR; ``{n}`` in them stands for the number.
    """
    found: dict[str, dict[str, str]] = {}
    for noun in game.nouns:
        found[noun.key] = {name: _counted(form, say) for name, form in noun.many.forms}
    names = {noun.many.id for noun in game.nouns}
    for text in texts(game, lambda part: printed(part, edition)):
        if text.forms and text.id not in names:
            found[text.id] = {name: say(Text(text.id, form)) for name, form in text.forms}
    return {ident: forms for ident, forms in sorted(found.items()) if forms}


def _counted(form: str, say: Voice) -> str:
    """A plural with its own names filled in, and the place of its number left open."""
    number = f"{{{NUMBER}}}"
    return number.join(say(Text("", part)) for part in form.split(number))


def forms_by_language(
    game: Game, edition: Edition, voices: Mapping[str, Voice]
) -> dict[str, dict[str, dict[str, str]]]:
    """The forms in each language that has any, by language tag; English has none."""
    found = {lang: bent(game, edition, voices[lang]) for lang in sorted(voices)}
    return {lang: forms for lang, forms in found.items() if forms}
