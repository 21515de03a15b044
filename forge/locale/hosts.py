"""Which texts print others: a name or a noun stands in a sentence by its placeholder."""

from __future__ import annotations

from collections.abc import Mapping

from forge.locale.values import names
from forge.model.game import Game
from forge.model.text import texts


def hosts(game: Game) -> Mapping[str, tuple[str, ...]]:
    """By the id of each text that others print: the ids of those, in the order of the content.

    A noun is called as in the catalogue, a form as in ``terms.po``: ``game.nouns.turn|acc``.
    """
    called: dict[tuple[str, str], set[str]] = {}
    for key, text in names(game):
        called.setdefault(key, set()).add(text.id)
    nouns = {noun.id: {noun.key} for noun in game.nouns}
    found: dict[str, list[str]] = {}
    for text in texts(game):
        for name, form in text.placeholders:
            bare, *asked = form.split("|")
            printed = called.get((name, bare), set()) | called.get((name, ""), set())
            for ident in sorted(printed | nouns.get(bare, set())):
                for one in (ident, *(f"{ident}|{bent}" for bent in asked)):
                    found.setdefault(one, []).append(text.id)
    return {ident: tuple(dict.fromkeys(those)) for ident, those in found.items()}
