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
from forge.locale.languages import Language, language, tidy
from forge.locale.review.glossary import DOCUMENT as GLOSSARY
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
        return customs.read(text(path), shown(path), to.usual)

    def read(self, document: str) -> po.Catalogue:
        """What is in the file of a document; nothing where there is none.

        Raises Faulty for a file that is no PO file in UTF-8.
        """
        path = self.file(document)
        if not path.is_file():
            return po.Catalogue()
        held = po.read(text(path), shown(path))
        if document != GLOSSARY and (lost := po.nameless(held, shown(path))):
            raise Faulty(lost)
        count = len(language(self.tag).forms)
        known = mends(self.game.parent / SHARED if document in OWN else self.game)
        messages = (typos.mended(po.padded(one, count), known) for one in held.messages)
        return replace(held, messages=tuple(messages))

    def translators(self, documents: Iterable[str]) -> tuple[str, ...]:
        """Who translated some documents last, as their headers name them."""
        files = (self.file(name) for name in documents)
        named = (_TRANSLATOR.search(text(path)) for path in files if path.is_file())
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
    return typos.read(text(path), shown(path)) if path.is_file() else ()


def text(path: Path) -> str:
    """What stands in a file, however its lines end, without the mark of its encoding.

    Raises Faulty for what is not in UTF-8.
    """
    try:
        said = path.read_bytes().decode("utf-8-sig")
        return said.replace("\r\n", "\n").replace("\r", "\n")
    except OSError as error:
        mark, said = Mark(shown(path), 1, 1), f"this cannot be read: {error.strerror}"
        raise Faulty([Finding(mark, po.CHECK, said, "let yourself read it")]) from None
    except UnicodeDecodeError as error:
        line = path.read_bytes()[: error.start].count(b"\n") + 1
        mark = Mark(shown(path), line, 1)
        said = "this is no text in UTF-8"
        raise Faulty([Finding(mark, po.CHECK, said, "save it in UTF-8")]) from None


def home(one: Opened) -> Path:
    """The folder of a game."""
    return Path(one.document.folders[""])


def tags(game: Path) -> tuple[str, ...]:
    """The languages that a game has catalogues of, by tag.

    Raises Faulty for a folder of catalogues that is not called by a tag: nobody would find it.
    """
    found = sorted({path.parent for path in (game / FOLDER).glob("*/*.po")})
    wrong = [finding for folder in found if (finding := _misnamed(folder))]
    if wrong:
        raise Faulty(wrong)
    return tuple(folder.name for folder in found)


def _misnamed(folder: Path) -> Finding | None:
    tag, told = tidy(folder.name), "take the folder out of the languages"
    try:
        tag = language(tag).tag
        told = f"call it {tag}"
    except LookupError:
        tag = ""
    if tag == folder.name:
        return None
    said = f"the folder {folder.name!r} is called by no tag of a language"
    return Finding(Mark(shown(folder), 1, 1), po.CHECK, said, told)


def texts(one: Opened) -> Mapping[str, tuple[Source, ...]]:
    """What is to be translated of a game, by document; forge's own words last."""
    made: dict[str, list[Source]] = {}
    for source in (*sources(one.game, one.document), *labels()):
        made.setdefault(source.document, []).append(source)
    return {name: tuple(found) for name, found in made.items()}
