"""Cards: a face's slots, filled from a card.

What is the same on every card of a face (its ground and the slots that name nothing of the
card) is one scene, drawn once and placed on each: a deck of 300 keeps one copy of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from forge.draw.desk import Desk
from forge.draw.slots import Bench, kinds
from forge.draw.slots.words import even
from forge.geometry import Box, Um
from forge.model.deck import Card, Deck
from forge.model.face import Face, Slot
from forge.model.text import Text
from forge.scene import Item, Piece, Place, Scene
from forge.scene.shapes import rect

NO_BACK = "none"
TWO = "-two"
"""Ends the name of a face that takes the place of another in a kit in two languages."""
BACK = ".back"
"""Follows the name of a card that says in two languages what another says on its back."""


def decks(desk: Desk) -> tuple[Deck, ...]:
    """The decks that the desk's edition uses."""
    return desk.game.decks_of(desk.edition.id)


def cards(desk: Desk, deck: Deck) -> tuple[Piece, ...]:
    """Every card of a deck, in the order written.

    A piece is called ``<deck>.<card>``.  KeyError for a face or a drawing that is not there:
    the checks of references look before anything is drawn.  In a kit in two languages a card
    says everything twice; what has no back has the second language there, and what has texts
    on both sides is made as two cards, each with the two languages back to back.
    """
    faces = {face.id: face for face in desk.game.faces}
    if desk.second is not None:
        twos = [face for face in desk.game.faces if face.id.endswith(TWO)]
        faces |= {face.id.removesuffix(TWO): face for face in twos}
    common = _Common()
    made = []
    for written in deck.cards:
        card = written.under(desk.edition.values)
        behind = card.back or deck.back
        front, back = Side(desk, faces[card.face or deck.face], card, deck.id), None
        if behind and behind != NO_BACK:
            back = Side(desk, faces[behind], card, deck.id, front=False)
        made += [
            Piece(
                id=f"{deck.id}.{card.id}{name}",
                front=_drawn(first, common.of(first)),
                size=first.face.trim,
                back=_drawn(second, common.of(second)) if second else None,
                bleed=first.face.bleed,
                count=card.count,
            )
            for name, first, second in _sides(front, back)
        ]
    return tuple(made)


def made_as(desk: Desk, deck: Deck, card: Card) -> int:
    """How many cards a card is made as: two, where both its sides say things in two languages."""
    behind = card.back or deck.back
    told = card.under(desk.edition.values).back_texts
    return 2 if desk.second is not None and told and behind and behind != NO_BACK else 1


def _sides(front: Side, back: Side | None) -> Iterator[tuple[str, Side, Side | None]]:
    """The cards that one card is made as: what follows its name, its front and its back."""
    if front.second is not None and back is None:
        yield "", front.alone, front.second
    elif front.second is not None and back is not None and back.texts:
        yield "", front.alone, front.second
        yield BACK, back.alone, back.second
    else:
        yield "", front, back


@dataclass(frozen=True, slots=True)
class Side:
    """A face to be filled from a card of a deck; without a card, what is common to all."""

    desk: Desk
    face: Face
    card: Card | None = None
    deck: str = ""
    front: bool = True

    @property
    def second(self) -> Side | None:
        """The same in the other language of a kit in two."""
        desk = self.desk.second
        if desk is None:
            return None
        face = next(face for face in desk.game.faces if face.id == self.face.id)
        card = self.card
        if card is not None:
            deck = next(deck for deck in desk.game.decks if deck.id == self.deck)
            written = next(one for one in deck.cards if one.id == self.card_id)
            card = written.under(desk.edition.values)
        return replace(self, desk=desk, face=face, card=card)

    @property
    def card_id(self) -> str:
        """The id of the card; of the face, where there is none."""
        return self.card.id if self.card else self.face.id

    @property
    def alone(self) -> Side:
        """The side in its own language only."""
        return replace(self, desk=replace(self.desk, second=None))

    @property
    def texts(self) -> Mapping[str, Text]:
        """The texts of the card on this side."""
        if self.card is None:
            return {}
        return self.card.texts if self.front else self.card.back_texts

    def bench(self, slot: Slot) -> Bench:
        """The bench at which a slot is drawn."""
        second, beside = self.second, None
        if second is not None:
            beside = second.bench(next(one for one in second.face.slots if one.id == slot.id))
        card = self.card or Card(self.face.id)
        return Bench(self.desk, self._roomy(slot), card, self.texts, self.face, beside)

    def _roomy(self, slot: Slot) -> Slot:
        """The slot with the room of those below that the card says nothing in."""
        below = {one.id: one for one in self.face.slots} if slot.over and self.card else {}
        for name in slot.over if below else ():
            other = below[name]
            text = self.texts.get(other.of)
            if text is not None and self.desk.say(text).strip():
                break
            slot = replace(slot, height=Um(other.y + other.height - slot.y))
        return slot

    def items(self, slots: Iterable[Slot]) -> tuple[Item, ...]:
        """What is drawn into slots, in order."""
        benches = even(tuple(map(self.bench, slots)))
        return tuple(item for one in benches for item in kinds()[one.slot.kind].draw(one))


Layers = tuple[Scene, tuple[Slot, ...]]
"""What all cards of a face share, and the slots drawn over it from each card."""


@dataclass(frozen=True, slots=True)
class _Common:
    """What is common to the cards of a face, made once for each face and language."""

    made: dict[tuple[str, str], Layers] = field(default_factory=dict)

    def of(self, side: Side) -> Layers:
        """What is common to the cards of a side's face."""
        second = side.desk.second
        lang = f"{side.desk.setter.lang}+{second.setter.lang if second else ''}"
        key = (side.face.id, lang)
        if key not in self.made:
            self.made[key] = _common(replace(side, card=None))
        return self.made[key]


def _drawn(side: Side, common: Layers) -> Scene:
    """One side of a card; a side that fills nothing from the card is the common scene itself."""
    below, own = common
    if not own:
        return below
    return Scene(side.face.trim, (Place(0, 0, below), *side.items(own)), side.card_id)


def _common(side: Side) -> Layers:
    """The face's ground with the slots up to the first that is filled from a card."""
    face = side.face
    first = next((i for i, slot in enumerate(face.slots) if slot.of), len(face.slots))
    ground: tuple[Item, ...] = ()
    if face.ground:
        ground = (rect(Box(Um(0), Um(0), *face.trim).grown(face.bleed), face.ground),)
    items = (*ground, *side.items(face.slots[:first]))
    return Scene(face.trim, items, face.id), face.slots[first:]
