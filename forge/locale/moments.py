"""The names that a told game brings into its sentences, by the names of their placeholders."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from forge.model.game import Game
from forge.model.text import Text

_TOLD = "ui.play-"


def told_of(ident: str, game: Game) -> bool:
    """Whether a text is a sentence of a told game that this game may have.

    "ui.play-star-of-africa.zvezda-open" is one of Star of Africa's, "ui.play-line" of every game.
    """
    own, dot, _ = ident.removeprefix(_TOLD).partition(".")
    return ident.startswith(_TOLD) and (not dot or own == game.id)


def brought(game: Game, name: str) -> Iterator[Text]:
    """The names that may stand for a placeholder of such a sentence; none for a number."""
    yield from _FAMILIES[name](game) if name in _FAMILIES else ()


def _tokens(game: Game) -> Iterator[Text]:
    yield from (kind.name for kind in (game.tokens.kinds if game.tokens else ()))


def _cards(game: Game) -> Iterator[Text]:
    for deck in game.decks:
        yield from (card.texts["title"] for card in deck.cards if "title" in card.texts)


def _players(game: Game) -> Iterator[Text]:
    yield from (kind.name for kind in (game.pawns.kinds if game.pawns else ()))


def _places(game: Game) -> Iterator[Text]:
    yield from (point.name for point in (game.board.points if game.board else ()))
    yield from (game.trail.start.name, game.trail.finish.name) if game.trail else ()


def _harbours(game: Game) -> Iterator[Text]:
    yield from (port.name for port in (game.map.harbours if game.map else ()))


def _terrains(game: Game) -> Iterator[Text]:
    yield from (kind.name for kind in (game.map.terrains if game.map else ()))


def _professions(game: Game) -> Iterator[Text]:
    yield from (one.name for one in (game.explorers.professions if game.explorers else ()))


def _persons(game: Game) -> Iterator[Text]:
    yield from (item.name for item in (game.outfit.items if game.outfit else ()))


def _disasters(game: Game) -> Iterator[Text]:
    for pile in game.piles:
        if pile.kind == "disaster":
            yield from (card.name for card in pile.cards)


def _rows(game: Game) -> Iterator[Text]:
    for table in game.tables:
        yield from (row.name for row in table.rows if row.name is not None)


def _results(game: Game) -> Iterator[Text]:
    for table in game.tables:
        yield from (one.name for one in table.outcomes)


_FAMILIES: Mapping[str, Callable[[Game], Iterator[Text]]] = MappingProxyType(
    {
        "token": _tokens,
        "card": _cards,
        "player": _players,
        "other": _players,
        "place": _places,
        "from": _places,
        "to": _places,
        "port": _harbours,
        "harbour": _harbours,
        "terrain": _terrains,
        "profession": _professions,
        "person": _persons,
        "disaster": _disasters,
        "legend": _rows,
        "grade": _results,
    }
)
