"""The few words that forge itself prints on sheets; every one a text with a stable id.

Games bring their own words.  These are the same for all games: labels of sheets and tiles.
"""

from __future__ import annotations

from forge.model.text import Text, fill

_ENGLISH = {
    "sheet": "{title} · {edition} · {part} · sheet {number} of {total} · {hash}",
    "tile": "{title} · {edition} · {part} · row {row} of {rows}, column {column} of {columns}"
    " · sheet {number} of {total} · {hash}",
    "front": "front",
    "back": "back",
    "flip-long": "flip on the long edge",
    "flip-short": "flip on the short edge",
    "no-scaling": "print at 100 %, without scaling",
    "part-board": "board",
    "part-tokens": "tokens",
    "part-money": "money",
    "part-cards": "cards",
    "part-rulebook": "rulebook",
    "cut": "cut along this line",
    "glue": "glue under the next sheet",
    "bar": "{length} mm",
    "map-title": "How the board goes together",
    "map-how": "The board takes {count} sheets. Cut each one along the marks at its left and top"
    " edge, where there is a sheet on that side. The grey bars show the band at the right and at"
    " the bottom that the next sheet is glued on. Begin with sheet 1 and go row by row; cut the"
    " outer edges last.",
}

UI = {name: Text(f"ui.{name}", template) for name, template in _ENGLISH.items()}
"""Each label by its name."""


def word(name: str, **values: str | int) -> str:
    """A label with its values filled in.  Raises KeyError for an unknown label or a lost value."""
    given = {(key, ""): str(value) for key, value in values.items()}
    return fill(UI[name].template, given)
