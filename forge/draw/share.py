"""What each part of a kit sees of a game, and a hash of it.

A part is drawn at a desk that holds its share of the game and nothing else: what a part does not
see cannot change it.  Texts in a share are filled already, so a name that another section gives
to a sentence counts with that sentence.  So the hash of a share tells when a part must be drawn
anew (acceptance case O35), and stands on the part's sheets.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass, replace
from functools import cached_property
from types import MappingProxyType
from typing import Any, TypeVar

from forge.draw.art import Gallery
from forge.draw.desk import Desk
from forge.locale.tongue import customs_mark
from forge.locale.values import voice
from forge.model.edition import Edition
from forge.model.game import Game
from forge.model.text import Text, said

T = TypeVar("T")
Say = Callable[[Text], str]

COMMON = ("id", "title", "notice", "licence", "credits", "style")
"""What every part sees of a game, besides the id, title and subtitle of the edition."""
BOARDS = ("board", "scenery", "trail", "ground", "map", "atlas", "tables")
NAMED = ("id", "title", "subtitle")
DECKS = ("decks", "faces", "pictures", "piles", "map")
EDITION = tuple(field.name for field in fields(Edition) if field.name != "at")


@dataclass(frozen=True, slots=True)
class Sees:
    """The fields of the game and of the edition that a part reads.

    Of those in ``counted`` it reads sizes and numbers only: their words are left out, but not the
    names of decks and the words of the first card where ``sample`` is set.
    """

    game: tuple[str, ...]
    edition: tuple[str, ...] = ()
    counted: tuple[str, ...] = ()
    sample: bool = False


FACTS = ("version", "minutes_min", "minutes_max", "age")
SHARES: Mapping[str, Sees] = MappingProxyType(
    {
        "board": Sees((*BOARDS, "tokens"), ("parameters",)),
        "tokens": Sees(("tokens",), ("tokens",)),
        "money": Sees(("money",), ("notes", "currency")),
        "cards": Sees((*DECKS, "tokens"), ("parameters", "currency")),
        "pawns": Sees(("pawns",), ("players_max",)),
        "die": Sees(("die", "tokens")),
        "stand": Sees(("stand",)),
        "forms": Sees(("forms", "tables", "decks", "outfit"), EDITION),
        "box": Sees(
            ("box", "scenery", "tokens", "money", *DECKS),
            ("notes", "tokens", "parameters"),
            ("scenery", "money", *DECKS),
        ),
        "rulebook": Sees(
            ("rulebooks", *BOARDS, "piles", "turn", "tokens", "pawns", "stand", *FACTS), EDITION
        ),
        "print-guide": Sees(
            (*BOARDS, "tokens", "money", "pawns", "die", "box", "stand", *DECKS),
            EDITION,
            (*BOARDS, "money", "box", *DECKS),
            sample=True,
        ),
    }
)
"""What each part sees; a part that asks for more finds nothing there, or fails."""
BOTH = frozenset({"cards", "rulebook", "box", "print-guide"})
"""The parts that say everything twice in a kit in two languages, and those that count what does;
the others speak the first."""
WORDS = "rulebooks"
"""What no picture shows, and changes most."""


def pictured(desk: Desk) -> Desk:
    """The desk at which pictures are drawn: without the words of the book around them."""
    return replace(desk, game=replace(desk.game, rulebooks=()))


@dataclass(frozen=True)
class Shares:
    """The shares of an edition in one voice."""

    game: Game
    edition: Edition
    say: Say
    lang: str
    second: Shares | None = None
    """The shares of the other language of a kit in two."""

    @staticmethod
    def of(desk: Desk) -> Shares:
        """The shares of a desk's edition."""
        second = Shares.of(desk.second) if desk.second else None
        return Shares(desk.game, desk.edition, desk.say, desk.setter.lang, second)

    def mark(self, part: str, but: str = "") -> str:
        """The SHA-256 of what a part sees of the game, and of how its language is written.

        Forge's own words are not in it: a part tells which of them it asked for.

        ``but`` leaves a section of the game out, for what is drawn without it.
        """
        told = hashlib.sha256(f"{part} {self.lang}{customs_mark()}".encode())
        sees = SHARES[part]
        for name in (one for one in (*COMMON, *sees.game) if one != but):
            told.update(self._digest(name, self._cut(part, name)).encode())
        for name in (*NAMED, *sees.edition):
            told.update(digest(getattr(self._edition, name)).encode())
        for name, data in self._art(part).items():
            told.update(f"{name} {hashlib.sha256(data).hexdigest()}".encode())
        if self.second is not None and part in BOTH:
            told.update(self.second.mark(part, but).encode())
        return told.hexdigest()

    def desk(self, part: str, whole: Desk) -> Desk:
        """A desk like ``whole`` where a part finds its share, and words already filled."""
        sees = SHARES[part]
        shown = {name: self._section(name, self._cut(part, name)) for name in sees.game}
        game = _emptied(self._game, {*COMMON, *sees.game}, {**shown, "art": self._art(part)})
        edition = _emptied(self._edition, {*NAMED, *sees.edition}, {})
        art = whole.art if "decks" in sees.game else Gallery()
        kept = replace(whole.kept, seen=self.mark(part, but=WORDS), share=self.mark(part))
        say = voice(game, edition, self.lang)
        second = None
        if self.second is not None and whole.second is not None and part in BOTH:
            second = self.second.desk(part, replace(whole.second, kept=whole.kept))
        return replace(
            whole, game=game, edition=edition, say=say, art=art, kept=kept, second=second
        )

    @cached_property
    def _game(self) -> Game:
        """The game of one edition, its texts filled."""
        ident = self.edition.id
        one = replace(
            self.game,
            editions=(),
            nouns=(),
            rulebooks=tuple(book for book in self.game.rulebooks if book.id == ident),
            decks=self.game.decks_of(ident),
            stand=self.game.rack(ident),
            art={},
        )
        return said(one, self._filled)

    @cached_property
    def _edition(self) -> Edition:
        """The edition without what its authors tell each other."""
        plain = tuple(replace(one, why="") for one in self.edition.parameters)
        return said(replace(self.edition, parameters=plain), self._filled)

    def _filled(self, text: Text) -> Text:
        """A text as it is said; one that another reading of the rules would say stays as it is."""
        try:
            return replace(text, template=self.say(text), forms=())
        except KeyError:
            return replace(text, forms=())

    def _cut(self, part: str, name: str) -> str:
        """How much of the words of a section a part sees."""
        sees = SHARES[part]
        if name not in sees.counted:
            return "all"
        return "sample" if sees.sample and name == "decks" else "none"

    def _section(self, name: str, cut: str) -> Any:
        section = getattr(self._game, name)
        if cut == "all" or not section:
            return section
        if cut == "none":
            return wordless(section)
        bare = [replace(deck, cards=wordless(deck.cards)) for deck in section]
        first = section[0]
        bare[0] = replace(first, cards=(*first.cards[:1], *bare[0].cards[1:]))
        return tuple(bare)

    def _art(self, part: str) -> Mapping[str, bytes]:
        """The art files that a part may open: the map's chart, all that cards can show."""
        sees, scenery, art = SHARES[part].game, self.game.scenery, self.game.art
        if "decks" in sees:
            return art
        map_ = self.game.map
        chart = scenery.chart if scenery else map_.chart if map_ else ""
        seen = chart if "scenery" in sees else ""
        return {name: data for name, data in art.items() if name == seen}

    @cached_property
    def _digests(self) -> dict[tuple[str, str], str]:
        return {}

    def _digest(self, name: str, cut: str) -> str:
        """The hash of a section, worked out once for all parts that see it."""
        if (name, cut) not in self._digests:
            self._digests[name, cut] = digest(self._section(name, cut))
        return self._digests[name, cut]


