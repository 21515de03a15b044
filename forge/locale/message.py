"""A message of a catalogue: an English text, its translation, and what became of the English.

The update is our own and goes by the id of a text alone: msgmerge, Babel and polib each lose
translations where a sentence is written anew, and none sees that a number has changed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

from forge.locale.walk import Source

UNSEEN = "\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff"
WAS_COUNTED = "when it was counted: "
"""Stands in a note before the plurals of a text that is counted no more."""


def speaks(said: str) -> bool:
    """Whether anything of a translation can be seen: blanks are none."""
    return bool(said.strip().strip(UNSEEN))


def become(was: str, now: str) -> str:
    """What is said of a translation whose numbers are others today."""
    return f"it was made for {was}, and today it is {now}"


@dataclass(frozen=True, slots=True)
class Message:
    """One entry: ``source`` is its English, ``values`` its numbers, as they were last seen.

    What is counted has a ``plural`` in English, and for a translation its ``forms``, one for each
    plural of the language in gettext's order.  ``previous``, ``previous_plural`` and ``before`` are
    the texts and the numbers that a fuzzy translation was made for, where they are others now; None
    where they are the same.  ``doubted`` says that its translator had called it fuzzy before.
    ``note`` and ``flags`` are the translator's, ``line`` is where it stands in its file.
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
    plural: str = ""
    forms: tuple[str, ...] = ()
    previous_plural: str | None = None
    file: str = ""

    @property
    def said(self) -> tuple[str, ...]:
        """Its translation, or one for each plural; empty where nothing is written yet."""
        return self.forms if self.plural else (self.translation,)

    @property
    def begun(self) -> bool:
        """Whether anything is translated of it."""
        return any(map(speaks, self.said))

    @property
    def whole(self) -> bool:
        """Whether all of it is translated."""
        return bool(self.said) and all(map(speaks, self.said))

    @property
    def done(self) -> bool:
        """Whether it may be printed."""
        return self.whole and not self.fuzzy and not self.obsolete

    def of(self, source: Source) -> bool:
        """Whether it translates the English of today."""
        return (self.source, self.plural) == (source.template, source.plural)

    @property
    def made_for(self) -> tuple[str, str, str]:
        """The English, its plural and the numbers that its translation was made for.

        What is told of them counts only while it is fuzzy: a translator who is done with it has
        seen the change.
        """
        text, values = (self.source, self.plural), self.values
        if self.waiting and self.previous is not None:
            text = (self.previous, self.previous_plural or "")
        if self.waiting and self.before is not None:
            values = self.before
        return *text, values

    @property
    def waiting(self) -> bool:
        """Whether it is fuzzy because the English has changed."""
        return self.fuzzy and not (self.previous is None and self.before is None)


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
    gone = (_gone(message) for message in known.values() if message.begun or message.note)
    return (*made, *gone)


def _updated(old: Message | None, source: Source, typo: bool) -> Message:
    fresh = Message(
        source.id,
        source.template,
        plural=source.plural,
        values=source.values,
        kind=source.kind,
        example=source.example,
        place=source.place,
    )
    if old is None:
        return fresh
    kept = replace(fresh, note=old.note, flags=old.flags, line=old.line)
    if not old.begun:
        return replace(kept, forms=old.forms if kept.plural else ())
    return _compared(old, _taken_over(old, kept), typo)


def _taken_over(old: Message, new: Message) -> Message:
    """The new message with the old translation, also where only one of the two is counted."""
    if bool(old.plural) == bool(new.plural):
        return replace(new, translation=old.translation, forms=old.forms)
    if new.plural:
        return replace(new, forms=(old.translation,))
    written = [form for form in old.forms if form]
    note = "\n".join([*filter(None, [new.note]), WAS_COUNTED + " / ".join(written)])
    return replace(new, translation=written[-1], note=note)


def _compared(old: Message, new: Message, typo: bool) -> Message:
    """The new message, fuzzy where its translation was made for something else."""
    *text, values = old.made_for
    if typo:
        text = [new.source, new.plural] if text == [old.source, old.plural] else text
    doubted = old.doubted if old.waiting else old.fuzzy
    same = text == [new.source, new.plural]
    if same and values == new.values:
        return replace(new, fuzzy=doubted)
    counted = text[1] or new.plural
    return replace(
        new,
        fuzzy=True,
        previous=None if same else text[0],
        previous_plural=text[1] if counted and not same else None,
        before=values if values != new.values else None,
        doubted=doubted,
    )


def _gone(message: Message) -> Message:
    return replace(message, obsolete=True, kind="", example="", place="", line=0)
