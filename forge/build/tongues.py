"""The languages that a game is built in: English, its translations, the pseudo-locale."""

from __future__ import annotations

from forge.build.opening import Opened, usage
from forge.build.wish import Wish
from forge.content.nearest import nearest
from forge.locale.pseudo import LOCALE, pseudo, stretched
from forge.locale.tongue import ENGLISH, Tongue
from forge.model.text import said


def tongues(one: Opened, wish: Wish) -> tuple[Tongue, ...]:
    """A game in each wanted language; in English when none is named.

    Raises Faulty for a language that the game is not translated into.
    """
    wanted = tuple(dict.fromkeys(wish.locales)) or (ENGLISH,)
    return tuple(tongue(one, tag) for tag in wanted)


def tongue(one: Opened, tag: str) -> Tongue:
    """A game in a language.  Raises Faulty where it is not translated into it."""
    if tag not in one.tongues:
        one.tongues[tag] = _made(one, tag)
    return one.tongues[tag]


def _made(one: Opened, tag: str) -> Tongue:
    if tag == ENGLISH:
        return Tongue(tag, one.game)
    from forge.locale.walk import labels

    if tag == LOCALE:
        words = {source.id: stretched(source.template) for source in labels()}
        return Tongue(tag, said(one.game, pseudo), words)
    return _translated(one, tag)


def _translated(one: Opened, tag: str) -> Tongue:
    from forge.build.catalogues import Shelf, home, tags, texts
    from forge.content.roots import shown
    from forge.locale import apply
    from forge.locale.languages import language
    from forge.locale.walk import OWN, TALE

    known = tags(home(one))
    if tag not in known:
        raise usage(
            f"there is no translation of {one.game.id} into {tag!r}", _hint(one, tag, known)
        )
    shelf, found = Shelf(home(one), tag), texts(one)
    held = {name: apply.Held(shown(shelf.file(name)), shelf.read(name).by_id) for name in found}
    to = language(tag)
    laid = {name: apply.laid(sources, held[name], to) for name, sources in found.items()}
    own = {ident: word for name in OWN for ident, word in laid[name].words.items()}
    words = {ident: word for each in laid.values() for ident, word in each.words.items()}
    # What only tells simulated games is on no sheet, so a kit has nothing to say about it.
    wrong = (finding for name, each in laid.items() if name != TALE for finding in each.findings)
    return Tongue(tag, said(one.game, apply.speaking(words)), own, tuple(wrong))


def _hint(one: Opened, tag: str, known: tuple[str, ...]) -> str:
    """What to write instead: a language that is there, or how to begin one."""
    from forge.locale.languages import language

    have = (ENGLISH, *known, LOCALE)
    close = nearest(tag, (ENGLISH, *known))
    try:
        begun = f"forge locale new {language(tag).tag} --game {one.game.id} begins one"
    except LookupError:
        begun = f"there are {', '.join(have)}"
    return f"did you mean {close}?" if close else begun
