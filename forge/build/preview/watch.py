"""A preview that is drawn anew whenever a catalogue of its language changes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from threading import Event

from forge.build.preview.verb import Ask, Previewed, preview
from forge.content.project import content_root
from forge.finding import Faulty
from forge.locale.languages import tidy

REST = 0.25
"""Seconds between two looks at the files: no longer than a hand takes to come back."""


def watched(ask: Ask, rest: float = REST) -> Iterator[Previewed]:
    """The preview as it is, and then again after each change, for ever.

    What is at fault is told, not raised: the next change may mend it.
    """
    seen = stamps(ask)
    yield _tried(ask)
    while True:
        Event().wait(rest)
        now = stamps(ask)
        if now != seen:
            seen = now
            yield _tried(ask)


def stamps(ask: Ask) -> Mapping[Path, tuple[int, int]]:
    """The files of the language below the content, each with its last change and its size."""
    root = content_root(ask.wish.content)
    found = {}
    for path in sorted(root.glob(f"**/locale/{tidy(ask.lang)}/*")):
        try:
            told = path.stat()
        except FileNotFoundError:
            continue  # an editor is just putting a new one in its place
        found[path] = (told.st_mtime_ns, told.st_size)
    return found


def _tried(ask: Ask) -> Previewed:
    try:
        return preview(ask)
    except Faulty as fault:
        return Previewed((), fault.findings)
