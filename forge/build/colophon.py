"""The colophon of a translated rulebook: how far the translation is, who made it, who read it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from forge.locale.glue import listed, sentences
from forge.locale.marked import MARK
from forge.locale.message import Message
from forge.locale.tongue import Tongue
from forge.locale.ui import word
from forge.locale.walk import TALE, Source
from forge.model.customs import Customs
from forge.model.rulebook import Paragraph, Rulebook, Section
from forge.model.text import Text

ID = "ui.colophon"
_CREDIT = "{credit."
_ADDRESS = re.compile(r"\s*<[^>]*>|[<>{}]")


@dataclass(frozen=True, slots=True)
class Made:
    """How a translation was made: texts that are done, of how many, and by whom."""

    done: int
    total: int
    names: tuple[str, ...]
    customs: Customs

    @property
    def percent(self) -> int:
        """The share of what is done; 100 only where nothing is left."""
        return 100 * self.done // max(self.total, 1)


def made(
    found: Mapping[str, Iterable[Source]],
    held: Mapping[str, Mapping[str, Message]],
    translators: Iterable[str],
    customs: Customs,
) -> Made:
    """How far the printed documents are, and who is named in their headers and language file."""
    printed = [(name, source) for name, each in found.items() if name != TALE for source in each]
    done = sum(_is_done(source, held[name].get(source.id)) for name, source in printed)
    named = map(_plain, (*customs.contributors, *translators))
    return Made(done, len(printed), tuple(dict.fromkeys(filter(None, named))), customs)


def _plain(name: str) -> str:
    """A name as it is printed: without an address, and without what would be markup."""
    return _ADDRESS.sub("", name).strip()


def _is_done(source: Source, message: Message | None) -> bool:
    return message is not None and message.done and message.of(source)


def credited(tongue: Tongue, how: Made) -> Tongue:
    """A game in a language whose rulebooks tell how it was translated, behind their credits."""
    with tongue.speaking():
        said = sentences(_sentences(how))
    books = tuple(_with(book, said) for book in tongue.game.rulebooks)
    return replace(tongue, game=replace(tongue.game, rulebooks=books))


def _sentences(how: Made) -> Iterator[str]:
    name = _plain(how.customs.name)
    if how.done == how.total:
        yield word("colophon-whole", language=name)
    else:
        yield word("colophon-part", language=name, percent=how.percent, mark=MARK)
    if how.names:
        yield word("colophon-by", names=listed(how.names))
    readers = listed(tuple(filter(None, map(_plain, how.customs.reviewed_by))))
    yield word("colophon-read", names=readers) if readers else word("colophon-unread")


def _with(book: Rulebook, said: str) -> Rulebook:
    """A rulebook with a paragraph behind the last that gives credit; as it is if none does."""
    places = [
        (at, index)
        for at, section in enumerate(book.sections)
        for index, block in enumerate(section.blocks)
        if isinstance(block, Paragraph) and _CREDIT in block.text.template
    ]
    if not places:
        return book
    at, index = places[-1]
    section = _added(book.sections[at], index + 1, said)
    return replace(book, sections=(*book.sections[:at], section, *book.sections[at + 1 :]))


def _added(section: Section, index: int, said: str) -> Section:
    before = section.blocks[index - 1]
    one = Paragraph(ID, "paragraph", Text(ID, said, before.at), at=before.at)
    return replace(section, blocks=(*section.blocks[:index], one, *section.blocks[index:]))
