"""The real cards of Across Africa: as a game for forge, as pictures and words for other programs.

    python faces_make.py FOLDER COUNT

``FOLDER/game`` is the game with so many cards: its own two decks, or as many again of each with
titles of their own.  ``FOLDER/cards.json`` lists the same cards for programs that cannot draw them:
each has its art without words as a picture of 300 dpi, made here and not measured, and the words
with their places in mm.
"""

from __future__ import annotations

import json
import re
import shutil
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import yaml

from forge.backend.pdf import pdf
from forge.backend.png import png
from forge.content.project import content_root, open_game
from forge.draw.cards import cards, decks
from forge.draw.desk import Desk
from forge.locale.values import voice
from forge.model.deck import Card, Deck
from forge.model.face import Slot, SlotKind
from forge.model.load import game
from forge.scene import Book, Page, Scene
from forge.typeset.setter import Setter

DPI = 300
OWN = 54
WORDS = (SlotKind.TITLE, SlotKind.WORDS)
Json = dict[str, Any]


def main(folder: Path, count: int) -> None:
    """Write the game, the pictures and the list."""
    shutil.copytree(content_root() / "across-africa", folder / "game")
    shutil.rmtree(folder / "game" / "rulebooks")
    if count != OWN:
        for name in ("photos", "adventures"):
            lengthen(folder / "game" / "decks" / f"{name}.yaml", count // 2)
    made = game(open_game(folder / "game"))
    desk = Desk(made, made.editions[0], voice(made, made.editions[0]), Setter("en"))
    (folder / "art").mkdir()
    told = [deck_of(desk, deck, folder / "art") for deck in decks(desk)]
    (folder / "cards.json").write_text(json.dumps(told, ensure_ascii=False), encoding="utf-8")


def lengthen(path: Path, count: int) -> None:
    """Repeat the cards of a deck until there are ``count``, each with a title of its own."""
    whole = yaml.safe_load(path.read_text("utf-8"))
    own, rows = whole["cards"], []
    for number in range(count):
        card = {**own[number % len(own)], "count": 1}
        again = number // len(own)
        if again:
            texts = {**card["texts"], "title": f"{card['texts']['title']} {again + 1}"}
            card = {**card, "id": f"{card['id']}-{again + 1}", "texts": texts}
        rows.append(card)
    path.write_text(yaml.safe_dump({**whole, "cards": rows}, allow_unicode=True), "utf-8")


def deck_of(desk: Desk, deck: Deck, art: Path) -> Json:
    """A deck: its size, the picture of its back, and each copy of its cards."""
    mute = replace(desk, say=lambda _: "")
    pieces = cards(mute, deck)
    assert pieces[0].back is not None
    drawn: dict[Scene, str] = {}
    return {
        "name": deck.id,
        "size": [side / 1000 for side in pieces[0].size],
        "back": picture(desk, pieces[0].back, art / f"{deck.id}-back.png"),
        "cards": [
            {"art": shown(desk, piece.front, art, drawn), "words": list(words(desk, deck, card))}
            for piece, card in zip(pieces, deck.cards, strict=True)
            for _ in range(card.count)
        ],
    }


def shown(desk: Desk, scene: Scene, art: Path, drawn: dict[Scene, str]) -> str:
    """The name of a picture, which is made once however many cards show it."""
    bare = Scene(scene.size, scene.items)
    if bare not in drawn:
        drawn[bare] = picture(desk, bare, art / f"{scene.name}.png")
    return drawn[bare]


def picture(desk: Desk, scene: Scene, path: Path) -> str:
    """A drawing as a file; its name."""
    book = Book("art", "en", "", "", "", (Page(scene),))
    path.write_bytes(png(pdf(book, desk.setter.fonts, desk.art.data), dpi=DPI))
    return path.name


def words(desk: Desk, deck: Deck, card: Card) -> Iterator[Json]:
    """The words of a card with their boxes."""
    faces = {face.id: face for face in desk.game.faces}
    shown_ = card.under(desk.edition.values)
    for slot in faces[card.face or deck.face].slots:
        text = shown_.texts.get(slot.of) if slot.of else slot.text
        if slot.kind in WORDS and text is not None:
            yield word(slot, re.sub("</?[bi]>", "", desk.say(text)))


def word(slot: Slot, said: str) -> Json:
    """A text as other programs are told it: its box in mm, size in points, colour, alignment."""
    box = [value / 1000 for value in (slot.x, slot.y, slot.width, slot.height)]
    return {"text": said, "box": box, "size": slot.size, "colour": slot.colour,
            "align": slot.align, "bold": slot.weight >= 600}  # fmt: skip


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
