"""The cards that every program of this folder draws: 63 x 88 mm, nine on an A4 sheet, with backs.

Each has a frame, a ribbon with a title and a letter, a drawing of its own (ten to fourteen petals,
24 strokes, two circles), a text that wraps, a line at its foot; all have the same back.  Lengths
in mm, y down.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from typing import NamedTuple

PAGE = (210.0, 297.0)
WIDTH, HEIGHT = 63.0, 88.0
COLUMNS, ROWS = 3, 3
SHEET = COLUMNS * ROWS
LEFT, TOP = (PAGE[0] - COLUMNS * WIDTH) / 2, (PAGE[1] - ROWS * HEIGHT) / 2
PAPER, INK, NIGHT, GOLD = "#FFFAEB", "#000000", "#1F3A4D", "#D99E2B"
LETTERS = "abcdefghijklmnopqrstuvwxyz"
LINE, HAIR = 0.35, 0.18
ART = 46.0
"""The side of the square that holds a drawing."""
BACK_TITLE = "Star of Africa"
SMOOTH = 8
"""The straight pieces of a curve."""


class Box(NamedTuple):
    """A rectangle on a card, from its top left corner."""

    x: float
    y: float
    width: float
    height: float


FRAME, RIBBON = Box(2.5, 2.5, 58, 83), Box(5, 6, 53, 9)
FRAME_RADIUS, RIBBON_RADIUS = 3.0, 1.5
TITLE, RANK = Box(7, 6.5, 36, 8), Box(43, 6.5, 13, 8)
PICTURE = Box(8.5, 15.5, ART, ART)
BODY, FOOT = Box(7, 63, 49, 14), Box(7, 78.5, 49, 4)
BACK_PICTURE, BACK_WORDS = Box(8.5, 18, ART, ART), Box(7, 66, 49, 8)
TITLE_SIZE, BODY_SIZE, FOOT_SIZE, LEADING = 11.0, 7.5, 6.5, 9.4  # points

Point = tuple[float, float]


class Petal(NamedTuple):
    """A leaf from the middle out and back: two curves, by their six points after the middle."""

    points: tuple[Point, ...]


class Ray(NamedTuple):
    """A stroke."""

    start: Point
    end: Point


class Ring(NamedTuple):
    """A circle about the middle."""

    radius: float


class Card(NamedTuple):
    """What is printed on one card, and in what colours."""

    kind: int
    title: str
    rank: str
    body: str
    foot: str
    colour: str
    pale: str


KINDS = (
    ("Topaz", "C", "#DBA621", "Sell it to the bank at once for the least of all prices. It is then "
     "put into the box; nobody can buy it back."),
    ("Emerald", "B", "#008C59", "Sell it to the bank at once for a good price. On the Gold Coast "
     "you may get more for it: look at the board."),
    ("Ruby", "A", "#BF0D33", "Sell it to the bank at once for the best price, on the Gold Coast "
     "for twice as much. Tell everybody about it."),
    ("Horseshoe", "D", "#595966", "Keep it until you need it. In your turn, hand it in for a "
     "little money or for another turn after this one."),
    ("Robber", "F", "#333333", "Hand all your money to the bank. He stays on the board with his "
     "face up and waits for the next one."),
    ("Blank", "E", "#B3A88C", "Sand and wind, and nothing else. There is always the next place "
     "along the road."),
    ("The Star", "S", "#1A4DB3", "Take it home, over land, by ship or through the air. From now "
     "on everybody is after you."),
)  # fmt: skip


def card(number: int) -> Card:
    """The card with this number, from 0."""
    kind = number % len(KINDS)
    title, rank, colour, body = KINDS[kind]
    name = "".join(LETTERS[number // 26**place % 26] for place in (2, 1, 0))
    return Card(kind, title, rank, body, f"Card {name}", colour, pale(colour))


def pale(colour: str) -> str:
    """A colour half way to white."""
    return "#" + "".join(f"{(int(colour[at : at + 2], 16) + 255) // 2:02X}" for at in (1, 3, 5))


def unit(colour: str) -> tuple[float, float, float]:
    """Red, green and blue from 0 to 1."""
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue


def drawing(number: int) -> Iterator[Petal | Ray | Ring]:
    """The drawing of a card about (0, 0); -1 is that of the back."""
    chance = random.Random(number)
    petals = 10 + number % 5
    for n in range(petals):
        angle, radius = 2 * math.pi * n / petals, 15 + chance.random() * 3
        ways = ((6, -0.5), (radius * 0.8, -0.25), (radius, 0), (radius * 0.8, 0.25), (6, 0.5))
        yield Petal((*(_polar(far, angle + turn) for far, turn in ways), (0.0, 0.0)))
    for n in range(24):
        angle = 2 * math.pi * n / 24
        yield Ray(_polar(19, angle), _polar(21, angle))
    yield from (Ring(4), Ring(21.5))


def _polar(radius: float, angle: float) -> Point:
    return radius * math.cos(angle), radius * math.sin(angle)


def outline(petal: Petal) -> Iterator[Point]:
    """Points on both curves of a petal, for programs that have no curves."""
    ends = ((0.0, 0.0), *petal.points)
    for first in (0, 3):
        for step in range(SMOOTH):
            t = step / SMOOTH
            weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            four = list(zip(weights, ends[first : first + 4], strict=True))
            yield sum(w * p[0] for w, p in four), sum(w * p[1] for w, p in four)


def place(number: int, back: bool = False) -> Point:
    """The top left corner of a card on its sheet; backs are turned about the long edge."""
    row, column = divmod(number % SHEET, COLUMNS)
    return LEFT + (COLUMNS - 1 - column if back else column) * WIDTH, TOP + row * HEIGHT


def marks() -> Iterator[tuple[Point, Point]]:
    """The crop marks of a sheet."""
    right, bottom = PAGE[0] - LEFT, PAGE[1] - TOP
    for column in range(COLUMNS + 1):
        x = LEFT + column * WIDTH
        yield from (((x, TOP - 5), (x, TOP - 1)), ((x, bottom + 1), (x, bottom + 5)))
    for row in range(ROWS + 1):
        y = TOP + row * HEIGHT
        yield from (((LEFT - 5, y), (LEFT - 1, y)), ((right + 1, y), (right + 5, y)))


def sheets(count: int) -> Iterator[tuple[range, bool]]:
    """The pages of a duplex print: the numbers of their cards, and whether it is their backs."""
    for first in range(0, count, SHEET):
        for back in (False, True):
            yield range(first, min(first + SHEET, count)), back
