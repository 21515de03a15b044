"""Typos that were mended in the English: what was made for the old spelling stays good.

``typos.toml`` lies beside the languages of a game.  It names a text, how it was spelt and how it is
spelt now, so that it can excuse this one change and no other: a text that changes again is no
longer what the mark says.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from forge.content import toml
from forge.finding import Faulty, Finding, Severity
from forge.locale.inlay import BAR
from forge.locale.message import Message
from forge.source import Mark

FILE = "typos.toml"
CHECK = "locale-typo"
_KEYS = ("id", "was", "now")
_FORM = 'write [[typo]], id = "...", was = "...", now = "..."'


@dataclass(frozen=True, slots=True)
class Typo:
    """A text's spelling before and after; ``line`` is where the mark stands in its file."""

    id: str
    was: str
    now: str
    line: int = 0


def read(text: str, shown: str) -> tuple[Typo, ...]:
    """The typos that a file tells; ``shown`` is its name in messages.

    Raises Faulty for what is no TOML, and for a mark that lacks something.
    """
    told = toml.table(text, shown, CHECK, _FORM)
    lines = [n for n, line in enumerate(text.split("\n"), 1) if line.strip() == "[[typo]]"]
    return tuple(_typos(told, lines, shown))


def _typos(told: Mapping[str, Any], lines: list[int], shown: str) -> Iterator[Typo]:
    rows = told.get("typo", [])
    if set(told) - {"typo"} or not isinstance(rows, list):
        raise Faulty([Finding(Mark(shown, 1, 1), CHECK, "this tells more than typos", _FORM)])
    for index, row in enumerate(rows):
        line = lines[index] if index < len(lines) else 1
        good = isinstance(row, dict) and sorted(row) == sorted(_KEYS)
        if not good or not all(isinstance(row[key], str) and row[key] for key in _KEYS):
            said = "a typo has an id, what was written, and what is written now"
            raise Faulty([Finding(Mark(shown, line, 1), CHECK, said, _FORM)])
        yield Typo(row["id"], row["was"], row["now"], line)


def mended(message: Message, typos: Iterable[Typo]) -> Message:
    """A message as if it had been made for the English as it is spelt now.

    Marks are followed in their order, so that a text may be mended more than once.
    """
    own = [typo for typo in typos if typo.id == message.id.partition(BAR)[0]]
    if not own:
        return message
    text, plural = _spelt(message.source, own), _spelt(message.plural, own)
    before = None if message.previous is None else _spelt(message.previous, own)
    many = None if message.previous_plural is None else _spelt(message.previous_plural, own)
    now = replace(message, source=text, plural=plural, previous=before, previous_plural=many)
    if not message.waiting or before is None or (before, many or "") != (text, plural):
        return now
    numbers = message.before is not None
    return replace(
        now,
        previous=None,
        previous_plural=None,
        fuzzy=numbers or message.doubted,
        doubted=numbers and message.doubted,
    )


def _spelt(text: str, typos: Iterable[Typo]) -> str:
    for typo in typos:
        text = typo.now if text == typo.was else text
    return text


def spent(
    typos: Iterable[Typo], english: Mapping[str, tuple[str, ...]], shown: str
) -> Iterator[Finding]:
    """Marks that no longer lead to the English of today, which ``english`` has by id."""
    every = tuple(typos)
    for index, typo in enumerate(every):
        later = {one.was for one in every[index + 1 :] if one.id == typo.id}
        if typo.now not in (*english.get(typo.id, ()), *later):
            said = f"{typo.id} does not say {typo.now!r} any more"
            mark = Mark(shown, typo.line or 1, 1)
            yield Finding(mark, CHECK, said, "take the mark away", Severity.WARNING)
