"""The catalogues of mods: a mod brings translations of the texts that it changes or adds.

They lie in the mod's own folder, ``content/mods/<mod>/locale/<language>/<document>.po``, and are
laid over those of the game in the order of the mods, text by text.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from forge.build.catalogues import Shelf, home, tags, texts
from forge.build.laying import Texts, asked
from forge.build.opening import Opened, opened
from forge.build.tongues import tongue
from forge.build.wish import Wish
from forge.content.roots import shown
from forge.locale import terms
from forge.locale.apply import Held
from forge.locale.message import Message
from forge.locale.walk import OWN, Source


def mod_folders(one: Opened) -> tuple[Path, ...]:
    """The folders of the mods that are laid over a game, in their order."""
    return tuple(Path(folder) for mod, folder in one.document.folders.items() if mod)


def overlaid(held: Mapping[str, Held], one: Opened, tag: str) -> Mapping[str, Held]:
    """The messages of a game in a language, with those of its mods over them.

    Raises Faulty for a catalogue that cannot be read.
    """
    for folder in mod_folders(one):
        shelf = Shelf(folder, tag)
        held = {
            name: each
            if name in OWN
            else replace(each, messages={**each.messages, **_own(shelf, name)})
            for name, each in held.items()
        }
    return held


def _own(shelf: Shelf, document: str) -> Mapping[str, Message]:
    """The messages of a mod that say anything, each with the file that it stands in."""
    file = shown(shelf.file(document))
    return {
        ident: replace(message, file=file)
        for ident, message in shelf.read(document).by_id.items()
        if not message.obsolete
    }


def changed(one: Opened, wish: Wish) -> Mapping[str, tuple[Source, ...]]:
    """What is to be translated because of the last of a game's mods, by document."""
    folder = Path(one.document.folders[""])
    before = opened(folder, replace(wish, mods=wish.mods[:-1]))
    known = {source.id: source.template for each in texts(before).values() for source in each}
    found = {
        name: tuple(source for source in each if known.get(source.id) != source.template)
        for name, each in texts(one).items()
    }
    return {name: each for name, each in found.items() if each}


def bent(one: Opened, shelf: Shelf, changed: Texts) -> tuple[Source, ...]:
    """The inflected names of a mod: those that the game bends and the mod changes.

    So are those that are asked for and the game does not have. ``shelf`` is the mod's. Raises
    Faulty for a catalogue that cannot be read.
    """
    own = {source.id for each in changed.values() for source in each}
    game = Shelf(home(one), shelf.tag).read(terms.TERMS)
    held = set(terms.pairs(each for each in game.messages if not each.obsolete))
    wanted = set(terms.pairs(shelf.read(terms.TERMS).messages))
    if shelf.tag in tags(home(one)):
        wanted |= {(each.of, each.form) for each in asked(tongue(one, shelf.tag))}
    known = {source.id: source for each in texts(one).values() for source in each}
    return terms.sources(
        (pair for pair in wanted | held if pair[0] in own or pair not in held), known
    )
