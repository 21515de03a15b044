"""Every text that is to be translated, with what a translator should know of it.

A walk over the Text type: what is no Text is not translated, and no Text is forgotten.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from pathlib import Path

from forge.locale import ui
from forge.locale.counts import amounts
from forge.locale.told_cards import phrases
from forge.locale.ui_glue import KINDS
from forge.locale.ui_play import PLAY
from forge.locale.values import NUMBER, Voice, names, voice
from forge.model.edition import Edition
from forge.model.game import Game, Noun
from forge.model.text import PLACEHOLDER, Text
from forge.source import Document, Pointer

UI, TALE, GAME = "ui", "tale", "game"
OWN = (UI, TALE)
"""The catalogues of forge's own words: what is printed, and what tells a simulated game."""
DOCUMENTS: Mapping[str, tuple[str, ...]] = {
    "rulebook": ("rulebooks",),
    "cards": ("decks", "faces", "piles", "pictures"),
    "board": ("board", "scenery", "trail", "ground", "map", "atlas"),
    "sheets": ("forms", "tables", "turn"),
}
"""Which parts of a game each of its catalogues holds; all else is in the one called game."""
_PART_OF = {part: name for name, parts in DOCUMENTS.items() for part in parts}
_SAME_EVERYWHERE = frozenset({"", "plural"})
_HUMP = re.compile(r"(?<=[a-z])(?=[A-Z])")


@dataclass(frozen=True, slots=True)
class Source:
    """A text in English: where it belongs, what it is, what its numbers are.

    What is counted has a ``plural`` besides.  ``place`` is the file, below the folder of all
    games, and line; ``values`` are the numbers behind its placeholders, edition by edition where
    they differ; ``example`` is how it reads.  ``also`` are forms that a translation alone may ask
    of its placeholders, as they are written: "missed:turn", "token.ruby:plural".
    """

    id: str
    template: str
    document: str
    kind: str = ""
    place: str = ""
    values: str = ""
    example: str = ""
    plural: str = ""
    also: frozenset[str] = field(default=frozenset(), compare=False, repr=False)


def sources(game: Game, document: Document) -> tuple[Source, ...]:
    """The texts of a game in the order of its content, each id once."""
    folder = Path(document.folders.get("", game.id)).name
    editions = _Editions(game)
    found: dict[str, Source] = {}
    for thing, kind in _walk(game, "game"):
        place = _place(document, thing.at, folder)
        if isinstance(thing, Noun):
            found[thing.key] = _noun(thing, place)
        elif thing.id not in found and speaks(thing.template):
            part = _PART_OF.get(thing.id.partition(".")[0], GAME)
            told = (editions.values(thing), editions.example(thing))
            made = Source(thing.id, thing.template, part, kind, place, *told)
            found[thing.id] = replace(made, also=editions.forms(thing))
    return tuple(found.values())


def _noun(noun: Noun, place: str) -> Source:
    """A noun as gettext counts it: "{n} turn", "{n} turns"."""
    one, many = (f"{{{NUMBER}}} {text.template}" for text in (noun.one, noun.many))
    return Source(noun.key, one, GAME, f"noun, counted by {{…:{noun.id}}}", place, plural=many)


def labels() -> tuple[Source, ...]:
    """Forge's own words: labels of sheets, the guide, phrases of cards; then what tells a game."""
    told = {f"ui.{name}" for name in PLAY}
    printed = (text for text in (*ui.UI.values(), *phrases()) if text.id not in told)
    return (
        *(Source(text.id, text.template, UI, KINDS.get(text.id, "label")) for text in printed),
        *(
            Source(text.id, text.template, TALE, "line")
            for text in ui.UI.values()
            if text.id in told
        ),
    )


def speaks(template: str) -> bool:
    """Whether there is anything to translate.

    Letters are, and forms that depend on a language, and what stands between two placeholders.
    """
    bare = PLACEHOLDER.sub("", template)
    forms = [match[2] or "" for match in PLACEHOLDER.finditer(template)]
    joined = len(forms) > 1 or not _SAME_EVERYWHERE.issuperset(forms)
    return joined or any(letter.isalpha() for letter in bare)


def _walk(thing: object, kind: str) -> Iterator[tuple[Text | Noun, str]]:
    """Every text with what holds it, as in "card title"; nouns with both their texts."""
    if isinstance(thing, Text | Noun):
        yield thing, kind
    elif is_dataclass(thing) and not isinstance(thing, type):
        owner = _HUMP.sub(" ", type(thing).__name__).lower()
        for f in fields(thing):
            yield from _walk(getattr(thing, f.name), f"{owner} {f.name.replace('_', ' ')}")
    elif isinstance(thing, tuple):
        for part in thing:
            yield from _walk(part, kind)
    elif isinstance(thing, Mapping):
        for name, part in thing.items():
            yield from _walk(part, f"{kind}, {name}")


def _place(document: Document, at: Pointer, folder: str) -> str:
    mark = document.mark(at)
    if mark is None:
        return ""
    if mark.file in document.mods:
        return f"{document.mods[mark.file]}/{mark.file.rpartition('/')[2]}:{mark.line}"
    return f"{folder}/{mark.file.rpartition(f'{folder}/')[2]}:{mark.line}"


class _Editions:
    """What the editions of a game put in for placeholders."""

    def __init__(self, game: Game) -> None:
        self._amounts = {e.id: dict(amounts(game, e)) for e in game.editions}
        self._voices: dict[str, Voice] = {e.id: voice(game, e) for e in game.editions}
        self._editions = game.editions
        self._nouns = tuple(noun.id for noun in game.nouns)
        self._forms: dict[str, list[str]] = {}
        for name, form in dict(names(game)):
            self._forms.setdefault(name, []).append(form)

    def forms(self, text: Text) -> frozenset[str]:
        """What a translation may ask of its placeholders: nouns to count, forms of names."""
        return frozenset(
            f"{name}:{form}"
            for name, _ in text.placeholders
            for form in (self._nouns if self._counts(name) else self._forms.get(name, ()))
            if form
        )

    def _counts(self, name: str) -> bool:
        return any(name in each for each in self._amounts.values())

    def values(self, text: Text) -> str:
        """The numbers as they stand in the content: "fee=120; turns=1 (classic), 2 (zvezda)"."""
        names = dict.fromkeys(name for name, _ in text.placeholders)
        return "; ".join(filter(None, (self._value(name, text) for name in names)))

    def _value(self, name: str, text: Text) -> str:
        known = {
            e.id: self._amounts[e.id][name][0]
            for e in self._printing(text)
            if name in self._amounts[e.id]
        }
        if len(set(known.values())) == 1:
            return f"{name}={next(iter(known.values()))}"
        told = ", ".join(f"{value} ({ident})" for ident, value in known.items())
        return f"{name}={told}" if told else ""

    def example(self, text: Text) -> str:
        """The text with values, where it has any and an edition knows them all."""
        for edition in self._printing(text) if text.placeholders else ():
            try:
                return " ".join(self._voices[edition.id](text).split())
            except KeyError:
                continue  # another edition's reading of the rules
        return ""

    def _printing(self, text: Text) -> tuple[Edition, ...]:
        """The editions that may print a text."""
        shelf, _, rest = text.id.partition(".")
        own = rest.partition(".")[0]
        if shelf in ("rulebooks", "editions"):
            return tuple(e for e in self._editions if e.id == own)
        return self._editions
