"""Cards: a face's slots, filled from a card.

What is the same on every card of a face (its ground and the slots that name nothing of the
card) is one scene, drawn once and placed on each: a deck of 300 keeps one copy of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from forge.draw.desk import Desk
from forge.draw.slots import Bench, kinds
from forge.geometry import Box, Um
from forge.model.deck import Card, Deck
from forge.model.face import Face, Slot
from forge.model.text import Text
from forge.scene import Item, Piece, Place, Scene
from forge.scene.shapes import rect

NO_BACK = "none"


def decks(desk: Desk) -> tuple[Deck, ...]:
    """The decks that the desk's edition uses."""
    return desk.game.decks_of(desk.edition.id)


def cards(desk: Desk, deck: Deck) -> tuple[Piece, ...]:
    """Every card of a deck, in the order written.

    A piece is called ``<deck>.<card>``.  KeyError for a face or a drawing that is not there:
    the checks of references look before anything is drawn.
    """
    faces = {face.id: face for face in desk.game.faces}
    common = cache(lambda face: _common(desk, faces[face]))
    made = []
    for written in deck.cards:
        card = written.under(desk.edition.values)
        face = faces[card.face or deck.face]
        behind = card.back or deck.back
        back = None
        if behind and behind != NO_BACK:
            back = _side(desk, faces[behind], card, common(behind), front=False)
        made.append(
            Piece(
                id=f"{deck.id}.{card.id}",
                front=_side(desk, face, card, common(face.id), front=True),
                size=face.trim,
                back=back,
                bleed=face.bleed,
                count=card.count,
            )
        )
    return tuple(made)


def _side(desk: Desk, face: Face, card: Card, common: Layers, front: bool) -> Scene:
    """One side of a card; a side that fills nothing from the card is the common scene itself."""
    below, own = common
    texts = card.texts if front else card.back_texts
    if not own:
        return below
    items = _slots(desk, face, own, card, texts)
    return Scene(face.trim, (Place(0, 0, below), *items), card.id)


Layers = tuple[Scene, tuple[Slot, ...]]
"""What all cards of a face share, and the slots drawn over it from each card."""


def _common(desk: Desk, face: Face) -> Layers:
    """The face's ground with the slots up to the first that is filled from a card."""
    size = face.trim
    first = next((i for i, slot in enumerate(face.slots) if slot.of), len(face.slots))
    ground: tuple[Item, ...] = ()
    if face.ground:
        ground = (rect(Box(Um(0), Um(0), *size).grown(face.bleed), face.ground),)
    items = (*ground, *_slots(desk, face, face.slots[:first], Card(face.id), {}))
    return Scene(size, items, face.id), face.slots[first:]


def _slots(
    desk: Desk, face: Face, slots: Iterable[Slot], card: Card, texts: Mapping[str, Text]
) -> tuple[Item, ...]:
    return tuple(
        item
        for slot in slots
        for item in kinds()[slot.kind].draw(Bench(desk, slot, card, texts, face.trim))
    )
