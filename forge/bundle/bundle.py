"""One edition of a game as JSON with its pictures; sorted, without a clock, the same every time."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from forge import __version__
from forge.bundle import parts, vectors
from forge.bundle.assets import SCENES, assets
from forge.bundle.explored_part import explored_part
from forge.bundle.parts import Json
from forge.bundle.stand_part import stand_part
from forge.bundle.texts import Voice, by_language, forms_by_language
from forge.bundle.trail_part import trail_part
from forge.draw import routes
from forge.draw.cards import decks
from forge.draw.share import SHARES
from forge.draw.whole import Drawing
from forge.model.board import Board
from forge.model.edition import Edition
from forge.model.game import Game
from forge.model.scenery import Scenery
from forge.simulate.vectors import table_of
from forge.typeset.fonts import Fonts

FORMAT = {"name": "forge-bundle", "version": "1.5"}
EXPLORED = {**FORMAT, "version": "1.6"}
"""The format of bundles of games of exploration, which have a key that no other bundle has."""
INFLECTED = {**FORMAT, "version": "1.7"}
"""The format of bundles of translations, which tell the forms of names and nouns."""
INDEX = "bundle.json"


@dataclass(frozen=True, slots=True)
class Source:
    """What a bundle is made from: a drawing per language, the voices, and the content's hash."""

    drawing: Drawing
    locale: str
    voices: Mapping[str, Voice]
    content_hash: str


def bundle(source: Source, fonts: Fonts) -> dict[str, bytes]:
    """The files of a bundle by name: ``bundle.json``, ``vectors.json`` and ``assets/*``.

    ``docs/bundle.md`` explains the format; ``schemas/bundle.schema.json`` holds it.
    """
    made = [one for part in SCENES for one in assets(source.drawing, fonts, source.locale, part)]
    desk = source.drawing.desk
    played = vectors.file(desk.game, desk.edition)
    pictures = {one.path: one.data for one in made}
    return {INDEX: index(source, [one.entry for one in made]), **played, **pictures}


def index(source: Source, pictures: Iterable[Json]) -> bytes:
    """The bytes of bundle.json, with the entries of its pictures."""
    listed = sorted(pictures, key=lambda one: (str(one["id"]), str(one["media"])))
    text = json.dumps(document(source, listed), ensure_ascii=False, indent=1, sort_keys=True)
    return f"{text}\n".encode()


def entries(folder: Path) -> dict[str, Json]:
    """What the bundle in a folder says of its pictures, by their paths."""
    told = json.loads((folder / INDEX).read_text("utf-8"))
    return {one["path"]: one for one in told["assets"]}


def document(source: Source, pictures: Sequence[Json]) -> Json:
    """The content of bundle.json."""
    desk = source.drawing.desk
    game, edition = desk.game, desk.edition
    book = game.rulebook(edition.id)
    explored = {"exploration": explored_part(game)} if game.map else {}
    told = forms_by_language(game, edition, source.voices)
    forms = {"forms": told} if told else {}
    return {
        "format": INFLECTED if forms else EXPLORED if explored else FORMAT,
        "made_by": f"forge {__version__}",
        "content_hash": source.content_hash,
        "part_hashes": hashes(source.drawing),
        "game": parts.game_part(game),
        "edition": parts.edition_part(edition),
        "board": _board(game.board, game.scenery) if game.board and game.scenery else None,
        "trail": trail_part(game.trail, drawn=game.ground is not None) if game.trail else None,
        "tokens": parts.tokens_part(game.tokens) if game.tokens else None,
        "money": parts.money_part(game.money) if game.money else None,
        "pawns": parts.pawns_part(game.pawns, edition) if game.pawns else [],
        "stand": stand_part(rack) if (rack := game.rack(edition.id)) else None,
        "decks": [parts.deck_part(deck, edition) for deck in decks(desk)],
        "rulebook": parts.rulebook_part(book, edition) if book else None,
        "play": _play(game, edition),
        "texts": by_language(game, edition, source.voices),
        "assets": list(pictures),
        **explored,
        **forms,
    }


def _play(game: Game, edition: Edition) -> Json | None:
    """Which of our rules play the edition, and the file with which clients can test theirs."""
    found = table_of(game, edition)
    return {"rules": found.rules.id, "vectors": vectors.FILE} if found else None


def hashes(drawing: Drawing) -> dict[str, str]:
    """The hash of what each printed part sees, as its sheets carry it."""
    parts = [part for part in SHARES if drawing.has(part)]
    return {part: drawing.shares.mark(part) for part in parts}


def _board(board: Board, scenery: Scenery) -> Json:
    circles = {route.link.id: route.circles for route in routes.routes(board, scenery)}
    places = {disc.point.id: disc.spot for disc in routes.discs(board, scenery)}
    return parts.board_part(board, scenery.size, places, circles)
