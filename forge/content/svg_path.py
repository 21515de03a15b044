"""SVG path data (SVG 1.1 §8.3) and basic shapes as moves, lines and cubics in absolute numbers."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from functools import cache

from forge.geometry import KAPPA

Steps = list[str | float]
"""A flat run of ``"M", x, y``, ``"L", x, y``, ``"C", x1, y1, x2, y2, x, y`` and ``"Z"``."""

MOST_NUMBERS = 200_000

_TOKEN = re.compile(
    r"[\s,]*(?:([MmLlHhVvCcSsQqTtAaZz])|([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?))"
)
# Atomic, so that no number is ever cut in two to make up a count.
_NUMBER = r"[\s,]*((?>[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?))"
_FLAG = re.compile(r"[\s,]*([01])")
_ARGS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


def steps(data: str) -> Steps:
    """The outline that path data describes.  Raises ValueError where it cannot be read."""
    pen = _Pen()
    for command, numbers in _commands(data):
        pen.draw(command, numbers)
        if len(pen.steps) > MOST_NUMBERS:
            raise ValueError(f"over {MOST_NUMBERS:,} numbers")
    return pen.steps


def _commands(data: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with its numbers; a run of numbers repeats the command before it."""
    at, command, count = 0, "", 0
    end = len(data.rstrip(" \t\r\n,"))
    while at < end:
        token = _TOKEN.match(data, at)
        if token is None:
            raise ValueError(f"path data cannot be read from {data[at : at + 12]!r} on")
        if token[1]:
            command, at = token[1], token.end()
            count = _ARGS[command.upper()]
            if not count:
                yield command, []
                continue
        elif not count:
            raise ValueError("path data must begin with a command")
        numbers, at = _numbers(data, at, command)
        yield command, numbers
        command = {"M": "L", "m": "l"}.get(command, command)


@cache
def _run(count: int) -> re.Pattern[str]:
    """What matches that many numbers."""
    return re.compile(_NUMBER * count)


def _numbers(data: str, at: int, command: str) -> tuple[list[float], int]:
    count = _ARGS[command.upper()]
    run = None if command in "Aa" else _run(count).match(data, at)
    numbers = list(map(float, run.groups())) if run else []
    if run and all(map(math.isfinite, numbers)):
        return numbers, run.end()
    numbers.clear()
    for i in range(count):
        pattern = _FLAG if command in "Aa" and i in (3, 4) else _TOKEN
        found = pattern.match(data, at)
        number = found and found[found.re.groups]
        if found is None or number is None or not math.isfinite(float(number)):
            raise ValueError(f"{command} in path data lacks a number")
        numbers.append(float(number))
        at = found.end()
    return numbers, at


class _Pen:
    """Draws commands one after the other and remembers where it is."""

    def __init__(self) -> None:
        self.steps: Steps = []
        self.x = self.y = 0.0
        self.start = (0.0, 0.0)
        self.control: tuple[float, float] | None = None
        self.last = ""

    def draw(self, command: str, n: list[float]) -> None:
        """Adds one command, its numbers made absolute; ValueError before the first point."""
        name = command.upper()
        if not self.steps and name != "M":
            raise ValueError("path data must begin with M")
        if command.islower():
            n = self._absolute(name, n)
        kept, self.control = self.control, None
        match name:
            case "M":
                self._to("M", *n)
                self.start = (self.x, self.y)
            case "Z":
                self.steps.append("Z")
                self.x, self.y = self.start
            case "L" | "H" | "V":
                self._to("L", *self._corner(name, n))
            case "C" | "S":
                self._cubic(n if name == "C" else [*self._mirror(kept, "CS"), *n])
            case "Q" | "T":
                self._quadratic(n if name == "Q" else [*self._mirror(kept, "QT"), *n])
            case _:
                self._arc(n)
        self.last = name

    def _absolute(self, name: str, n: list[float]) -> list[float]:
        match name:
            case "H":
                return [self.x + n[0]]
            case "V":
                return [self.y + n[0]]
            case "A":
                return [*n[:5], n[5] + self.x, n[6] + self.y]
            case _:
                return [v + (self.y if i % 2 else self.x) for i, v in enumerate(n)]

    def _corner(self, name: str, n: list[float]) -> tuple[float, float]:
        if name == "H":
            return n[0], self.y
        return (self.x, n[0]) if name == "V" else (n[0], n[1])

    def _to(self, letter: str, x: float, y: float) -> None:
        self.steps += [letter, x, y]
        self.x, self.y = x, y

    def _mirror(self, control: tuple[float, float] | None, after: str) -> tuple[float, float]:
        if control is None or self.last not in after:
            return self.x, self.y
        return 2 * self.x - control[0], 2 * self.y - control[1]

    def _cubic(self, n: list[float]) -> None:
        self.steps += ["C", *n]
        self.control = (n[2], n[3])
        self.x, self.y = n[4], n[5]

    def _quadratic(self, n: list[float]) -> None:
        """A quadratic curve is the cubic whose controls lie two thirds of the way to its own."""
        cx, cy, x, y = n
        first = (self.x + 2 * (cx - self.x) / 3, self.y + 2 * (cy - self.y) / 3)
        self.steps += ["C", *first, x + 2 * (cx - x) / 3, y + 2 * (cy - y) / 3, x, y]
        self.control = (cx, cy)
        self.x, self.y = x, y

    def _arc(self, n: list[float]) -> None:
        rx, ry, turn, large, sweep, x, y = n
        if (x, y) == (self.x, self.y):
            return
        if not rx or not ry:
            self._to("L", x, y)
            return
        for curve in _arc((self.x, self.y), (abs(rx), abs(ry), turn), (large, sweep), (x, y)):
            self.steps += ["C", *curve]
        self.x, self.y = x, y


