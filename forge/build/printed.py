"""A part of a kit as the bytes of its files."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Collection

from forge.backend.pdf import pdf
from forge.backend.pdf_store import Squeeze
from forge.build import fitting
from forge.build.entries import spilt
from forge.build.guide_job import rows
from forge.build.kit import Kit
from forge.build.output import Output
from forge.build.parts import GUIDE
from forge.build.store import Fresh
from forge.draw.kept import Keeper
from forge.finding import Faulty, Finding
from forge.locale.hearing import listening
from forge.locale.tongue import ENGLISH
from forge.press.paper import TooBig
from forge.scene import Book
from forge.source import Document
from forge.write import digest

LARGE = 1 << 15
"""Bytes; what is smaller is compressed as fast as it is found."""
WORDS = b"\nBT\n"
"""What begins a text in a stream (ISO 32000-1 9.4.1)."""


def printed(
    kit: Kit, name: str, document: Document, key: Callable[[Collection[str]], str]
) -> Fresh:
    """The files of a part, and in a translation how its texts fit.

    ``key`` is what it is made under when it asks for some of forge's own words.  Raises Faulty as
    :func:`outputs` does.
    """
    with listening() as heard:
        made = outputs(kit, name, document)
    files = {one.name: file(kit, one) for one in made}
    told = fitting.rows(name, made) if kit.drawing.desk.setter.lang != ENGLISH else ()
    if told:
        files[fitting.file_of(name)] = fitting.dumped(told)
    mark = kit.drawing.shares.mark(name)
    counted = () if name == GUIDE else rows(kit.prints(name))
    words = tuple(sorted(heard))
    return Fresh(files, key(words), mark, kit.shows(name), counted, words)


def outputs(kit: Kit, name: str, document: Document) -> tuple[Output, ...]:
    """What a part is printed as.

    Raises Faulty when a piece does not fit the paper, or a text its place on it: the checks
    look at the usual papers only.
    """
    setter, paper = kit.drawing.desk.setter, kit.printing.paper.name
    kit.draw(name)
    known = len(setter.spills)
    try:
        made = tuple(kit.part(name))
    except TooBig as refused:
        hint = refused.hint or f"choose a larger --paper, for this part alone with --only {name}"
        raise Faulty(Finding(None, "print-sheets", f, hint) for f in refused.faults) from refused
    lost = [spilt(document, spill, f", {paper}") for spill in setter.spills[known:]]
    if lost:
        raise Faulty(lost)
    return made


def file(kit: Kit, output: Output) -> bytes:
    """The bytes of a file: a PDF or an SVG."""
    desk = kit.drawing.desk
    if isinstance(output.made, Book):
        squeeze = _squeezing(desk.kept.keeper)
        return pdf(output.made, desk.setter.fonts, desk.art.data, squeeze=squeeze)
    from forge.backend.svg import svg  # paths for cutting machines, which few ask for

    return svg(output.made, desk.setter.fonts, desk.art.data).encode()


def _squeezing(keeper: Keeper | None) -> Squeeze:
    """What compresses streams; the large ones once, those without words where a keeper holds them.

    Words differ from language to language, and what is kept is for all of them.
    """

    def squeeze(data: bytes) -> bytes:
        if keeper is None or len(data) < LARGE:
            return zlib.compress(data)
        name = f"zlib {digest(data)}"
        if WORDS in data:  # much of it comes again on the other papers of this run
            return keeper.common.once(name, lambda: zlib.compress(data))
        found = keeper.common.fetch(name)
        if found is None:
            found = zlib.compress(data)
            keeper.common.store(name, found)
        return found

    return squeeze
