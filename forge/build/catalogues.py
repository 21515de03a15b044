"""Where the catalogues of a game lie, and what is in them.

``content/<game>/locale/<language>/<document>.po``; forge's own words, which are the same for all
games, in ``content/shared/locale/<language>/ui.po`` (printed) and
``tale.po`` (told by ``forge simulate --tell``).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from forge.build.opening import Opened
from forge.content.art import SHARED
from forge.content.roots import shown
from forge.finding import Faulty, Finding
from forge.locale import po, typos
from forge.locale.apply import Held
from forge.locale.languages import Language, language
from forge.locale.terms import TERMS
from forge.locale.walk import OWN, Source, labels, sources
from forge.model import customs
from forge.model.customs import Customs
from forge.source import Mark

FOLDER = "locale"
_TRANSLATOR = re.compile(r'^"Last-Translator: (?!FULL NAME)([^"\\]*\S)\s*\\n"$', re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Shelf:
    """The catalogues of one game in one language."""

    game: Path
    tag: str

    def file(self, document: str) -> Path:
        """The PO file of a document."""
        home = self.game.parent / SHARED if document in OWN else self.game
        return home / FOLDER / self.tag / f"{document}.po"

    @property
    def language_file(self) -> Path:
        """The file of the language's customs."""
        return self.game.parent / SHARED / FOLDER / self.tag / customs.FILE

    def customs(self, to: Language) -> Customs:
        """The customs of the language; as CLDR has them where no file tells.

        Raises Faulty for a file that does not hold.
        """
        path = self.language_file
        if not path.is_file():
            return to.usual
        return customs.read(_text(path), shown(path), to.usual)

    def read(self, document: str) -> po.Catalogue:
        """What is in the file of a document; nothing where there is none.

        Raises Faulty for a file that is no PO file in UTF-8.
        """
        path = self.file(document)
        if not path.is_file():
            return po.Catalogue()
        held = po.read(_text(path), shown(path))
        count = len(language(self.tag).forms)
        known = mends(self.game.parent / SHARED if document in OWN else self.game)
        messages = (typos.mended(po.padded(one, count), known) for one in held.messages)
        return replace(held, messages=tuple(messages))

    def translators(self, documents: Iterable[str]) -> tuple[str, ...]:
        """Who translated some documents last, as their headers name them."""
        files = (self.file(name) for name in documents)
        named = (_TRANSLATOR.search(_text(path)) for path in files if path.is_file())
        return tuple(dict.fromkeys(match[1] for match in named if match))

    def held(self, documents: Iterable[str]) -> Mapping[str, Held]:
        """The messages of some documents and of the terms.  Raises Faulty as ``read`` does."""
        return {
            name: Held(shown(self.file(name)), self.read(name).by_id)
            for name in (*documents, TERMS)
        }


def mends(folder: Path) -> tuple[typos.Typo, ...]:
    """The typos mended in the texts of a game, or of forge's own words.

    Raises Faulty for a file of them that does not hold.
    """
    path = folder / FOLDER / typos.FILE
    return typos.read(_text(path), shown(path)) if path.is_file() else ()


def _text(path: Path) -> str:
    try:
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        line = path.read_bytes()[: error.start].count(b"\n") + 1
        mark = Mark(shown(path), line, 1)
        said = "this is no text in UTF-8"
        raise Faulty([Finding(mark, po.CHECK, said, "save it in UTF-8")]) from None


def home(one: Opened) -> Path:
    """The folder of a game."""
    return Path(one.document.folders[""])


def tags(game: Path) -> tuple[str, ...]:
    """The languages that a game has catalogues of, by tag."""
    found = (game / FOLDER).glob("*/*.po")
    return tuple(sorted({path.parent.name for path in found}))


def texts(one: Opened) -> Mapping[str, tuple[Source, ...]]:
    """What is to be translated of a game, by document; forge's own words last."""
    made: dict[str, list[Source]] = {}
    for source in (*sources(one.game, one.document), *labels()):
        made.setdefault(source.document, []).append(source)
    return {name: tuple(found) for name, found in made.items()}
