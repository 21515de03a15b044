"""A message of a catalogue: an English text, its translation, and what became of the English.

The update is our own and goes by the id of a text alone: msgmerge, Babel and polib each lose
translations where a sentence is written anew, and none sees that a number has changed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

from forge.locale.walk import Source


@dataclass(frozen=True, slots=True)
class Message:
    """One entry: ``source`` is its English, ``values`` its numbers, as they were last seen.

    ``previous`` and ``before`` are the text and the numbers that a fuzzy translation was made for,
    where they are others now; None where they are the same.  ``doubted`` says that its translator
    had called it fuzzy before.  ``note`` and ``flags`` are the translator's, ``line`` is where it
    stands in its file.
    """

    id: str
    source: str
    translation: str = ""
    fuzzy: bool = False
    values: str = ""
    previous: str | None = None
    before: str | None = None
    doubted: bool = False
    note: str = ""
    flags: tuple[str, ...] = ()
    obsolete: bool = False
    kind: str = ""
    example: str = ""
    place: str = ""
    line: int = 0

    @property
    def done(self) -> bool:
        """Whether it may be printed."""
        return bool(self.translation) and not self.fuzzy and not self.obsolete


def updated(
    old: Iterable[Message], sources: Iterable[Source], typos: Collection[str] = ()
) -> tuple[Message, ...]:
    """The messages for the texts of today, in their order, and after them those of no text.

    A changed text or number makes a translation fuzzy and says what it was made for; what is
    changed back is as it was.  ``typos`` are ids whose changed text means what it did.  A message
    whose text is gone is kept, and comes back with it; one that was never translated is not.
    """
    known = {message.id: message for message in old}
    made = tuple(_updated(known.pop(s.id, None), s, s.id in typos) for s in sources)
    gone = (_gone(message) for message in known.values() if message.translation or message.note)
    return (*made, *gone)


def _updated(old: Message | None, source: Source, typo: bool) -> Message:
    fresh = Message(
        source.id,
        source.template,
        values=source.values,
        kind=source.kind,
        example=source.example,
        place=source.place,
    )
    if old is None:
        return fresh
    kept = replace(fresh, note=old.note, flags=old.flags, line=old.line)
    if not old.translation:
        return kept
    kept = replace(kept, translation=old.translation)
    return _compared(old, kept, typo)


def _compared(old: Message, new: Message, typo: bool) -> Message:
    """The new message, fuzzy where its translation was made for something else."""
    waiting = old.fuzzy and (old.previous is not None or old.before is not None)
    text, values = old.source, old.values
    if waiting:  # only while it is fuzzy: a translator who is done with it has seen the change
        text = old.source if old.previous is None else old.previous
        values = old.values if old.before is None else old.before
    if typo and old.source != new.source:
        text = new.source if text == old.source else text
    doubted = old.doubted if waiting else old.fuzzy
    if (text, values) == (new.source, new.values):
        return replace(new, fuzzy=doubted)
    return replace(
        new,
        fuzzy=True,
        previous=text if text != new.source else None,
        before=values if values != new.values else None,
        doubted=doubted,
    )


def _gone(message: Message) -> Message:
    return replace(message, obsolete=True, kind="", example="", place="", line=0)
