"""Finding what somebody wants to look at: a piece by its id, or whatever a text stands on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from forge.build.preview.shown import ANYWHERE, SHELVES, Shown, View, sides
from forge.draw.cards import cards, decks
from forge.draw.desk import Desk
from forge.draw.money import notes
from forge.draw.pawns import pawns
from forge.draw.tokens import tokens
from forge.geometry import Box, Size, Um, mm, within
from forge.locale.hosts import hosts
from forge.locale.ui import UI
from forge.model.deck import Card
from forge.model.game import Game
from forge.model.text import texts
from forge.scene import Clip, Piece, Place, Scene
from forge.scene.shapes import rect

AROUND = mm(38)
"""How much of a board is shown round a text on it, µm."""


def piece_ids(game: Game) -> tuple[str, ...]:
    """Every name that a card, note, token or pawn of a game can be asked for by."""
    found = [name for deck in game.decks for card in deck.cards for name in _named(deck.id, card)]
    held = {"note": game.money and game.money.notes, "token": game.tokens and game.tokens.kinds,
            "pawn": game.pawns and game.pawns.kinds}  # fmt: skip
    for family, kinds in held.items():
        found += [name for one in kinds or () for name in (one.id, f"{family}.{one.id}")]
    return tuple(found)


def _named(deck: str, card: Card) -> tuple[str, str]:
    return card.id, f"{deck}.{card.id}"


def text_ids(game: Game) -> tuple[str, ...]:
    """Every id of a catalogue that is asked for as it stands there, forge's own words too."""
    every = (text.id for text in (*texts(game), *UI.values()))
    return (*every, *(noun.key for noun in game.nouns))


def bare(ident: str) -> str:
    """The id of the name or noun that an id of ``terms.po`` has a form of."""
    return ident.partition("|")[0]


def pieces(view: View, ident: str) -> tuple[Shown, ...]:
    """The pieces called so, as ``ruby``, ``token.ruby`` or ``reference.turn``; no others drawn."""
    found = list(_cards(view, lambda deck, card: ident in _named(deck, card)))
    desk = view.whole.desk
    for part, make in (("money", _notes(ident)), ("tokens", tokens), ("pawns", pawns)):
        if view.whole.has(part):
            called = (p for p in make(desk) if ident in (p.id, p.id.partition(".")[2]))
            found += sides(part, called)
    return tuple(found)


def _cards(view: View, wanted: Callable[[str, Card], bool]) -> Iterator[Shown]:
    desk = view.whole.desk
    for deck in decks(desk):
        some = tuple(card for card in deck.cards if wanted(deck.id, card))
        if some:
            yield from sides("cards", cards(desk, replace(deck, cards=some)))


def _notes(ident: str) -> Callable[[Desk], tuple[Piece, ...]]:
    """A way to draw one note, since each takes long."""

    def make(desk: Desk) -> tuple[Piece, ...]:
        some = tuple(one for one in desk.edition.notes if ident in (one.id, f"note.{one.id}"))
        return notes(replace(desk, edition=replace(desk.edition, notes=some))) if some else ()

    return make


def holding(view: View, ident: str) -> tuple[Shown, ...]:
    """What a text stands on: a card, a page, a piece of the board; nothing where it is not seen.

    What is printed in other texts only (a name, a noun, a form of one) is shown in the first of
    them; a form that none asks for, where its name stands.
    """
    inside, name = hosts(view.whole.desk.game), bare(ident)
    for asked in dict.fromkeys((name, *inside.get(ident, ()), *inside.get(name, ()))):
        for part in SHELVES.get(asked.partition(".")[0], ANYWHERE):
            found = next(_in_part(view, part, asked), None) if _has(view, part) else None
            if found is not None:
                return (found,)
    return ()


def _has(view: View, part: str) -> bool:
    return part in view.parts


def _in_part(view: View, part: str, ident: str) -> Iterator[Shown]:
    """What of a part a text is seen on."""
    if part == "rulebook":
        yield from _page(view, ident)
    if part == "cards":
        every = _cards(view, lambda _, card: any(one.id == ident for one in texts(card)))
        seen = [one for one in every if _on(view, one.scene, ident)]
        yield from seen or (one for one in view.part(part) if _on(view, one.scene, ident))
        return
    shown = view.sketches() if part == "board" else view.part(part)
    for one in shown:
        where = _on(view, one.scene, ident)
        if where:
            yield cropped(one, where) if part == "board" else one


def _on(view: View, scene: Scene, ident: str) -> Box | None:
    """Where a text stands on a drawing."""
    return next((one.box for one in view.seeker.texts(scene) if one.of.text == ident), None)


def _page(view: View, ident: str) -> Iterator[Shown]:
    """The page of the rulebook on which a text stands, with no other drawn."""
    from forge.build.setting import on_sheets  # what sets books, which a card does without
    from forge.draw.rulebook_sample import page_with

    edges = on_sheets(view.printing.margins)
    found = page_with(view.whole.at("rulebook"), view.printing.paper.size, edges, ident)
    if found is not None:
        number, page = found
        yield Shown("rulebook", f"rulebook page {number}", page.scene)


def cropped(one: Shown, where: Box, around: int = AROUND) -> Shown:
    """Something large round a text on it, with so much more on each side, µm."""
    whole = Box(Um(0), Um(0), *one.scene.size)
    seen = within(where.grown(around), whole)
    moved = Place(-seen.x, -seen.y, one.scene)
    edge = rect(Box(Um(0), Um(0), seen.width, seen.height))
    return replace(one, scene=Scene(Size(seen.width, seen.height), (Clip(edge, (moved,)),), "part"))
