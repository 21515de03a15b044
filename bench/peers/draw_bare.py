"""The cards of ``sample``, written straight into a ReportLab canvas.

python draw_bare.py OUT COUNT FONTS
"""

from __future__ import annotations

import sys
from pathlib import Path

import sample
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas


def main(out: str, count: int, fonts: Path) -> None:
    """Write the sheets of ``count`` cards, fronts and backs."""
    for name in ("Regular", "Bold"):
        pdfmetrics.registerFont(TTFont(name, str(fonts / f"AlegreyaSans-{name}.ttf")))
    canvas = Canvas(out, pagesize=tuple(side * mm for side in sample.PAGE), invariant=1)
    for numbers, is_back in sample.sheets(count):
        canvas.setLineWidth(0.25)
        for start, end in sample.marks():
            canvas.line(start[0] * mm, _up(start[1]), end[0] * mm, _up(end[1]))
        for number in numbers:
            x, y = sample.place(number, is_back)
            canvas.saveState()
            canvas.translate(x * mm, _up(y + sample.HEIGHT))
            back(canvas) if is_back else front(canvas, number)
            canvas.restoreState()
        canvas.showPage()
    canvas.save()


def front(canvas: Canvas, number: int) -> None:
    """The front of a card, its bottom left corner at the origin."""
    card = sample.card(number)
    _frame(canvas, sample.PAPER, card.colour)
    canvas.setFillColorRGB(*sample.unit(card.colour))
    _rounded(canvas, sample.RIBBON, sample.RIBBON_RADIUS, stroke=0)
    canvas.setFillColorRGB(1, 1, 1)
    canvas.setFont("Bold", sample.TITLE_SIZE)
    canvas.drawString(sample.TITLE.x * mm, _card_up(11.9), card.title)
    canvas.drawRightString((sample.RANK.x + sample.RANK.width) * mm, _card_up(11.9), card.rank)
    canvas.setFillColorRGB(0, 0, 0)
    canvas.setFont("Regular", sample.FOOT_SIZE)
    canvas.drawCentredString(sample.WIDTH / 2 * mm, _card_up(81.3), card.foot)
    text = canvas.beginText(sample.BODY.x * mm, _card_up(sample.BODY.y + 2.6))
    text.setFont("Regular", sample.BODY_SIZE, sample.LEADING)
    for line in wrapped(card.body, sample.BODY.width * mm):
        text.textLine(line)
    canvas.drawText(text)
    _drawing(canvas, number, sample.PICTURE, (card.colour, card.pale))


def back(canvas: Canvas) -> None:
    """The back that all cards share."""
    _frame(canvas, sample.NIGHT, sample.GOLD)
    canvas.setFillColorRGB(1, 1, 1)
    canvas.setFont("Bold", sample.TITLE_SIZE)
    canvas.drawCentredString(sample.WIDTH / 2 * mm, _card_up(71.4), sample.BACK_TITLE)
    _drawing(canvas, -1, sample.BACK_PICTURE, (sample.GOLD, sample.pale(sample.GOLD)))


def wrapped(text: str, width: float) -> list[str]:
    """Lines no wider than ``width`` points, each as full as it can be."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".lstrip()
        if pdfmetrics.stringWidth(longer, "Regular", sample.BODY_SIZE) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _frame(canvas: Canvas, fill: str, edge: str) -> None:
    canvas.setFillColorRGB(*sample.unit(fill))
    canvas.setStrokeColorRGB(*sample.unit(edge))
    canvas.setLineWidth(sample.LINE * mm)
    _rounded(canvas, sample.FRAME, sample.FRAME_RADIUS, stroke=1)


def _rounded(canvas: Canvas, box: sample.Box, radius: float, stroke: int) -> None:
    bottom = _card_up(box.y + box.height)
    size = box.width * mm, box.height * mm, radius * mm
    canvas.roundRect(box.x * mm, bottom, *size, stroke=stroke, fill=1)


def _drawing(canvas: Canvas, number: int, box: sample.Box, colours: tuple[str, str]) -> None:
    edge, fill = colours
    canvas.translate((box.x + box.width / 2) * mm, _card_up(box.y + box.height / 2))
    canvas.scale(1, -1)
    canvas.setFillColorRGB(*sample.unit(fill))
    canvas.setStrokeColorRGB(*sample.unit(edge))
    canvas.setLineWidth(sample.HAIR * mm)
    for shape in sample.drawing(number):
        if isinstance(shape, sample.Petal):
            path = canvas.beginPath()
            path.moveTo(0, 0)
            flat = [value * mm for point in shape.points for value in point]
            path.curveTo(*flat[:6])
            path.curveTo(*flat[6:])
            path.close()
            canvas.drawPath(path, stroke=1, fill=1)
        elif isinstance(shape, sample.Ray):
            canvas.line(*(value * mm for point in shape for value in point))
        else:
            canvas.circle(0, 0, shape.radius * mm, stroke=1, fill=0)


def _up(y: float) -> float:
    return (sample.PAGE[1] - y) * mm


def _card_up(y: float) -> float:
    return (sample.HEIGHT - y) * mm


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]))
