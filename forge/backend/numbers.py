"""Numbers as PDF and SVG write them."""

from __future__ import annotations


def number(value: float, places: int = 4) -> str:
    """A number without exponent and without zeros at its end."""
    if isinstance(value, int):
        return str(value)
    text = f"{value:.{places}f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text
