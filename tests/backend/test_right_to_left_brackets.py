"""Brackets in Hebrew and Arabic: what the file says, and what PDFium makes of it."""

from __future__ import annotations

import io
import re

import pikepdf
import pypdfium2
import pytest

from forge.backend.pdf import pdf
from forge.geometry import Size, mm
from forge.scene import Book, Page, Scene
from forge.typeset.setter import Setter
from forge.typeset.style import Align, Style

LINES = {
    "he": ("שלום (עולם) טוב", "(סוגריים) בהתחלה", "מחיר (500) דולר", "[אב] {גד} «הו»"),
    "ar": ("مرحبا (بالعالم) جيد", "السعر (500) دولار"),
}
EACH = [(lang, line) for lang, lines in LINES.items() for line in lines]
TURNED = str.maketrans("()[]{}«»", ")(][}{»«")


def printed(lang: str, line: str) -> bytes:
    setter = Setter(lang)
    words = setter.line(line, Style(size=14, smallest=14), mm(150), mm(30), Align.END)
    scene = Scene(Size(mm(160), mm(60)), tuple(words), lang)
    book = Book(title="t", lang=lang, author="", subject="", licence="", pages=(Page(scene),))
    return pdf(book, setter.fonts, {})


def unicode_map(font: pikepdf.Object) -> dict[str, str]:
    """The text of each character code of a font, from its ToUnicode table."""
    table = font.ToUnicode.read_bytes().decode()
    pairs = re.findall(r"<([0-9A-F]{4})> <([0-9A-F]+)>\n", table.split("beginbfchar", 1)[1])
    return {code: bytes.fromhex(text).decode("utf-16-be") for code, text in pairs}


def said(data: bytes) -> str:
    """The text of the page by the file alone: its codes in order, each as ToUnicode says it."""
    found = ""
    with pikepdf.open(io.BytesIO(data)) as file:
        page = file.pages[0]
        maps = {name: unicode_map(font) for name, font in page.Resources.Font.items()}
        codes: dict[str, str] = {}
        for operands, operator in pikepdf.parse_content_stream(page):
            if str(operator) == "Tf":
                codes = maps[str(operands[0])]
            if str(operator) == "TJ":
                for shown in operands[0]:
                    if isinstance(shown, pikepdf.String):
                        raw = bytes(shown).hex().upper()
                        found += "".join(codes[raw[i : i + 4]] for i in range(0, len(raw), 4))
    return found


@pytest.mark.parametrize(("lang", "line"), EACH)
def test_the_file_says_brackets_as_they_were_typed(lang, line):
    """ISO 32000-1 9.10.2: ToUnicode tells the character, not the look of its mirrored glyph."""
    assert said(printed(lang, line)) == line


@pytest.mark.parametrize(("lang", "line"), EACH)
def test_pdfium_turns_the_brackets_of_right_to_left_text_and_nothing_else(lang, line):
    """It takes every file for one whose brackets are named by their look, and mirrors them."""
    copied = pypdfium2.PdfDocument(printed(lang, line))[0].get_textpage().get_text_range()
    assert copied != line
    assert copied.translate(TURNED) == line
