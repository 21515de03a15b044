"""The test game of decks, and decks made by the dozen: from content to the bytes of a PDF."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import pypdfium2

from forge.backend.pdf import pdf
from forge.content.project import content_root, open_game
from forge.draw.cards import cards
from forge.draw.desk import Desk
from forge.draw.gallery import open_art
from forge.geometry import Box, Um
from forge.locale.values import voice
from forge.model.deck import Deck
from forge.model.decode import decode
from forge.model.face import Face
from forge.model.game import Game
from forge.model.load import game as load_game
from forge.press.paper import PAPERS
from forge.press.sheet import SheetPlan, impose
from forge.scene import Book, Clip, Fade, Item, Picture, Piece, Place, Scene, Words
from forge.scene import Path as Drawn
from forge.source import ROOT
from forge.typeset.setter import Setter

DECKS = Path(__file__).parent.parent / "data" / "decks"


def box() -> Game:
    """The test game of decks."""
    return load_game(open_game(DECKS))


def africa() -> Game:
    """Star of Africa."""
    return load_game(open_game(content_root() / "star-of-africa"))


def desk(game: Game, edition: str = "plain", setter: Setter | None = None) -> Desk:
    """A desk for an English kit of one edition."""
    chosen = game.edition(edition)
    return Desk(game, chosen, voice(game, chosen), setter or Setter("en"), open_art(game))


def deck(rows: Sequence[Mapping[str, object]], name: str = "made", **more: object) -> Deck:
    """A deck of cards, each a mapping as a deck's file holds it."""
    data = {"id": name, "name": "Made", "face": "plain", "cards": list(rows), **more}
    return decode(Deck, data, ROOT / "decks" / name, f"decks.{name}")


def face(name: str, slots: Sequence[Mapping[str, object]], **more: object) -> Face:
    """A face as a face's file holds it."""
    data = {"id": name, "size": "standard", "slots": list(slots), **more}
    return decode(Face, data, ROOT / "faces" / name, f"faces.{name}")


def many(count: int) -> Deck:
    """A deck of as many cards as asked, each with a title and a number of its own."""
    rows = [
        {"id": f"card-{i}", "texts": {"title": f"Card number {i}"}, "numbers": {"number": i}}
        for i in range(1, count + 1)
    ]
    return deck(rows, back="back")


def with_decks(game: Game, *decks: Deck, faces: Sequence[Face] = ()) -> Game:
    """The game with other decks, and more faces."""
    return replace(game, decks=decks, faces=(*game.faces, *faces))


def printed(pieces: Sequence[Piece], at: Desk) -> bytes:
    """The PDF of pieces laid on A4, backs included."""
    pages = impose(pieces, SheetPlan(PAPERS["a4"]))
    book = Book("Cards", "en", "", "", "", pages, "long")
    return pdf(book, at.setter.fonts, at.art.data)


def laid(game: Game, name: str) -> tuple[Piece, ...]:
    """The cards of one deck of a game."""
    return cards(desk(game), next(d for d in game.decks if d.id == name))


def pages_text(data: bytes) -> list[str]:
    """What each page says when its text is taken back out."""
    document = pypdfium2.PdfDocument(io.BytesIO(data))
    return [page.get_textpage().get_text_range() for page in document]


def items(scene: Scene) -> Iterator[Item]:
    """Every item of a scene, also those inside others (places are not followed into their turn)."""
    todo = list(scene.items)
    while todo:
        item = todo.pop()
        yield item
        if isinstance(item, Place):
            todo += item.scene.items
        elif isinstance(item, Clip | Fade):
            todo += item.items


def words(scene: Scene) -> list[Words]:
    """The runs of text of a scene, from the top down and from left to right."""
    found = [item for item in items(scene) if isinstance(item, Words)]
    return sorted(found, key=lambda run: (run.y, run.x))


def pictures(scene: Scene) -> list[Picture]:
    """The raster pictures of a scene."""
    return [item for item in items(scene) if isinstance(item, Picture)]


def reach(run: Words, setter: Setter) -> Box:
    """The box from the first glyph's origin to the last one's end, one ascent high."""
    cast = setter.fonts.face(run.face)
    xs: list[float] = []
    for cluster in run.clusters:
        for gid, x, _ in cluster.glyphs:
            xs += [x, x + cast.advance(gid) * run.size / cast.upem]
    top = run.y - cast.ascent * run.size / cast.upem
    height = (cast.ascent - cast.descent) * run.size / cast.upem
    return Box(
        Um(run.x + round(min(xs))), Um(round(top)), Um(round(max(xs) - min(xs))), Um(round(height))
    )


def outlines(scene: Scene) -> list[Drawn]:
    """Every path of a scene."""
    return [item for item in items(scene) if isinstance(item, Drawn)]
