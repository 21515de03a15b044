"""PDF and SVG of one drawing say the same words in the same order."""

import xml.etree.ElementTree as ET

import pypdfium2
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from volume import volume

from forge.backend.pdf import pdf
from forge.backend.svg import svg
from forge.geometry import Box, Size, Um, mm
from forge.scene import Book, Clip, Fade, Page, Place, Scene
from forge.scene.shapes import rect
from forge.typeset.fonts import Fonts
from forge.typeset.setter import Setter
from forge.typeset.spill import About
from forge.typeset.style import Style

FONTS = Fonts.load()
PAGE = Size(mm(210), mm(297))
LINE = 8000
SVG = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"


def said_by_pdf(scene):
    data = pdf(Book("t", "en", "", "", "", (Page(scene),)), FONTS, {})
    text = pypdfium2.PdfDocument(data)[0].get_textpage().get_text_range()
    return text.split()


def said_by_svg(scene):
    """The titles in the order in which they are painted: a symbol speaks wherever it is used."""
    root = ET.fromstring(svg(scene, FONTS, {}))
    symbols = {symbol.get("id"): symbol for symbol in root.iter(SVG + "symbol")}

    def titles(element):
        for child in element:
            if child.tag == SVG + "title":
                yield child.text
            elif child.tag == SVG + "use":
                yield from titles(symbols.get(child.get(LINK)[1:], ()))
            elif child.tag != SVG + "defs":
                yield from titles(child)

    return " ".join(titles(root)).split()


def page(lines, ways):
    """Lines of words down a page, each in a placed scene, some of these in clips and fades."""
    items = []
    for row, (line, way) in enumerate(zip(lines, ways, strict=True)):
        said = Setter("en").line(line, Style(), 0, 0)
        place = Place(20000, 20000 + row * LINE, Scene(Size(mm(100), mm(8)), said))
        wrapped = {
            "clip": Clip(rect(Box(Um(0), Um(0), *PAGE)), (place,)),
            "fade": Fade(0.5, (place,)),
        }
        items.append(wrapped.get(way, place))
    return Scene(PAGE, tuple(items))


WORD = st.text(st.sampled_from("abcdeŁódźŧ&<>0123456789"), min_size=1, max_size=8)
ROWS = st.lists(
    st.tuples(
        st.lists(WORD, min_size=1, max_size=4).map(" ".join),
        st.sampled_from(["plain", "clip", "fade"]),
    ),
    min_size=1,
    max_size=12,
)


@given(ROWS)
@settings(max_examples=volume(30), deadline=None)
def test_law_same_words_in_the_same_order(rows):
    scene = page([f"{at}: {line}" for at, (line, _) in enumerate(rows)], [way for _, way in rows])
    assert said_by_pdf(scene) == said_by_svg(scene) != []


@given(ROWS)
@settings(max_examples=volume(30), deadline=None)
def test_law_scenes_placed_again_say_their_words_again(rows):
    """Letter by letter: PDFium may lose the line break between two uses of one form."""
    scene = page([line for line, _ in rows] * 2, [way for _, way in rows] * 2)
    assert "".join(said_by_pdf(scene)) == "".join(said_by_svg(scene))


O08 = ["Łódź — żółw", "Deatnu, ŧ", "⟨Lamp⟩ ☠"]
O10 = [
    "R&D",
    "Swords & Shields",
    "0.1 < A < 0.9",
    "If x<y, draw 1",
    "<b>",
    "a <i>b</b> c",
    "Fish &amp; Chips",
    "100 % & more",
]


@pytest.mark.parametrize("text", O08 + O10)
def test_o08_o10_text_comes_back_as_typed(text):
    """From the PDF and from the SVG, to the letter; nothing turns into a square."""
    setter = Setter("en")
    said = setter.fit(text, Style(), Box(Um(20000), Um(20000), mm(90), mm(20)), About("card"))
    scene = Scene(PAGE, said)
    data = pdf(Book("t", "en", "", "", "", (Page(scene),)), FONTS, {})
    assert setter.spills == []
    assert pypdfium2.PdfDocument(data)[0].get_textpage().get_text_range() == text
    assert "".join(title for title in said_by_svg(scene)) == text.replace(" ", "")
