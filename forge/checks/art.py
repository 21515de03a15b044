"""Art: every drawing, picture and colour that the content names is there."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from forge.checks.engine import Complaint, check
from forge.checks.naming import Names
from forge.draw import beasts, drawings, gems, grounds, icons
from forge.model.board import Board
from forge.model.deck import Deck
from forge.model.face import Face, Slot, SlotKind
from forge.model.game import Game
from forge.model.scenery import PanelKind, Scenery

SUN = "sun"
"""The one medallion that has a drawing of its own."""


@check()
def art_drawings(game: Game) -> Iterator[Complaint]:
    """Every sign, stone, animal and picture that the content names can be drawn.

    Looks up the symbols of tokens, notes, medallions and slots among the drawings of the house,
    and the files that cards, slots and the map name among the game's art.

    A misspelt symbol would stop the kit in the middle of drawing it.

    Bad:
        change:
          tokens:
            kinds:
              ruby: {symbol: rubby}
    Good:
        change:
          tokens:
            kinds:
              ruby: {symbol: step}
    """
    stones = Names("drawing", "", tuple(sorted({*gems.names(), *icons.names()})))
    for kind in game.tokens.kinds if game.tokens else ():
        yield from stones.want(kind.symbol, kind.at / "symbol", f"the token {kind.id!r}")
    animals = Names("animal", "", beasts.names())
    for note in game.money.notes if game.money else ():
        yield from animals.want(note.symbol, note.at / "symbol", f"the note {note.id!r}")
    yield from chain.from_iterable(_face(game, face) for face in game.faces)
    yield from chain.from_iterable(_cards(game, deck) for deck in game.decks)


def _face(game: Game, face: Face) -> Iterator[Complaint]:
    for slot in face.slots:
        if slot.symbol:
            whose = f"the slot {slot.id!r} of the face {face.id!r}"
            yield from _symbols(game, slot).want(slot.symbol, slot.at / "symbol", whose)


def _symbols(game: Game, slot: Slot) -> Names:
    """What the symbol of a slot may name, by its kind."""
    match slot.kind:
        case SlotKind.PICTURE:
            return _pictures(game, slot.symbol)
        case SlotKind.PANEL:
            return Names("pattern", "", grounds.names())
        case _:
            return Names("sign", "", icons.names())


def _cards(game: Game, deck: Deck) -> Iterator[Complaint]:
    for card in deck.cards:
        for slot, name in card.art.items():
            whose = f"the card {card.id!r}"
            yield from _pictures(game, name).want(name, card.at / "art" / slot, whose)


def _pictures(game: Game, name: str) -> Names:
    """What a picture's name may be: a file of the game, or a drawing of the house."""
    if drawings.is_file(name):
        return Names("picture", "", tuple(f"art/{file}" for file in game.art))
    return Names("drawing", "", drawings.names(game))


@check()
def art_board(game: Game) -> Iterator[Complaint]:
    """The scenery has a map, and a medallion of a known colour for every sort of point.

    Looks up the map file, the sign and colour of each medallion, the medallion of each point by
    its `special` or its sort, and the tokens that the legend shows.

    A point without a medallion cannot be drawn; nobody could stand on it.

    Bad:
        drop:
          scenery:
            medals: [island]
    Good:
        change:
          scenery:
            medals:
              island: {sign: anchor}
    """
    if game.scenery is None:
        return
    scenery = game.scenery
    charts = Names("map", "", tuple(game.art))
    yield from charts.want(scenery.chart, scenery.at / "chart", "the scenery")
    signs = Names("sign", "", (*icons.names(), SUN))
    colours = Names("colour", "style.colours", tuple(game.style.colours) if game.style else ())
    for medal in scenery.medals:
        whose = f"the medallion {medal.id!r}"
        yield from signs.want(medal.sign, medal.at / "sign", whose)
        yield from colours.want(medal.colour, medal.at / "colour", whose)
    yield from _medals(scenery, game.board)
    yield from _legend(game, scenery)


def _medals(scenery: Scenery, board: Board | None) -> Iterator[Complaint]:
    ids = {medal.id for medal in scenery.medals}
    for point in board.points if board else ():
        sort = "start" if point.start else "island" if point.island else "city"
        if not {sort, point.special} & ids:
            message = f"no medallion of the scenery fits the point {point.id!r}"
            yield Complaint(scenery.at / "medals", message, f"add one with the id {sort}")


def _legend(game: Game, scenery: Scenery) -> Iterator[Complaint]:
    kinds = game.tokens.kinds if game.tokens else ()
    known = Names("token", "tokens.kinds", tuple(kind.id for kind in kinds))
    for panel in scenery.panels:
        for entry in panel.entries if panel.kind is PanelKind.TOKENS else ():
            yield from known.want(entry.sign, entry.at / "sign", f"the legend's {entry.id!r}")