Pair = tuple[float, float]


def _arc(
    start: Pair, shape: tuple[float, float, float], flags: Pair, end: Pair
) -> Iterator[tuple[float, ...]]:
    """An elliptic arc as cubics of at most a quarter turn (SVG 1.1 appendix F.6)."""
    rx, ry, turn = shape
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    dx, dy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    px, py = cos * dx + sin * dy, -sin * dx + cos * dy
    grow = math.sqrt(max(1.0, (px / rx) ** 2 + (py / ry) ** 2))
    rx, ry = rx * grow, ry * grow
    base = (rx * py) ** 2 + (ry * px) ** 2
    root = math.sqrt(max(0.0, (rx * ry) ** 2 / base - 1)) if base else 0.0
    if flags[0] == flags[1]:
        root = -root
    qx, qy = root * rx * py / ry, -root * ry * px / rx
    cx = cos * qx - sin * qy + (start[0] + end[0]) / 2
    cy = sin * qx + cos * qy + (start[1] + end[1]) / 2
    first = math.atan2((py - qy) / ry, (px - qx) / rx)
    sweep = math.atan2((-py - qy) / ry, (-px - qx) / rx) - first
    if flags[1] and sweep < 0:
        sweep += 2 * math.pi
    if not flags[1] and sweep > 0:
        sweep -= 2 * math.pi
    yield from _curves((cx, cy), (rx, ry), (cos, sin), (first, sweep), end)


def _curves(
    centre: Pair, radii: Pair, axis: Pair, angles: Pair, end: Pair
) -> Iterator[tuple[float, ...]]:
    first, sweep = angles
    count = max(1, math.ceil(abs(sweep) / (math.pi / 2) - 1e-9))
    part = sweep / count
    hug = 4 / 3 * math.tan(part / 4)

    def place(x: float, y: float) -> Pair:
        x, y = x * radii[0], y * radii[1]
        return centre[0] + axis[0] * x - axis[1] * y, centre[1] + axis[1] * x + axis[0] * y

    for i in range(count):
        a, b = first + i * part, first + (i + 1) * part
        one = place(math.cos(a) - hug * math.sin(a), math.sin(a) + hug * math.cos(a))
        two = place(math.cos(b) + hug * math.sin(b), math.sin(b) - hug * math.cos(b))
        last = end if i == count - 1 else place(math.cos(b), math.sin(b))
        yield *one, *two, *last


def ellipse(cx: float, cy: float, rx: float, ry: float) -> Steps:
    """An ellipse as four cubics."""
    kx, ky = rx * KAPPA, ry * KAPPA
    return [
        "M", cx + rx, cy, "C", cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry,
        "C", cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy,
        "C", cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry,
        "C", cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy, "Z",
    ]  # fmt: skip


def rectangle(box: tuple[float, float, float, float], rx: float, ry: float) -> Steps:
    """A rectangle, its corners rounded by ``rx`` and ``ry``."""
    x, y, width, height = box
    right, bottom = x + width, y + height
    if not rx or not ry:
        return ["M", x, y, "L", right, y, "L", right, bottom, "L", x, bottom, "Z"]
    rx, ry = min(rx, width / 2), min(ry, height / 2)
    qx, qy = rx * (1 - KAPPA), ry * (1 - KAPPA)
    return [
        "M", x + rx, y, "L", right - rx, y, "C", right - qx, y, right, y + qy, right, y + ry,
        "L", right, bottom - ry, "C", right, bottom - qy, right - qx, bottom, right - rx, bottom,
        "L", x + rx, bottom, "C", x + qx, bottom, x, bottom - qy, x, bottom - ry,
        "L", x, y + ry, "C", x, y + qy, x + qx, y, x + rx, y, "Z",
    ]  # fmt: skip


def polygon(numbers: list[float], closed: bool) -> Steps:
    """Straight lines through points given as x, y, x, y, ...; ValueError for fewer than two."""
    if len(numbers) < 4 or len(numbers) % 2:
        raise ValueError("points must be two or more pairs of numbers")
    found: Steps = []
    for i in range(0, len(numbers), 2):
        found += ["L" if found else "M", numbers[i], numbers[i + 1]]
    return [*found, "Z"] if closed else found
