"""The cards of ``sample`` as a game that forge builds: YAML and SVG files in a folder.

python forge_game.py FOLDER COUNT
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import sample
import svg_of

GAME = """\
id: bench
version: 1.0.0
title: Bench
notice: Cards to measure with.
licence: CC0-1.0
minutes_min: 1
minutes_max: 1
age: 3
credits: [{id: all, text: Thanks to everybody.}]
"""
EDITION = """\
title: Bench
subtitle: The only edition
currency: "$"
players_min: 2
players_max: 2
rules: []
parameters: []
tokens: []
notes: []
"""
DECK = "name: Sample\nface: kind-0\nback: back\ncards:\n"


def write(folder: Path, count: int) -> None:
    """Write the game with ``count`` cards."""
    for name, text in files(count):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def files(count: int) -> Iterator[tuple[str, str]]:
    """The name and the text of each file."""
    yield "game.yaml", GAME
    yield "editions/only.yaml", EDITION
    yield "faces/front.yaml", _face(_slots())
    for kind, (_, _, colour, _) in enumerate(sample.KINDS):
        frame = f'  - {{id: frame, stroke: "{colour}"}}\n'
        ribbon = f'  - {{id: ribbon, fill: "{colour}"}}\n'
        yield f"faces/kind-{kind}.yaml", f"extends: front\nslots:\n{frame}{ribbon}"
    yield "faces/back.yaml", _face(_back_slots())
    yield "decks/sample.yaml", DECK + "".join(_card(n) for n in range(count))
    for number in range(count):
        card = sample.card(number)
        yield f"art/{number}.svg", svg_of.picture(number, card.colour, card.pale)
    yield "art/back.svg", svg_of.picture(-1, sample.GOLD, sample.pale(sample.GOLD))


def _face(slots: Iterator[str]) -> str:
    return "size: standard\nslots:\n" + "".join(f"  - {{{slot}}}\n" for slot in slots)


def _card(number: int) -> str:
    card = sample.card(number)
    texts = f'title: {card.title}, rank: {card.rank}, foot: {card.foot}, body: "{card.body}"'
    return (
        f"  - id: card-{number}\n    face: kind-{card.kind}\n    texts: {{{texts}}}\n"
        f"    art: {{picture: art/{number}.svg}}\n"
    )


def _slots() -> Iterator[str]:
    white = 'font: caption, weight: 700, colour: "#FFFFFF", valign: middle'
    yield _panel("frame", sample.FRAME, sample.PAPER, sample.INK, sample.FRAME_RADIUS)
    yield _panel("ribbon", sample.RIBBON, sample.INK, "", sample.RIBBON_RADIUS)
    size = f"size: {sample.TITLE_SIZE:g}"
    yield f"id: title, kind: title, of: title, {_box(sample.TITLE)}, {size}, {white}"
    yield f"id: rank, kind: title, of: rank, {_box(sample.RANK)}, {size}, {white}, align: end"
    yield f"id: picture, kind: picture, of: picture, {_box(sample.PICTURE)}"
    plain = f'font: caption, colour: "{sample.INK}"'
    yield f"id: body, kind: words, of: body, {_box(sample.BODY)}, size: {sample.BODY_SIZE}, {plain}"
    foot = f"{_box(sample.FOOT)}, size: {sample.FOOT_SIZE}, {plain}, align: centre"
    yield f"id: foot, kind: title, of: foot, {foot}"


def _back_slots() -> Iterator[str]:
    yield _panel("frame", sample.FRAME, sample.NIGHT, sample.GOLD, sample.FRAME_RADIUS)
    yield f"id: picture, kind: picture, symbol: art/back.svg, {_box(sample.BACK_PICTURE)}"
    white = 'font: caption, weight: 700, colour: "#FFFFFF", valign: middle, align: centre'
    words = f"{_box(sample.BACK_WORDS)}, size: {sample.TITLE_SIZE:g}, {white}"
    yield f"id: words, kind: title, text: {sample.BACK_TITLE}, {words}"


def _panel(ident: str, box: sample.Box, fill: str, edge: str, radius: float) -> str:
    stroke = f', stroke: "{edge}"' if edge else ""
    return f'id: {ident}, kind: panel, {_box(box)}, radius: {radius:g}, fill: "{fill}"{stroke}'


def _box(box: sample.Box) -> str:
    return f"x: {box.x:g}, y: {box.y:g}, width: {box.width:g}, height: {box.height:g}"


if __name__ == "__main__":
    write(Path(sys.argv[1]), int(sys.argv[2]))