def wordless(section: T) -> T:
    """A section of a game without its words: the same in every language."""
    return said(section, _silent)


def _silent(text: Text) -> Text:
    return replace(text, template="", forms=())


def _emptied(thing: T, kept: set[str], given: Mapping[str, object]) -> T:
    """A value of which only some fields are left; the others are what they are by default."""
    bare = {
        f.name: _nothing(f.default, getattr(thing, f.name))
        for f in fields(thing)  # type: ignore[arg-type]
        if f.name not in kept and f.name not in ("at", *given)
    }
    made: T = replace(thing, **bare, **given)  # type: ignore[type-var]
    return made


def _nothing(default: object, value: object) -> object:
    """The default of a field, else a value of its kind that says nothing."""
    return type(value)() if default is MISSING else default


def digest(thing: object) -> str:
    """The SHA-256 of a model value, without the places where it was written."""
    told = hashlib.sha256()
    for word in _told(thing):
        told.update(word.encode())
        told.update(b"\0")
    return told.hexdigest()


def _told(thing: object) -> Iterator[str]:
    """A model value in words, without the places where it was written."""
    if isinstance(thing, Text):  # in a share it is filled: what forms it had stands in others
        yield from (type(thing).__name__, repr(thing.id), repr(thing.template))
    elif is_dataclass(thing) and not isinstance(thing, type):
        yield type(thing).__name__
        for f in fields(thing):
            if f.compare:
                yield from _told(getattr(thing, f.name))
    elif isinstance(thing, tuple):
        yield f"({len(thing)}"
        for part in thing:
            yield from _told(part)
    elif isinstance(thing, Mapping):
        yield f"{{{len(thing)}"
        for name, part in thing.items():
            yield repr(name)
            yield from _told(part)
    else:
        yield repr(thing)
