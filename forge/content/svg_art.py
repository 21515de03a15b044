"""SVG art from strangers, read strictly: shapes with plain colours; all else is told and left out.

Nothing outside the file is ever opened and no entity is ever expanded (acceptance case O38): the
document type is cut off before the second pass, and expat fetches nothing.  Transforms are
flattened; what remains is outlines in the picture's own units.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from xml.parsers import expat

from forge.content import svg_paint, svg_shape
from forge.content.affine import IDENTITY, Affine, transform
from forge.content.svg_paint import Look
from forge.content.svg_shape import SHAPES, Drawing, Shape
from forge.finding import Finding, Severity
from forge.source import Mark

CHECK = "svg"
LARGEST_FILE = 4_000_000  # bytes
MOST_ELEMENTS = 50_000
DEEPEST = 60

_SVG = "http://www.w3.org/2000/svg"
_XLINK = "http://www.w3.org/1999/xlink "
_DOCTYPE = re.compile(rb"<!DOCTYPE[^\[>]*(?:\[.*?\]\s*)?>", re.DOTALL)
_GROUPS = frozenset({"svg", "g", "a"})
_SILENT = frozenset({"title", "desc", "metadata"})  # words about the picture
_HINTS = {
    "text": "turn text into paths",
    "image": "art is outlines only",
    "use": "write the shape out where it is used",
    "script": "",
}


def read(data: bytes, name: str) -> tuple[Drawing | None, tuple[Finding, ...]]:
    """The drawing in an SVG file called ``name``, and what was left out of it or is wrong.

    The drawing is None when the file cannot be read; an entity is an error, other parts that are
    left out are warnings.
    """
    reader = _Reader(name)
    if len(data) > LARGEST_FILE:
        reader.say(f"the file has {len(data):,} bytes; the limit is {LARGEST_FILE:,}")
        return None, tuple(reader.findings)
    _prologue(data, reader)
    reader.parse(_DOCTYPE.sub(lambda found: b"\n" * found[0].count(b"\n"), data, count=1))
    fine = reader.size and not any(f.severity is Severity.ERROR for f in reader.findings)
    drawing = Drawing(*reader.size, tuple(reader.shapes)) if fine and reader.size else None
    return drawing, tuple(reader.findings)


class _Enough(Exception):
    """Nothing more of the file needs to be read."""


def _prologue(data: bytes, reader: _Reader) -> None:
    """Tells what the document type declares, without reading on after it."""
    parser = expat.ParserCreate()
    reader.parser = parser

    def doctype(_name: str, system: str | None, _public: str | None, inside: bool) -> None:
        if system and not inside:
            reader.say("the document type is left out", severity=Severity.WARNING)

    def entity(name: str, *_: object) -> None:
        reader.say(f"the entity {name} is declared; entities are not read", "write it out")

    def stop(*_: object) -> None:
        raise _Enough

    parser.StartDoctypeDeclHandler = doctype
    parser.EntityDeclHandler = entity
    parser.EndDoctypeDeclHandler = stop
    parser.StartElementHandler = stop
    try:
        parser.Parse(data, True)
    except (_Enough, expat.ExpatError):
        return  # the second pass tells about syntax


@dataclass(slots=True)
class _State:
    """What holds for the shapes inside an element."""

    place: Affine = IDENTITY
    look: Look = field(default_factory=Look)
    drawn: bool = True


class _Reader:
    """Collects the shapes of one file and what is wrong with it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.parser: expat.XMLParserType = expat.ParserCreate()
        self.findings: list[Finding] = []
        self.shapes: list[Shape] = []
        self.size: tuple[float, float] | None = None
        self.stack = [_State()]
        self.elements = 0

    def say(self, message: str, hint: str = "", severity: Severity = Severity.ERROR) -> None:
        """Notes a finding where the parser stands."""
        line = max(self.parser.CurrentLineNumber, 1)
        mark = Mark(self.name, line, self.parser.CurrentColumnNumber + 1)
        self.findings.append(Finding(mark, CHECK, message, hint, severity))

    def parse(self, data: bytes) -> None:
        """Reads the elements of a file without document type."""
        parser = expat.ParserCreate(namespace_separator=" ")
        self.parser = parser
        parser.UseForeignDTD(True)  # an unknown entity is then skipped and told, not expanded
        parser.StartElementHandler = self.start
        parser.EndElementHandler = self.end
        parser.EntityDeclHandler = self.entity
        parser.SkippedEntityHandler = self.skipped
        parser.ProcessingInstructionHandler = self.instruction
        try:
            parser.Parse(data, True)
        except _Enough:
            return
        except expat.ExpatError as error:
            self.say(f"not readable as XML: {expat.ErrorString(error.code)}")
        if self.size is None and not self.findings:
            self.say("there is no svg element in it")

    def entity(self, name: str, *_: object) -> None:
        """Stops at a declaration that the first pass has not cut off."""
        self.say(f"the entity {name} is declared; entities are not read", "write it out")
        raise _Enough

    def skipped(self, name: str, _parameter: bool) -> None:
        """Tells about an entity in the text."""
        self.say(f"the entity {name} is left out", "write it out", Severity.WARNING)

    def instruction(self, target: str, _data: str) -> None:
        """Tells about a processing instruction, such as a style sheet from elsewhere."""
        self.say(f"the instruction {target} is left out", severity=Severity.WARNING)

    def start(self, full: str, attributes: Mapping[str, str]) -> None:
        """Takes an element in, or tells that it is left out."""
        self.elements += 1
        if self.elements > MOST_ELEMENTS or len(self.stack) > DEEPEST:
            self.say(f"over {MOST_ELEMENTS:,} elements or {DEEPEST} levels; that is the limit")
            raise _Enough
        space, _, tag = full.rpartition(" ")
        before = self.stack[-1]
        if not before.drawn or space != _SVG or tag in _SILENT or tag == "defs":
            self.stack.append(_State(drawn=False))
            return
        state = self.inside(before, attributes)
        if tag == "svg" and self.size is None:
            state.place = self.frame(attributes)
        elif tag in SHAPES:
            self.shape(tag, attributes, state)
        elif tag not in _GROUPS:
            self.say(f"{tag} is left out", _HINTS.get(tag, ""), Severity.WARNING)
            state.drawn = False
        self.stack.append(state)

    def end(self, _full: str) -> None:
        """Leaves an element."""
        self.stack.pop()

    def inside(self, before: _State, attributes: Mapping[str, str]) -> _State:
        """What holds inside an element with these attributes."""
        for name, value in attributes.items():
            bare = name.removeprefix(_XLINK)
            if bare.startswith("on"):
                self.say(f"the script in {bare} is left out", severity=Severity.WARNING)
            elif bare == "href" and not value.startswith("#"):
                self.say("a link that leads out of the file is left out", "", Severity.WARNING)
        look, strange = svg_paint.look(before.look, attributes)
        for message in strange:
            self.say(message, "use plain colours such as #1F4E9C", Severity.WARNING)
        place = before.place
        if "transform" in attributes:
            try:
                place = place.after(transform(attributes["transform"]))
            except ValueError as error:
                self.say(str(error))
        return _State(place, look)

    def frame(self, attributes: Mapping[str, str]) -> Affine:
        """Reads the size of the picture; its left top corner is moved to 0, 0."""
        box = svg_paint.numbers(attributes.get("viewBox", ""))
        if len(box) != 4:
            box = [0.0, 0.0, *(svg_shape.measure(attributes, side) for side in ("width", "height"))]
        if box[2] <= 0 or box[3] <= 0:
            self.say("the picture has no size", 'write viewBox="0 0 width height"')
            raise _Enough
        self.size = (box[2], box[3])
        return Affine(e=-box[0], f=-box[1])

    def shape(self, tag: str, attributes: Mapping[str, str], state: _State) -> None:
        """Adds one shape, its transform worked in."""
        try:
            found = svg_shape.shape(tag, attributes, state.place, state.look)
        except ValueError as error:
            self.say(f"{tag}: {error}")
            return
        if found:
            self.shapes.append(found)
