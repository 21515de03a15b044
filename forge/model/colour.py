"""Colours as '#RRGGBB': mixing, lightness, and how far apart two are seen."""

from __future__ import annotations

WHITE = "#FFFFFF"
BLACK = "#000000"


def rgb(colour: str) -> tuple[int, int, int]:
    """Red, green and blue from 0 to 255; ValueError when it is not '#RRGGBB'."""
    if len(colour) != 7 or colour[0] != "#":
        msg = f"not a colour: {colour!r}"
        raise ValueError(msg)
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(a: str, b: str, share: float) -> str:
    """The colour ``share`` of the way from ``a`` (0) to ``b`` (1)."""
    return "#" + "".join(
        f"{round(x + (y - x) * share):02X}" for x, y in zip(rgb(a), rgb(b), strict=True)
    )


def shade(colour: str, light: float) -> str:
    """The colour lit (``light`` up to 1: white) or darkened (down to -1: black)."""
    return mix(colour, WHITE, light) if light >= 0 else mix(colour, BLACK, -light)


RED, GREEN, BLUE = 0.2126, 0.7152, 0.0722
"""What each primary adds to the luminance of white (IEC 61966-2-1)."""


def linear(part: int) -> float:
    """The light of an sRGB value from 0 to 255, from 0 to 1 (IEC 61966-2-1)."""
    v = part / 255
    return v / 12.92 if v <= 0.04045 else float(((v + 0.055) / 1.055) ** 2.4)


def of_luminance(light: float) -> int:
    """The sRGB value from 0 to 255 of a grey that has so much light, 0 to 1 (IEC 61966-2-1)."""
    v = light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return round(v * 255)


def luminance(colour: str) -> float:
    """Relative luminance from 0 to 1 (WCAG 2.2, from IEC 61966-2-1)."""
    r, g, b = (linear(part) for part in rgb(colour))
    return RED * r + GREEN * g + BLUE * b


def contrast(a: str, b: str) -> float:
    """The contrast of two colours, 1 (the same in grey) to 21 (WCAG 2.2)."""
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def readable_on(ground: str, dark: str, light: str) -> str:
    """Whichever of two inks stands out more on a ground."""
    return dark if contrast(dark, ground) >= contrast(light, ground) else light
