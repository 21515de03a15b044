"""How SVG says what a shape looks like: plain colours, widths and opacities only."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

_NAMED = {
    "black": "#000000", "silver": "#C0C0C0", "gray": "#808080", "grey": "#808080",
    "white": "#FFFFFF", "maroon": "#800000", "red": "#FF0000", "purple": "#800080",
    "fuchsia": "#FF00FF", "green": "#008000", "lime": "#00FF00", "olive": "#808000",
    "yellow": "#FFFF00", "navy": "#000080", "blue": "#0000FF", "teal": "#008080",
    "aqua": "#00FFFF", "orange": "#FFA500", "brown": "#A52A2A", "gold": "#FFD700",
    "pink": "#FFC0CB", "tan": "#D2B48C", "beige": "#F5F5DC", "ivory": "#FFFFF0",
}  # fmt: skip
_HEX = re.compile(r"#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})")
_RGB = re.compile(r"rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)")
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_UNITS = {"": 1.0, "px": 1.0, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96.0, "pt": 96 / 72}


@dataclass(frozen=True, slots=True)
class Look:
    """Paint as it is handed down to the shapes inside an element (SVG's defaults)."""

    fill: str | None = "#000000"
    stroke: str | None = None
    width: float = 1.0
    alpha: float = 1.0
    fill_alpha: float = 1.0
    stroke_alpha: float = 1.0
    evenodd: bool = False
    hidden: bool = False

    @property
    def visible(self) -> bool:
        """Whether a shape that looks like this can be seen at all."""
        return not self.hidden and (self.fill is not None or self.stroke is not None)


_READ = frozenset(
    {"style", "fill", "stroke", "stroke-width", "opacity", "fill-opacity", "stroke-opacity"}
    | {"fill-rule", "display", "visibility", "filter", "mask", "clip-path"}
)


def look(before: Look, attributes: Mapping[str, str]) -> tuple[Look, tuple[str, ...]]:
    """The look inside an element with these attributes, and what of it cannot be read."""
    if _READ.isdisjoint(attributes):
        return before, ()
    given = {**attributes, **_style(attributes.get("style", ""))}
    strange: list[str] = []
    result = before
    for name, value in given.items():
        try:
            result = _changed(result, name, value.strip())
        except ValueError:
            strange.append(f"{name} is not read: {value.strip()[:40]}")
    return result, tuple(strange)


def _style(text: str) -> dict[str, str]:
    pairs = (part.partition(":") for part in text.split(";") if ":" in part)
    return {name.strip(): value.strip() for name, _, value in pairs}


def _changed(look: Look, name: str, value: str) -> Look:
    match name:
        case "fill":
            return replace(look, fill=colour(value))
        case "stroke":
            return replace(look, stroke=colour(value))
        case "stroke-width":
            return replace(look, width=length(value))
        case "opacity":
            return replace(look, alpha=look.alpha * share(value))
        case "fill-opacity":
            return replace(look, fill_alpha=share(value))
        case "stroke-opacity":
            return replace(look, stroke_alpha=share(value))
        case "fill-rule":
            return replace(look, evenodd=value == "evenodd")
        case "display" | "visibility":
            return replace(look, hidden=look.hidden or value in ("none", "hidden"))
        case "filter" | "mask" | "clip-path" if value != "none":
            raise ValueError(value)
        case _:
            return look


def colour(text: str) -> str | None:
    """A colour as '#RRGGBB', None for ``none``; ValueError for gradients and the like."""
    if text in ("none", "transparent"):
        return None
    if text.lower() in _NAMED:
        return _NAMED[text.lower()]
    if text == "currentColor":
        return "#000000"
    if found := _HEX.fullmatch(text):
        digits = found[1] if len(found[1]) == 6 else "".join(d * 2 for d in found[1])
        return f"#{digits.upper()}"
    if found := _RGB.fullmatch(text):
        return "#" + "".join(f"{min(int(part), 255):02X}" for part in found.groups())
    msg = f"not a plain colour: {text}"
    raise ValueError(msg)


def share(text: str) -> float:
    """An opacity from 0 to 1; per cent may be written.  ValueError for anything else."""
    value = float(text.removesuffix("%")) / (100 if text.endswith("%") else 1)
    return min(max(value, 0.0), 1.0)


@lru_cache(4096)
def length(text: str) -> float:
    """A length in user units (px); ValueError when it cannot be read or is not finite."""
    found = _NUMBER.match(text.strip())
    unit = text.strip()[found.end() :] if found else ""
    if found is None or unit not in _UNITS or not math.isfinite(float(found[0])):
        msg = f"not a length: {text or 'nothing'}"
        raise ValueError(msg)
    return float(found[0]) * _UNITS[unit]


def numbers(text: str) -> list[float]:
    """The numbers in a list such as ``viewBox`` or ``points``."""
    return [float(found) for found in _NUMBER.findall(text)]
