"""Catalogues as PO files (GNU gettext), the same bytes for the same messages.

No time stamps and no wrapped lines, so that a version control shows what a translator did.  What
a PO file has no field for stands in comments that forge reads again: ``values:`` and ``made for:``.
For a message whose text is gone, which keeps the translator's comment only, they stand there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

import polib

from forge.finding import Faulty, Finding
from forge.locale import po_comments, po_lines
from forge.locale.languages import Language
from forge.locale.message import Message
from forge.model.text import PLACEHOLDER
from forge.source import Mark

CHECK = po_lines.CHECK
FUZZY = "fuzzy"
NAMES = 'placeholders:r"\\{[a-z][a-z0-9_.-]*"'
"""Tells Weblate which words it must find again; a form behind them may be another."""
OLD = "python-brace-format"
"""Says too much: for gettext a form of a language's own would be an error."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The messages of one document in one language, and what else its file's header says."""

    messages: tuple[Message, ...] = ()
    header: Mapping[str, str] = field(default_factory=dict)
    remark: str = ""

    @property
    def by_id(self) -> Mapping[str, Message]:
        """Each message by the id of its text."""
        return {message.id: message for message in self.messages}


def read(text: str, shown: str) -> Catalogue:
    """The catalogue in a PO file; ``shown`` is the file's name in messages.

    Raises Faulty for what is no PO file, and for an id that stands there twice.
    """
    po_lines.held(text, shown)
    try:
        file = polib.pofile(f"{text}\n", wrapwidth=0)
    except (OSError, ValueError) as error:
        raise _no_catalogue(shown, str(error)) from None
    wrong = tuple(_entries(file, shown))
    if wrong:
        raise Faulty(wrong)
    return Catalogue(tuple(map(_message, file)), dict(file.metadata), file.header)


def _entries(file: polib.POFile, shown: str) -> Iterator[Finding]:
    """What is wrong with entries as a whole: each stands once, with translations of its kind."""
    first: dict[str, int] = {}
    for entry in file:
        mark, name = Mark(shown, entry.linenum or 1, 1), entry.msgctxt or entry.msgid
        if name in first:
            hint = f"keep one of the two entries; the other is in line {first[name]}"
            yield Finding(mark, CHECK, f"{name} stands here twice", hint)
        elif entry.msgid_plural and entry.msgstr:
            said = f"{name} is counted, and has one translation for all numbers"
            yield Finding(mark, CHECK, said, "write msgstr[0], msgstr[1], … instead of msgstr")
        elif entry.msgstr_plural and not entry.msgid_plural:
            said = f"{name} is not counted, and has a translation for each number"
            yield Finding(mark, CHECK, said, "write msgstr instead of msgstr[0]")
        first.setdefault(name, entry.linenum or 1)


def nameless(catalogue: Catalogue, shown: str) -> tuple[Finding, ...]:
    """Messages that have lost the id of their text: an update could not tell whose they are."""
    hint = f"write msgctxt before it, as it was; else {po_lines.LAST_GOOD}"
    return tuple(
        Finding(Mark(shown, one.line or 1, 1), CHECK, f"{one.source[:40]!r} has lost its id", hint)
        for one in catalogue.messages
        if not one.id
    )


def _no_catalogue(shown: str, said: str) -> Faulty:
    """What polib says of a file, with its place: "Syntax error in po file (line 7): ..."."""
    place = re.search(r"\(line (\d+)\)(?:: (.+))?", said)
    line, what = (int(place[1]), place[2] or "") if place else (1, said)
    told = f"this is no PO file: {what or 'the line does not go on from the one before'}"
    return Faulty([Finding(Mark(shown, line, 1), CHECK, told, po_lines.LAST_GOOD)])


def written(catalogue: Catalogue, language: Language, title: str) -> bytes:
    """The PO file of a catalogue; ``title`` says what it is the text of."""
    file = polib.POFile(wrapwidth=0)
    file.header = catalogue.remark or f"{title}, in {language.name}"
    file.metadata = _header(catalogue.header, language, title)
    count = len(language.forms)
    file.extend(_entry(padded(one, count)) for one in catalogue.messages)
    return (str(file).rstrip("\n") + "\n").encode()


def padded(one: Message, count: int) -> Message:
    """A message with a form for each plural that a language has, and any that it had before."""
    if not one.plural:
        return one
    return replace(one, forms=one.forms + ("",) * (count - len(one.forms)))


def _header(old: Mapping[str, str], language: Language, title: str) -> dict[str, str]:
    """What forge knows first, then what others have written; never a time."""
    known = {
        "Project-Id-Version": title,
        "Language": language.tag.replace("-", "_"),
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
        "Plural-Forms": language.plurals,
    }
    times = ("POT-Creation-Date", "PO-Revision-Date")
    theirs = {k: v for k, v in sorted(old.items()) if k not in known and k not in times}
    return known | {"Last-Translator": "", "Language-Team": ""} | theirs


def _entry(one: Message) -> polib.POEntry:
    entry = polib.POEntry(
        msgctxt=one.id,
        msgid=one.source,
        msgid_plural=one.plural,
        msgstr=one.translation,
        msgstr_plural=dict(enumerate(one.forms)),
        flags=_flags(one),
        obsolete=one.obsolete,
        tcomment=po_comments.kept(one) if one.obsolete else one.note,
    )
    if not one.obsolete:
        file, _, line = one.place.rpartition(":")
        entry.occurrences = [(file, line)] if file else []
        entry.previous_msgid = one.previous
        entry.previous_msgid_plural = one.previous_plural
        entry.comment = po_comments.comments(one)
    return entry


def _flags(one: Message) -> list[str]:
    fuzzy = [FUZZY] if one.fuzzy else []
    return [*fuzzy, *([NAMES] if PLACEHOLDER.search(one.source) else []), *one.flags]


def _message(entry: polib.POEntry) -> Message:
    own = [flag for flag in entry.flags if flag not in (FUZZY, NAMES, OLD)]
    common = Message(
        id=entry.msgctxt or "",
        source=entry.msgid,
        plural=entry.msgid_plural,
        translation=entry.msgstr,
        forms=_forms(entry) if entry.msgid_plural else (),
        fuzzy=FUZZY in entry.flags,
        flags=tuple(own),
        note=entry.tcomment,
        obsolete=bool(entry.obsolete),
        line=entry.linenum or 0,
    )
    return po_comments.returned(common) if common.obsolete else _living(common, entry)


def _forms(entry: polib.POEntry) -> tuple[str, ...]:
    written: Mapping[int, str] = entry.msgstr_plural
    return tuple(written.get(at, "") for at in range(max(written, default=-1) + 1))


def _living(one: Message, entry: polib.POEntry) -> Message:
    file, line = entry.occurrences[0] if entry.occurrences else ("", "")
    return replace(
        po_comments.commented(one, entry.comment),
        previous=entry.previous_msgid,
        previous_plural=entry.previous_msgid_plural,
        place=f"{file}:{line}" if file else "",
    )
