"""A part of a kit as the bytes of its files."""

from __future__ import annotations

import zlib

from forge.backend.pdf import pdf
from forge.backend.pdf_store import Squeeze
from forge.build import fitting
from forge.build.guide_job import rows
from forge.build.kit import Kit, Output
from forge.build.parts import GUIDE
from forge.build.store import Fresh
from forge.draw.kept import Keeper
from forge.finding import Faulty, Finding
from forge.locale.tongue import ENGLISH
from forge.press.paper import TooBig
from forge.scene import Book
from forge.source import Document
from forge.write import digest

LARGE = 1 << 18
"""Bytes; what is smaller is compressed as fast as it is found."""
BOOKS = ("rulebook", GUIDE)
"""What the files begin with that have more words than pictures."""


def printed(kit: Kit, name: str, document: Document, key: str) -> Fresh:
    """The files of a part, made under a key, and in a translation how its texts fit.

    Raises Faulty as :func:`outputs` does.
    """
    made = outputs(kit, name, document)
    files = {one.name: file(kit, one) for one in made}
    told = fitting.rows(name, made) if kit.drawing.desk.setter.lang != ENGLISH else ()
    if told:
        files[fitting.file_of(name)] = fitting.dumped(told)
    mark = kit.drawing.shares.mark(name)
    counted = () if name == GUIDE else rows(kit.prints(name))
    return Fresh(files, key, mark, kit.shows(name), counted)


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
    lost = []
    for spill in setter.spills[known:]:
        said = f"on {spill.component}, {paper}, the text {spill.text} {spill.detail}"
        lost.append(Finding(document.mark(spill.at), "print-fit", said))
    if lost:
        raise Faulty(lost)
    return made


def file(kit: Kit, output: Output) -> bytes:
    """The bytes of a file: a PDF or an SVG."""
    desk = kit.drawing.desk
    if isinstance(output.made, Book):
        # The maps of books stay when words change; boards and pieces change as a whole.
        keeper = desk.kept.keeper if output.name.startswith(BOOKS) else None
        return pdf(output.made, desk.setter.fonts, desk.art.data, squeeze=_squeezing(keeper))
    from forge.backend.svg import svg  # paths for cutting machines, which few ask for

    return svg(output.made, desk.setter.fonts, desk.art.data).encode()


def _squeezing(keeper: Keeper | None) -> Squeeze:
    """What compresses streams; the large ones once, where a keeper holds them."""
    if keeper is None:
        return zlib.compress

    def squeeze(data: bytes) -> bytes:
        if len(data) < LARGE:
            return zlib.compress(data)
        name = f"zlib {digest(data)}"
        found = keeper.fetch(name)
        if found is None:
            found = zlib.compress(data)
            keeper.store(name, found)
        return found

    return squeeze
