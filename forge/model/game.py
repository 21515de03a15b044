"""A whole game, decoded."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING

from forge.model.text import Text
from forge.source import ROOT, Pointer

if TYPE_CHECKING:
    from forge.model.atlas import Atlas
    from forge.model.board import Board
    from forge.model.deck import Deck
    from forge.model.edition import Edition
    from forge.model.explorer import Explorers
    from forge.model.face import Face
    from forge.model.folded import Die, PawnSet, Rack, TuckBox
    from forge.model.form import Form
    from forge.model.ground import Ground
    from forge.model.hexmap import HexMap
    from forge.model.lookup import Lookup
    from forge.model.machine import Machine
    from forge.model.outfit import Outfit
    from forge.model.picture import Album
    from forge.model.pile import Pile
    from forge.model.rulebook import Rulebook
    from forge.model.scenery import Palette, Scenery
    from forge.model.token import Money, TokenSet
    from forge.model.trail import Trail

LATER: Mapping[str, str] = MappingProxyType(
    {
        "Atlas": "atlas",
        "Board": "board",
        "Deck": "deck",
        "Edition": "edition",
        "Explorers": "explorer",
        "Face": "face",
        "Die": "folded",
        "Rack": "folded",
        "Form": "form",
        "Album": "picture",
        "Ground": "ground",
        "HexMap": "hexmap",
        "Lookup": "lookup",
        "Machine": "machine",
        "Outfit": "outfit",
        "PawnSet": "folded",
        "Pile": "pile",
        "TuckBox": "folded",
        "Rulebook": "rulebook",
        "Palette": "scenery",
        "Scenery": "scenery",
        "Money": "token",
        "TokenSet": "token",
        "Trail": "trail",
    }
)
"""The module of each section's class: most games lack some, and making their classes takes long."""


@dataclass(frozen=True, slots=True)
class Credit:
    """Somebody or something to thank, printed on every kit."""

    id: str
    text: Text
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Noun:
    """Something that is counted, by its singular and plural; ``{missed:turn}`` is "three turns".

    In a translation the forms of ``many`` are all plurals of the language, by their CLDR names.
    """

    id: str
    one: Text
    many: Text
    at: Pointer = field(default=ROOT, compare=False)

    @property
    def key(self) -> str:
        """The id of its two texts as one message."""
        return self.one.id.removesuffix(".one")


@dataclass(frozen=True, slots=True)
class Game:
    """Everything the content says.  A part that a game does not have is None or empty.

    ``art`` holds the bytes of the files under art/, by file name.
    """

    id: str
    version: str
    title: Text
    notice: Text
    licence: str
    minutes_min: int
    minutes_max: int
    age: int
    credits: tuple[Credit, ...]
    nouns: tuple[Noun, ...] = ()
    board: Board | None = None
    trail: Trail | None = None
    map: HexMap | None = None
    atlas: Atlas | None = None
    tables: tuple[Lookup, ...] = ()
    piles: tuple[Pile, ...] = ()
    outfit: Outfit | None = None
    explorers: Explorers | None = None
    turn: Machine | None = None
    forms: tuple[Form, ...] = ()
    tokens: TokenSet | None = None
    money: Money | None = None
    pawns: PawnSet | None = None
    die: Die | None = None
    box: TuckBox | None = None
    decks: tuple[Deck, ...] = ()
    faces: tuple[Face, ...] = ()
    editions: tuple[Edition, ...] = ()
    rulebooks: tuple[Rulebook, ...] = ()
    scenery: Scenery | None = None
    style: Palette | None = None
    pictures: Album | None = None
    ground: Ground | None = None
    stand: Rack | None = None
    art: Mapping[str, bytes] = field(default_factory=dict, repr=False)
    at: Pointer = field(default=ROOT, compare=False)

    def edition(self, ident: str) -> Edition:
        """The edition called ``ident``; KeyError when there is none."""
        for edition in self.editions:
            if edition.id == ident:
                return edition
        raise KeyError(ident)

    def decks_of(self, edition: str) -> tuple[Deck, ...]:
        """The decks that an edition uses."""
        return tuple(deck for deck in self.decks if not deck.editions or edition in deck.editions)

    def rack(self, edition: str) -> Rack | None:
        """The stand for cards, where the rules of an edition use it."""
        held = self.stand
        return held if held and (not held.editions or edition in held.editions) else None

    def table(self, ident: str) -> Lookup | None:
        """The table called ``ident``, if there is one."""
        return next((table for table in self.tables if table.id == ident), None)

    def rulebook(self, edition: str) -> Rulebook | None:
        """The rulebook of an edition, if it has one."""
        return next((book for book in self.rulebooks if book.id == edition), None)
