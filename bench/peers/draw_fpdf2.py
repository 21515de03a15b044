"""The cards of ``sample`` with fpdf2.

python draw_fpdf2.py OUT COUNT FONTS
"""

from __future__ import annotations

import sys
from pathlib import Path

import sample
from fpdf import FPDF
from fpdf.drawing import PaintedPath


def main(out: str, count: int, fonts: Path) -> None:
    """Write the sheets of ``count`` cards, fronts and backs."""
    pdf = FPDF(unit="mm", format="A4")
    pdf.set_auto_page_break(False)
    pdf.c_margin = 0
    for style, name in (("", "Regular"), ("B", "Bold")):
        pdf.add_font("Alegreya", style, str(fonts / f"AlegreyaSans-{name}.ttf"))
    for numbers, is_back in sample.sheets(count):
        pdf.add_page()
        pdf.set_line_width(0.09)
        pdf.set_draw_color(0)
        for start, end in sample.marks():
            pdf.line(*start, *end)
        for number in numbers:
            x, y = sample.place(number, is_back)
            back(pdf, x, y) if is_back else front(pdf, number, x, y)
    pdf.output(out)


def front(pdf: FPDF, number: int, x: float, y: float) -> None:
    """The front of a card, its top left corner at (x, y)."""
    card = sample.card(number)
    _frame(pdf, x, y, sample.PAPER, card.colour)
    pdf.set_fill_color(card.colour)
    _rounded(pdf, sample.RIBBON, sample.RIBBON_RADIUS, x, y, "F")
    pdf.set_text_color(255)
    pdf.set_font("Alegreya", "B", sample.TITLE_SIZE)
    pdf.text(x + sample.TITLE.x, y + 11.9, card.title)
    end = x + sample.RANK.x + sample.RANK.width
    pdf.text(end - pdf.get_string_width(card.rank), y + 11.9, card.rank)
    pdf.set_text_color(0)
    pdf.set_font("Alegreya", "", sample.FOOT_SIZE)
    middle = x + sample.WIDTH / 2
    pdf.text(middle - pdf.get_string_width(card.foot) / 2, y + 81.3, card.foot)
    pdf.set_font("Alegreya", "", sample.BODY_SIZE)
    pdf.set_xy(x + sample.BODY.x, y + sample.BODY.y)
    pdf.multi_cell(sample.BODY.width, sample.LEADING * 25.4 / 72, card.body, align="L")
    _drawing(pdf, number, _middle(sample.PICTURE, x, y), (card.colour, card.pale))


def back(pdf: FPDF, x: float, y: float) -> None:
    """The back that all cards share."""
    _frame(pdf, x, y, sample.NIGHT, sample.GOLD)
    pdf.set_text_color(255)
    pdf.set_font("Alegreya", "B", sample.TITLE_SIZE)
    middle = x + sample.WIDTH / 2
    title = sample.BACK_TITLE
    pdf.text(middle - pdf.get_string_width(title) / 2, y + 71.4, title)
    colours = sample.GOLD, sample.pale(sample.GOLD)
    _drawing(pdf, -1, _middle(sample.BACK_PICTURE, x, y), colours)


def _frame(pdf: FPDF, x: float, y: float, fill: str, edge: str) -> None:
    pdf.set_fill_color(fill)
    pdf.set_draw_color(edge)
    pdf.set_line_width(sample.LINE)
    _rounded(pdf, sample.FRAME, sample.FRAME_RADIUS, x, y, "DF")


def _rounded(pdf: FPDF, box: sample.Box, radius: float, x: float, y: float, style: str) -> None:
    at = x + box.x, y + box.y, box.width, box.height
    pdf.rect(*at, style=style, round_corners=True, corner_radius=radius)


def _middle(box: sample.Box, x: float, y: float) -> sample.Point:
    return x + box.x + box.width / 2, y + box.y + box.height / 2


def _drawing(pdf: FPDF, number: int, at: sample.Point, colours: tuple[str, str]) -> None:
    x, y = at
    shapes = tuple(sample.drawing(number))
    with pdf.drawing_context() as context:
        for shape in shapes:
            if isinstance(shape, sample.Petal):
                context.add_item(_petal(shape, at, colours))
    pdf.set_draw_color(colours[0])
    pdf.set_line_width(sample.HAIR)
    for shape in shapes:
        if isinstance(shape, sample.Ray):
            (x0, y0), (x1, y1) = shape
            pdf.line(x + x0, y + y0, x + x1, y + y1)
        elif isinstance(shape, sample.Ring):
            pdf.circle(x, y, shape.radius)


def _petal(petal: sample.Petal, at: sample.Point, colours: tuple[str, str]) -> PaintedPath:
    path = PaintedPath(*at)
    path.style.stroke_color, path.style.fill_color = colours
    path.style.stroke_width = sample.HAIR
    flat = [value + at[n] for point in petal.points for n, value in enumerate(point)]
    path.curve_to(*flat[:6])
    path.curve_to(*flat[6:])
    path.close()
    return path


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]))
