"""What a printed kit says in the language of ids, word by word; everything else is a stray word."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pypdfium2

NAMES = frozenset({"CC", "BY", "Letter", "pdf", "many"})
"""What is called so in every language: the licence, a paper, the ending of a file's name; and the
plural of a noun by its id, of which a catalogue makes one entry with the singular."""
_MACHINE = re.compile(
    r"\b[\w-]+\.pdf\b"  # a file
    r"|\b(?=[0-9a-f]*\d)[0-9a-f]{10}\b"  # the mark of a sheet
    r"|\b[A-Z]{1,3}\d+\b"  # a rule, a hex, a paper
)
_WORD = re.compile(r"([^\W\d_]+)(…?)")


def strays(pdf: Path, known: frozenset[str]) -> Iterator[str]:
    """Each word of a PDF that is no part of an id, with its file, its page and its line."""
    document = pypdfium2.PdfDocument(pdf)
    for number in range(len(document)):
        for line in document[number].get_textpage().get_text_range().splitlines():
            for word in _odd(line.replace("\u200b", ""), known):
                yield f"{pdf.name}, page {number + 1}: {word} in {line!r}"


def _odd(line: str, known: frozenset[str]) -> Iterator[str]:
    """The words of a line that are none of those known."""
    bare = _MACHINE.sub(" ", line)
    words = [(m[1], bool(m[2])) for m in _WORD.finditer(bare) if m[1] not in NAMES]
    odd = [word for word, short in words if not _is_known(word.casefold(), short, known)]
    close = _WORD.finditer(bare.replace(" ", ""))  # letters set apart are words to PDFium
    if not all(_made_of(m[1].casefold(), bool(m[2]), known) for m in close):
        yield from odd


def _is_known(word: str, short: bool, known: frozenset[str]) -> bool:
    return word in known or (short and any(one.startswith(word) for one in known))


LEAST = 3
"""Words with fewer letters might make up any others."""


@lru_cache(maxsize=4096)
def _made_of(said: str, short: bool, known: frozenset[str]) -> bool:
    """Whether letters are words that are known, one behind the other."""
    return not said or any(
        _is_known(said[:end], short and end == len(said), known)
        and _made_of(said[end:], short, known)
        for end in range(len(said), min(LEAST, len(said)) - 1, -1)
    )
