"""Good translations in six languages, as sheaves to be checked, whole or with one fault in them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import yaml

from forge.build.coverage import lacking
from forge.finding import Finding, ordered
from forge.locale import po
from forge.locale.apply import Held, laid
from forge.locale.languages import language
from forge.locale.message import Message
from forge.locale.review import Sheaf, reviewed
from forge.locale.review.aids import Aids
from forge.locale.review.glossary import Term
from forge.locale.walk import Source

FILE = Path(__file__).with_name("translations.yaml")
LANGUAGES = ("ru", "fi", "fr", "ar", "ja", "sw")


@dataclass(frozen=True)
class Row:
    """A text: its id, its English with kind and values, and what each language says."""

    source: Source
    said: dict[str, str]
    stems: dict[str, str]
    ignore: dict[str, str]
    term: bool


@cache
def rows() -> dict[str, Row]:
    """The texts by id."""
    read = yaml.safe_load(FILE.read_text("utf-8"))
    return {one["id"]: _row(one) for one in read}


def _row(one) -> Row:
    source = Source(
        one["id"], one["en"], "cards", one.get("kind", "label"), values=one.get("values", "")
    )
    said = {lang: one[lang] for lang in LANGUAGES}
    return Row(source, said, one.get("stems", {}), one.get("ignore", {}), one.get("term", False))


def sheaf(lang: str, instead: dict[str, str] | None = None) -> Sheaf:
    """All texts in a language; ``instead`` says some of them in another way."""
    messages = tuple(_message(row, lang, instead or {}) for row in rows().values())
    data = po.written(po.Catalogue(messages), language(lang), "Good").decode()
    terms = tuple(
        Term(row.source.template, row.said[lang], tuple(filter(None, [row.stems.get(lang, "")])))
        for row in rows().values()
        if row.term
    )
    sources = {ident: row.source for ident, row in rows().items()}
    lines = tuple(data.split("\n"))
    aids = Aids(terms, lacks=lacking(lang, None))
    catalogue = po.read(data, "good.po")
    return Sheaf("good.po", "cards", sources, catalogue, language(lang), aids, lines)


def _message(row: Row, lang: str, instead: dict[str, str]) -> Message:
    note = f"ignore: {row.ignore[lang]}" if lang in row.ignore else ""
    said = instead.get(row.source.id, row.said[lang])
    one = Message(row.source.id, row.source.template, said, note=note)
    return replace(one, values=row.source.values, kind=row.source.kind)


def found(lang: str, instead: dict[str, str] | None = None) -> tuple[Finding, ...]:
    """What the checks find in a language, and what is found when its texts are laid over a game."""
    all_of_it = sheaf(lang, instead)
    held = Held(all_of_it.file, all_of_it.catalogue.by_id)
    laid_over = laid(tuple(all_of_it.sources.values()), held, all_of_it.to)
    return ordered((*laid_over.findings, *reviewed(all_of_it)))
