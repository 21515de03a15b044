"""Pictures: every drawing that content names exists, every art file can be shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from forge.checks.engine import Complaint, check
from forge.content.nearest import did_you_mean
from forge.model.face import Slot, SlotKind
from forge.model.game import Game
from forge.source import Pointer

if TYPE_CHECKING:
    from forge.model.folded import OtherBox, TuckBox

Named = tuple[Pointer, str, tuple[str, ...]]
"""Where a drawing is named, its name, and the names that would do."""


@check()
def pictures_known(game: Game) -> Iterator[Complaint]:
    """Every drawing that content names is one that forge can draw.

    Looks up the symbols of tokens, notes, pawns, stand and slots, the patterns of panels, and the
    art of cards that is not a file.

    A misspelt name would leave a token bare, or stop the print at the last moment.

    Bad:
        change:
          tokens:
            kinds:
              ruby: {symbol: cusion}
    Good:
        change:
          tokens:
            kinds:
              ruby: {symbol: crown}
    """
    for at, name, known in _named(game):
        if name not in known:
            yield Complaint(at, f"there is no drawing {name!r}", did_you_mean(name, known))


def _named(game: Game) -> Iterator[Named]:
    from forge.draw import beasts, drawings, photo_cast

    every = drawings.names(game)
    plain = tuple(name for name in every if "." not in name)
    for kind in game.tokens.kinds if game.tokens else ():
        yield kind.at / "symbol", kind.symbol, plain
    for note in game.money.notes if game.money else ():
        yield note.at / "symbol", note.symbol, beasts.names()
    for pawn in game.pawns.kinds if game.pawns else ():
        yield pawn.at / "symbol", pawn.symbol, beasts.names()
    if game.box:
        for at, name in _on_box(game.box):
            yield at, name, every
    if game.stand:
        yield game.stand.at / "symbol", game.stand.symbol, photo_cast.names()
    yield from _on_cards(game, every)


def _on_box(box: TuckBox) -> Iterator[tuple[Pointer, str]]:
    sides: tuple[TuckBox | OtherBox, ...] = (box, *box.instead)
    for side in sides:
        if side.picture:
            yield side.at / "picture", side.picture
        yield from ((side.at / "prints" / i, name) for i, name in enumerate(side.prints))


def _on_cards(game: Game, every: tuple[str, ...]) -> Iterator[Named]:
    from forge.draw import drawings

    for face in game.faces:
        for slot in face.slots:
            if slot.symbol and not slot.of and not drawings.is_file(slot.symbol):
                yield slot.at / "symbol", slot.symbol, _for_slot(slot, every)
    for deck in game.decks:
        for card in deck.cards:
            for key, name in card.art.items():
                if not drawings.is_file(name):
                    yield card.at / "art" / key, name, every


def _for_slot(slot: Slot, every: tuple[str, ...]) -> tuple[str, ...]:
    from forge.draw import grounds, icons

    if slot.kind is SlotKind.PANEL:
        return grounds.names()
    return icons.names() if slot.kind is SlotKind.PIPS else every


@check()
def pictures_recipes(game: Game) -> Iterator[Complaint]:
    """The mood, the place and the figures of every picture are ones that forge can draw.

    Looks up `mood`, `place` and each `who` of the pictures made by recipe.

    A picture without its animal, or without its sky, cannot be printed.

    Bad:
        add:
          pictures:
            pictures:
              - {id: cat, mood: dawn, place: plain, figures: [{who: lyon, x: 50, y: 94, size: 80}]}
    Good:
        add:
          pictures:
            pictures:
              - {id: cat, mood: dawn, place: plain, figures: [{who: lion, x: 50, y: 94, size: 80}]}
    """
    from forge.draw import photo_cast, photo_land, photo_sky

    for recipe in game.pictures.pictures if game.pictures else ():
        asked = [
            (recipe.at / "mood", "mood", recipe.mood, photo_sky.moods()),
            (recipe.at / "place", "place", recipe.place, photo_land.places()),
        ]
        asked += [
            (figure.at / "who", "figure", figure.who, photo_cast.names())
            for figure in recipe.figures
        ]
        for at, what, name, known in asked:
            if name not in known:
                yield Complaint(at, f"there is no {what} {name!r}", did_you_mean(name, known))


@check()
def pictures_files(game: Game) -> Iterator[Complaint]:
    """Every art file that a card shows is there, can be opened, and is no larger than print needs.

    Opens each file once, before anything is drawn. A file with more pixels than 300 dpi is made
    smaller, and a note says so.

    A name that differs in capitals only works on one computer and leaves an empty card on the
    next.

    Bad:
        add:
          decks:
            reference:
              cards:
                - {id: inn, texts: {title: Inn, body: Rest.}, art: {sign: art/gone.png}}
          faces:
            reference:
              slots:
                - {id: sign, kind: picture, of: sign, x: 6, y: 60, width: 20, height: 20}
    Good:
        add:
          decks:
            reference:
              cards:
                - {id: inn, texts: {title: Inn, body: Rest.}, art: {sign: compass}}
          faces:
            reference:
              slots:
                - {id: sign, kind: picture, of: sign, x: 6, y: 60, width: 20, height: 20}
    """
    from forge.draw import gallery

    for trouble in gallery.open_art(game).troubles:
        yield Complaint(trouble.at, trouble.message, trouble.hint, trouble.severity)
