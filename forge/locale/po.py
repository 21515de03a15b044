"""Catalogues as PO files (GNU gettext), the same bytes for the same messages.

No time stamps and no wrapped lines, so that a version control shows what a translator did.  What
a PO file has no field for stands in comments that forge reads again: ``values:`` and ``made for:``.
For a message whose text is gone, which keeps the translator's comment only, they stand there.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

import polib

from forge.finding import Faulty, Finding
from forge.locale.languages import Language
from forge.locale.message import Message
from forge.model.text import PLACEHOLDER
from forge.source import Mark

CHECK = "locale-file"
FUZZY = "fuzzy"
NAMES = 'placeholders:r"\\{[a-z][a-z0-9_.-]*"'
"""Tells Weblate which words it must find again; a form behind them may be another."""
OLD = "python-brace-format"
"""Says too much: for gettext a form of a language's own would be an error."""
KIND, VALUES, BEFORE, EXAMPLE = "is: ", "values: ", "made for: ", "example: "
NONE = "no numbers"
DOUBTED = "fuzzy before the English changed"
GONE = "forge keeps: "
LINE = re.compile(
    r'(?:#~ ?)?(?:(?:msgctxt|msgid|msgid_plural|msgstr(?:\[\d\])?)\s*)?"(?:[^"\\]|\\.)*"|#.*|'
)
"""A line of a PO file; polib reads others as well, and loses letters."""


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
    for number, line in enumerate(text.split("\n"), start=1):
        if not LINE.fullmatch(line.strip()):
            raise _no_catalogue(shown, f"(line {number}): a text stands in quotes")
    try:
        file = polib.pofile(f"{text}\n", wrapwidth=0)
    except (OSError, ValueError) as error:
        raise _no_catalogue(shown, str(error)) from None
    messages = tuple(_message(entry) for entry in file)
    seen: set[str] = set()
    for one in messages:
        if one.id in seen:
            said = f"{one.id} stands here twice"
            mark = Mark(shown, one.line, 1)
            raise Faulty([Finding(mark, CHECK, said, "keep one of the two entries")])
        seen.add(one.id)
    return Catalogue(messages, dict(file.metadata), file.header)


def _no_catalogue(shown: str, said: str) -> Faulty:
    """What polib says of a file, with its place: "Syntax error in po file (line 7): ..."."""
    place = re.search(r"\(line (\d+)\)(?:: (.+))?", said)
    line, what = (int(place[1]), place[2] or "") if place else (1, said)
    hint = "open it in a PO editor, or take the last good version"
    told = f"this is no PO file{f': {what}' if what else ''}"
    return Faulty([Finding(Mark(shown, line, 1), CHECK, told, hint)])


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
        tcomment=_kept(one) if one.obsolete else one.note,
    )
    if not one.obsolete:
        file, _, line = one.place.rpartition(":")
        entry.occurrences = [(file, line)] if file else []
        entry.previous_msgid = one.previous
        entry.previous_msgid_plural = one.previous_plural
        entry.comment = "\n".join(_comments(one))
    return entry


def _flags(one: Message) -> list[str]:
    fuzzy = [FUZZY] if one.fuzzy else []
    return [*fuzzy, *([NAMES] if PLACEHOLDER.search(one.source) else []), *one.flags]


def _comments(one: Message) -> Iterable[str]:
    if one.kind:
        yield f"{KIND}{one.kind}"
    if one.values:
        yield f"{VALUES}{one.values}"
    if one.before is not None:
        yield f"{BEFORE}{one.before or NONE}"
    if one.example:
        yield f"{EXAMPLE}{one.example}"
    if one.doubted:
        yield DOUBTED


def _kept(one: Message) -> str:
    state = {
        "values": one.values or None,
        "before": one.before,
        "previous": one.previous,
        "previous_plural": one.previous_plural,
    }
    told = {name: value for name, value in state.items() if value is not None}
    if one.doubted:
        told["doubted"] = "yes"
    line = [GONE + json.dumps(told, ensure_ascii=False, sort_keys=True)] if told else []
    return "\n".join([*filter(None, [one.note]), *line])


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
    return _returned(common) if common.obsolete else _living(common, entry)


def _forms(entry: polib.POEntry) -> tuple[str, ...]:
    written: Mapping[int, str] = entry.msgstr_plural
    return tuple(written.get(at, "") for at in range(max(written, default=-1) + 1))


def _living(one: Message, entry: polib.POEntry) -> Message:
    lines = entry.comment.split("\n")
    before = _told(lines, BEFORE)
    file, line = entry.occurrences[0] if entry.occurrences else ("", "")
    return replace(
        one,
        kind=_told(lines, KIND),
        values=_told(lines, VALUES),
        before=("" if before == NONE else before) if before else None,
        example=_told(lines, EXAMPLE),
        previous=entry.previous_msgid,
        previous_plural=entry.previous_msgid_plural,
        doubted=DOUBTED in lines,
        place=f"{file}:{line}" if file else "",
    )


def _told(lines: Iterable[str], head: str) -> str:
    """What a comment of forge's says; empty where there is none."""
    return next((line.removeprefix(head) for line in lines if line.startswith(head)), "")


def _returned(one: Message) -> Message:
    """A message of no text, with what its note keeps of it."""
    lines = one.note.split("\n")
    kept = next((line for line in reversed(lines) if line.startswith(GONE)), "")
    if not kept:
        return one
    try:
        told = json.loads(kept.removeprefix(GONE))
    except ValueError:
        return one  # somebody wrote into it: the translation is there, what it was made for is not
    return replace(
        one,
        note="\n".join(line for line in lines if line != kept),
        values=str(told.get("values", "")),
        before=told.get("before"),
        previous=told.get("previous"),
        previous_plural=told.get("previous_plural"),
        doubted="doubted" in told,
    )
