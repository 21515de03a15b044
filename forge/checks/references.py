"""References: whatever one part of the content names, another part holds."""

from __future__ import annotations

from collections.abc import Iterator

from forge.checks import known
from forge.checks.engine import Complaint, check
from forge.checks.naming import Names
from forge.model.board import Board
from forge.model.game import Game


@check()
def refs_board(board: Board) -> Iterator[Complaint]:
    """Every link joins two points of the board, and every ring lies on one of its links.

    Looks up both ends of each link, the link of each ring and the hub among the targets.

    A graph library makes a missing point up on the spot, so every later check would run on a
    board with one space more than the printed one.

    Bad:
        add:
          board:
            links:
              - {id: land-kufra-tunis, kind: land, from: kufra, to: tunis, steps: 2}
    Good:
        add:
          board:
            links:
              - {id: air-tangier-cairo, kind: air, from: tangier, to: cairo}
    """
    points = Names("point", "board.points", tuple(p.id for p in board.points))
    links = Names("link", "board.links", tuple(link.id for link in board.links))
    for link in board.links:
        yield from points.want(link.from_, link.at / "from", f"the link {link.id!r}")
        yield from points.want(link.to, link.at / "to", f"the link {link.id!r}")
    for ring in board.rings:
        yield from links.want(ring.link, ring.at / "link", f"the ring {ring.id!r}")
    if board.targets.hub is not None:
        yield from points.want(board.targets.hub, board.targets.at / "hub", "the board's targets")


@check()
def refs_cards(game: Game) -> Iterator[Complaint]:
    """Every deck and card names faces and editions that exist.

    Looks up the face and the back of each deck and card, the editions that use a deck, and the
    slots that a slot of a face lies over.

    A card without its face cannot be drawn, and a deck for an unknown edition is never printed.

    Bad:
        change:
          decks:
            reference: {face: referense}
    Good:
        change:
          decks:
            reference: {face: reference}
    """
    faces = Names("face", "faces", tuple(face.id for face in game.faces))
    for held in game.faces:
        slots = Names("slot", f"faces.{held.id}.slots", tuple(one.id for one in held.slots))
        for slot in held.slots:
            for name in slot.over:
                yield from slots.want(name, slot.at / "over", f"the slot {slot.id!r}")
    editions = known.editions(game)
    for deck in game.decks:
        whose = f"the deck {deck.id!r}"
        yield from faces.want(deck.face, deck.at / "face", whose)
        if deck.back is not None and deck.back != "none":
            yield from faces.want(deck.back, deck.at / "back", whose)
        for name in deck.editions:
            yield from editions.want(name, deck.at / "editions", whose)
        for card in deck.cards:
            for side, face in (("face", card.face), ("back", card.back)):
                if face is not None and face != "none":
                    yield from faces.want(face, card.at / side, f"the card {card.id!r}")


@check()
def refs_rulebook(game: Game) -> Iterator[Complaint]:
    """Every rulebook belongs to an edition.

    A rulebook's file name is the id of the edition whose rules it tells.

    A rulebook under another name is never printed, and its edition comes without rules.

    Bad:
        drop:
          editions: [classic]
    Good:
        change:
          editions:
            classic: {subtitle: Second printing}
    """
    editions = known.editions(game)
    for book in game.rulebooks:
        yield from editions.want(book.id, book.at, f"the rulebook {book.id!r}")
