"""The sections of a bundle, each from one part of the model, as plain data.

Lengths are millimetres with three decimals at most; texts are referred to by id.  The shape is
fixed by ``schemas/bundle.schema.json`` and explained in ``docs/bundle.md``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from forge.geometry import UM_PER_MM
from forge.model.board import Board, Link, Point
from forge.model.deck import Card, Deck
from forge.model.deed import Deed
from forge.model.edition import Edition
from forge.model.folded import PawnSet
from forge.model.game import Game
from forge.model.reading import When, holds
from forge.model.rulebook import Block, Rulebook
from forge.model.text import Text
from forge.model.token import Money, TokenSet

Json = dict[str, object]
Place = tuple[int, int]
"""A place on the board's drawing, µm from its top left."""


def millimetres(length: int) -> float | int:
    """A length for clients: whole millimetres as an integer, else up to three decimals."""
    whole, rest = divmod(length, UM_PER_MM)
    return length / UM_PER_MM if rest else whole


def game_part(game: Game) -> Json:
    """Who the game is."""
    return {
        "id": game.id,
        "version": game.version,
        "title": game.title.id,
        "notice": game.notice.id,
        "licence": game.licence,
        "minutes": [game.minutes_min, game.minutes_max],
        "age": game.age,
        "credits": [credit.text.id for credit in game.credits],
    }


def edition_part(edition: Edition) -> Json:
    """Every number and reading of the rules, and what is laid out and printed."""
    return {
        "id": edition.id,
        "title": edition.title.id,
        "currency": edition.currency,
        "players": [edition.players_min, edition.players_max],
        "rules": list(edition.rules),
        "parameters": [
            {
                "id": p.id,
                "unit": str(p.unit),
                "value": p.value,
                "rules": list(p.rules),
                "reading": p.reading,
                "options": list(p.options),
            }
            for p in edition.parameters
        ],
        "tokens": [{"id": m.id, "count": m.count, "spare": m.spare} for m in edition.tokens],
        "notes": [{"id": s.id, "count": s.count} for s in edition.notes],
    }


def board_part(
    board: Board,
    size: tuple[int, int],
    places: Mapping[str, Place],
    circles: Mapping[str, tuple[Place, ...]],
) -> Json:
    """The graph with positions; ``circles`` are the drawn steps of each link, from its start."""
    rings = {(ring.link, ring.circle): ring.id for ring in board.rings}
    return {
        "id": board.id,
        "size_mm": [millimetres(side) for side in size],
        "points": [_point(point, places[point.id]) for point in board.points],
        "links": [_link(link, circles.get(link.id, ()), rings) for link in board.links],
    }


def _point(point: Point, place: Place) -> Json:
    roles = [
        role for role in ("start", "goal", "token", "island", "terminal") if getattr(point, role)
    ]
    return {
        "id": point.id,
        "name": point.name.id,
        "lonlat": list(point.place),
        "at_mm": [millimetres(place[0]), millimetres(place[1])],
        "roles": roles,
        "special": point.special,
        "gives": point.gives,
    }


def _link(link: Link, places: Iterable[Place], rings: Mapping[tuple[str, int], str]) -> Json:
    return {
        "id": link.id,
        "kind": str(link.kind),
        "from": link.from_,
        "to": link.to,
        "oneway": link.oneway,
        "steps": link.steps,
        "needs": link.needs,
        "needs_roll": link.needs_roll,
        "circles": [
            {
                "id": f"{link.id}:{number}",
                "at_mm": [millimetres(x), millimetres(y)],
                "ring": rings.get((link.id, number)),
            }
            for number, (x, y) in enumerate(places, start=1)
        ],
    }


def tokens_part(tokens: TokenSet) -> Json:
    """The kinds of token and how they look."""
    return {
        "diameter_mm": millimetres(tokens.diameter),
        "kinds": [
            {
                "id": kind.id,
                "name": kind.name.id,
                "plural": kind.plural.id,
                "effect": kind.effect.id,
                "symbol": kind.symbol,
                "colour": kind.colour,
                "value": kind.value,
                "gives": kind.gives,
            }
            for kind in tokens.kinds
        ],
    }


def money_part(money: Money) -> Json:
    """The notes."""
    return {
        "note_mm": [millimetres(money.width), millimetres(money.height)],
        "notes": [
            {"id": note.id, "value": note.value, "words": note.words.id} for note in money.notes
        ],
    }


def pawns_part(pawns: PawnSet, edition: Edition) -> list[Json]:
    """The pawns of an edition, one a player."""
    return [
        {"id": pawn.id, "name": pawn.name.id, "colour": pawn.colour, "symbol": pawn.symbol}
        for pawn in pawns.kinds[: edition.players_max]
    ]


def deck_part(deck: Deck, edition: Edition) -> Json:
    """A deck as an edition prints it; copies of a card share its id and are told by ``copies``."""
    return {
        "id": deck.id,
        "name": deck.name.id,
        "cards": [_card(card.under(edition.values)) for card in deck.cards],
    }


def _card(card: Card) -> Json:
    ids = [card.id] if card.count == 1 else [f"{card.id}-{n}" for n in range(1, card.count + 1)]
    return {
        "id": card.id,
        "copies": ids,
        "texts": {name: text.id for name, text in sorted(card.texts.items())},
        "back_texts": {name: text.id for name, text in sorted(card.back_texts.items())},
        "numbers": dict(sorted(card.numbers.items())),
        "do": [_deed(deed) for deed in card.do],
    }


def _deed(deed: Deed) -> Json:
    when = dict(sorted(deed.when.items()))
    return {
        "op": str(deed.op), "who": str(deed.who), "n": deed.n, "camp": str(deed.camp), "when": when
    }  # fmt: skip


def rulebook_part(book: Rulebook, edition: Edition) -> Json:
    """The rulebook as sections of text ids, each with the rule ids that it tells."""
    return {
        "title": book.title.id,
        "sections": [
            {
                "id": section.id,
                "title": section.title.id,
                "quick": section.quick,
                "blocks": [
                    _block(block, edition.values)
                    for block in section.blocks
                    if holds(block.when, edition.values)
                ],
            }
            for section in book.sections
        ],
    }


def _block(block: Block, values: When) -> Json:
    rules: list[str] = []
    said: list[str] = []
    for part in _walk(block, values):
        if isinstance(part, Text):
            said.append(part.id)
        else:
            rules.extend(part)
    return {
        "id": block.id,
        "kind": block.kind,
        "texts": said,
        "rules": list(dict.fromkeys(rules)),
    }


def _walk(block: Block, values: When) -> Iterator[Text | tuple[str, ...]]:
    """The texts and rule ids of a block, in reading order."""
    for name in ("title", "text", "caption"):
        text = getattr(block, name, None)
        if isinstance(text, Text):
            yield text
    yield getattr(block, "rules", ())
    yield from (column.title for column in getattr(block, "columns", ()))
    for row in getattr(block, "rows", ()):
        if holds(row.when, values):
            yield from row.cells.values()
            yield row.rules
    for entry in getattr(block, "entries", ()):
        if holds(entry.when, values):
            yield entry.text
            yield entry.rules
