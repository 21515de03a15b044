"""A paragraph that opens with a great initial, two lines deep."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from unicodedata import category

from forge.draw.rulebook_bricks import Bond, Brick, Spot
from forge.draw.rulebook_lines import Galley, Setting, lines, trial
from forge.geometry import mm
from forge.model.text import Text
from forge.scene import Item
from forge.typeset.style import Align, Style

DEPTH, DEEP = 2, 3
"""Lines beside the initial, and beside that of a longer paragraph."""
LONG = 5
"""A paragraph of so many lines is a longer one."""
AFTER = mm("0.9")
CAPITAL = 0.632
"""The height of the title face's capitals, as a share of its size."""
TAIL = "p"
"""A letter that reaches as far down as any of a line does."""


def opened(galley: Galley, text: Text, setting: Setting) -> tuple[Brick, ...]:
    """The paragraph with an initial; as any other where it is too short or cannot have one.

    Scripts without capitals, right-to-left text, and a text that opens with markup have none.
    """
    said = galley.desk.say(text)
    if galley.desk.setter.rtl or category(said[:1] or " ") != "Lu" or "<" in said or "&" in said:
        return lines(galley, text, setting)
    whole = lines(galley, text, setting)
    depth = DEEP if len(whole) >= LONG else DEPTH
    style, lift = _initial(galley, said[0], setting.style, depth)
    width = galley.desk.setter.size(said[0], style).width + AFTER
    head, tail = _divided(galley.inset(width), said[1:].lstrip(), setting.style, depth)
    if len(whole) < DEPTH or not head:
        return whole
    drop = galley.desk.setter.flow(head, setting.style, galley.width, galley.about(text)).leading
    hang = _drawer(galley, said[0], style, drop * (depth - 1) - lift)
    beside = replace(setting, hang=hang, last=Bond.HARD)
    below = Setting(setting.style, last=setting.last)
    first = lines(galley.inset(width), text, beside, head)
    if not tail:
        return (*first[:-1], replace(first[-1], bond=setting.last))
    rest = lines(galley, text, below, tail)
    return (*(replace(brick, bond=Bond.HARD) for brick in first), *rest)


def _initial(galley: Galley, letter: str, style: Style, depth: int) -> tuple[Style, int]:
    """The style of an initial, and how far it stands above the last line beside it, µm.

    It is as high as the first line and stands on the last.  A tail (J, Q) may reach as far down as
    those of the lines beside it; with a longer one the letter is set so much smaller and higher.
    """
    setter, tall = galley.desk.setter, style.size * (style.leading * (depth - 1) + 0.64)
    great = replace(galley.type.initial, size=round(tall / CAPITAL, 1))
    above, below = setter.ink(letter, great)
    tail = setter.ink(TAIL, style)[1]
    if below <= tail:
        return great, 0
    by = (above + tail) / (above + below)
    return replace(great, size=int(great.size * by * 10) / 10), round(below * by) - tail


def _divided(galley: Galley, said: str, style: Style, depth: int) -> tuple[str, str]:
    """The words that stand beside the initial, as many as fill its lines, and the rest."""
    words = said.split(" ")
    setter, about = trial(galley.desk).setter, galley.about(Text("", ""))
    plain = replace(style, hyphens=False)

    def count(upto: int) -> int:
        return len(setter.flow(" ".join(words[:upto]), plain, galley.width, about).lines)

    low, high = 0, len(words)
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if count(middle) <= depth else (low, middle - 1)
    return " ".join(words[:low]), " ".join(words[low:])


def _drawer(
    galley: Galley, letter: str, style: Style, drop: int
) -> Callable[[Spot, int], tuple[Item, ...]]:
    """Draws the letter ``drop`` µm below the first line's baseline."""

    def draw(spot: Spot, baseline: int) -> tuple[Item, ...]:
        x = spot.across(galley.start, 0)
        return galley.desk.setter.line(letter, style, x, baseline + drop, Align.START)

    return draw
