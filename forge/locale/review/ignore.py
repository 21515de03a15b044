"""What a translator's comment silences: ``ignore: locale-same, locale-end``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from forge.finding import Finding, Severity
from forge.locale.message import Message
from forge.source import Mark

HEAD = "ignore:"
CHECK = "locale-ignore"


def ignored(note: str) -> tuple[str, ...]:
    """The checks that a comment ignores; "same" is short for "locale-same"."""
    told = (line.strip() for line in note.split("\n"))
    names = (
        name.strip()
        for line in told
        if line.startswith(HEAD)
        for name in line.removeprefix(HEAD).split(",")
    )
    return tuple(dict.fromkeys(_whole(name) for name in names if name))


def _whole(name: str) -> str:
    return name if name.startswith("locale-") else f"locale-{name}"


def left(
    message: Message, found: Sequence[Finding], known: frozenset[str], mark: Mark
) -> Iterator[Finding]:
    """What was found and is not ignored, and what is ignored for nothing.

    ``known`` are the checks that may be ignored.
    """
    names = ignored(message.note)
    silenced = {name for name in names if name in known}
    yield from (one for one in found if one.check not in silenced)
    if not message.done:
        return  # what is not printed is not checked, so nothing can be said of its comments
    hit = {one.check for one in found}
    for name in names:
        text = message.id
        said = f"{text}: "
        if name not in known:
            said += f"{name} is no check that a comment can ignore"
            yield Finding(mark, CHECK, said, "take the comment away", Severity.WARNING, text)
        elif name not in hit:
            said += f"{name} is ignored and finds nothing here"
            yield Finding(mark, CHECK, said, "take the comment away", Severity.WARNING, text)
