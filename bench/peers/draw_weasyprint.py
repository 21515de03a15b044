"""The cards of ``sample`` with WeasyPrint: HTML with SVG in it.

python draw_weasyprint.py OUT COUNT FONTS
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import sample
import svg_of
from weasyprint import HTML


def main(out: str, count: int, fonts: Path) -> None:
    """Write the sheets of ``count`` cards, fronts and backs."""
    pages = "".join(page(numbers, back) for numbers, back in sample.sheets(count))
    HTML(string=f"<style>{''.join(style(fonts))}</style>{pages}").write_pdf(out)


def style(fonts: Path) -> Iterator[str]:
    """The rules that say where everything stands."""
    for name, weight in (("Regular", 400), ("Bold", 700)):
        source = (fonts / f"AlegreyaSans-{name}.ttf").as_uri()
        yield f"@font-face{{font-family:A;font-weight:{weight};src:url({source})}}"
    width, height = sample.PAGE
    yield "@page{size:A4;margin:0}body{margin:0;font-family:A}div,svg{position:absolute}"
    yield f"section{{position:relative;width:{width}mm;height:{height}mm;break-after:page}}"
    yield ".card{width:63mm;height:88mm}"
    edge = f"border:{sample.LINE}mm solid;box-sizing:border-box;border-radius:3mm"
    yield f".frame{{{_box(sample.FRAME)};{edge}}}"
    yield f".ribbon{{{_box(sample.RIBBON)};border-radius:1.5mm}}"
    bold = f"color:#fff;font:bold {sample.TITLE_SIZE}pt/8mm A"
    yield f".title{{{_box(sample.TITLE)};{bold}}}"
    yield f".rank{{{_box(sample.RANK)};{bold};text-align:right}}"
    yield f".body{{{_box(sample.BODY)};font:{sample.BODY_SIZE}pt/{sample.LEADING}pt A}}"
    yield f".foot{{{_box(sample.FOOT)};font:{sample.FOOT_SIZE}pt/4mm A;text-align:center}}"
    yield f".behind{{{_box(sample.BACK_WORDS)};{bold};text-align:center}}"


def page(numbers: range, back: bool) -> str:
    """A sheet with its crop marks and cards."""
    lines = "".join(
        f'<line x1="{a[0]}" y1="{a[1]}" x2="{b[0]}" y2="{b[1]}"/>' for a, b in sample.marks()
    )
    width, height = sample.PAGE
    marks = (
        f'<svg width="{width}mm" height="{height}mm" viewBox="0 0 {width} {height}">'
        f'<g stroke="black" stroke-width=".09">{lines}</g></svg>'
    )
    cards = "".join(_card(number, back) for number in numbers)
    return f"<section>{marks}{cards}</section>"


def _card(number: int, back: bool) -> str:
    x, y = sample.place(number, back)
    inside = _back() if back else _front(number)
    return f'<div class=card style="left:{x}mm;top:{y}mm">{inside}</div>'


def _front(number: int) -> str:
    card = sample.card(number)
    return (
        f'<div class=frame style="border-color:{card.colour};background:{sample.PAPER}"></div>'
        f'<div class=ribbon style="background:{card.colour}"></div>'
        f"<div class=title>{card.title}</div><div class=rank>{card.rank}</div>"
        f"{_picture(number, sample.PICTURE, card.colour, card.pale)}"
        f"<div class=body>{card.body}</div><div class=foot>{card.foot}</div>"
    )


def _back() -> str:
    frame = f"border-color:{sample.GOLD};background:{sample.NIGHT}"
    picture = _picture(-1, sample.BACK_PICTURE, sample.GOLD, sample.pale(sample.GOLD))
    words = f"<div class=behind>{sample.BACK_TITLE}</div>"
    return f'<div class=frame style="{frame}"></div>{picture}{words}'


def _picture(number: int, box: sample.Box, edge: str, fill: str) -> str:
    return f'<div style="{_box(box)}">{svg_of.picture(number, edge, fill)}</div>'


def _box(box: sample.Box) -> str:
    return f"left:{box.x}mm;top:{box.y}mm;width:{box.width}mm;height:{box.height}mm"


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]))
