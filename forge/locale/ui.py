"""The few words that forge itself prints on sheets; every one a text with a stable id.

Games bring their own words.  These are the same for all games: labels of sheets and tiles.
"""

from __future__ import annotations

from forge.locale import tongue
from forge.locale.choices import chosen
from forge.locale.languages import language
from forge.locale.marked import from_left, plain
from forge.locale.numbers import counted
from forge.locale.ranges import ranged
from forge.locale.ui_colophon import COLOPHON
from forge.locale.ui_forms import FORMS
from forge.locale.ui_glue import GLUE
from forge.locale.ui_guide import GUIDE
from forge.locale.ui_play import PLAY
from forge.model.text import Said, Text, fill

_ENGLISH = {
    "sheet": "{title} · {edition} · {part} · sheet {number} of {total} · {hash}",
    "brief": "{part} {number}/{total} · {hash}",
    "tile": "{title} · {edition} · {part} · row {row} of {rows}, column {column} of {columns}"
    " · sheet {number} of {total} · {hash}",
    "front": "front",
    "back": "back",
    "flip-long": "flip on the long edge",
    "flip-short": "flip on the short edge",
    "apart-long": "put the sheets in again for the backs, turned on the long edge",
    "apart-short": "put the sheets in again for the backs, turned on the short edge",
    "fold-and-glue": "print at 100 %, fold, glue, then cut",
    "glue-behind": "back · glue it behind the front",
    "fold-here": "fold along this line",
    "no-scaling": "print at 100 %, without scaling",
    "part-board": "board",
    "part-board-four-sheet": "smaller board",
    "part-tokens": "tokens",
    "part-money": "money",
    "part-cards": "cards",
    "part-pawns": "pawns",
    "part-die": "die",
    "part-stand": "stand",
    "part-box": "box",
    "part-rulebook": "rulebook",
    "part-rulebook-booklet": "rulebook, booklet",
    "cut": "cut along this line",
    "glue": "glue under the next sheet",
    "cover-facts": "{players_min}–{players_max} players · {minutes_min}–{minutes_max} minutes"
    " · {age} years and up",
    "base": "base",
    "glue-tab": "glue",
    "bar": "{length} mm",
    "cal-title": "What your printer does",
    "cal-front": "front",
    "cal-back": "back",
    "cal-proof": "proof",
    "cal-print": "Print both pages of this file on one sheet of {paper}, two-sided, turned on the"
    " {flip} edge, at 100 % and without scaling. The bar below must be 100\u00a0mm long.",
    "cal-margins": "Margins. At each edge a flight of stairs goes down to the edge of the paper."
    " Look for the smallest number whose step is printed in full: it is the white margin of that"
    " edge, in millimetres.",
    "cal-flip": "Flip. Hold the sheet against a lamp. The arrows of both sides must point the same"
    " way. If they do not, your printer turns sheets about the other edge: write that edge.",
    "cal-read": "Hold the sheet against a lamp, this side towards you. Each of the four scales has"
    " lines on this side and lines that shine through from the front. Look for the place where two"
    " lines with the same number make one straight line, and write that number into its box.",
    "cal-example": "here it reads {number}",
    "cal-write": "Write the numbers into a file, and give its name when you build:"
    " --printer printer.yaml",
    "cal-proof-read": "This sheet was printed with your printer.yaml. Against a lamp, all four"
    " scales must meet at 0; if one is off by 0.1 or 0.2, add that to what you wrote.",
    "long": "long",
    "short": "short",
    "book-foot": "{title} {version} · {licence}",
    "map-title": "How the board goes together",
    "map-how": "The board takes {count} sheets. Cut each one along the marks at its left and top"
    " edge, where there is a sheet on that side. The grey bars show the band at the right and at"
    " the bottom that the next sheet is glued on. Begin with sheet 1 and go row by row; cut the"
    " outer edges last.",
    "map-butt": "The board takes {count} sheets. Cut each one along the marks at all four edges"
    " and lay them edge to edge, row by row. Begin with sheet 1, and paste them on a board or tape"
    " them from behind.",
    "map-mount": "Mount it on {boards} boards of the same size, hinged with tape: it folds along"
    " the heavy lines of the map, where the arrows in the margins point.",
}


class Labels(dict[str, Text]):
    """Labels by name; one that is asked for is in the language of the moment."""

    def __getitem__(self, name: str) -> Text:
        """A label.  Raises KeyError for an unknown one."""
        return tongue.spoken(super().__getitem__(name))


UI = Labels(
    (name, Text(f"ui.{name}", template))
    for name, template in (_ENGLISH | COLOPHON | FORMS | GLUE | GUIDE | PLAY).items()
)
"""Each label by its name; its items are in English."""


def word(name: str, /, **values: str | int) -> Said:
    """A label with its values filled in.  Raises KeyError for an unknown label or a lost value."""
    lang = tongue.spoken_tag()
    numbers = {key: value for key, value in values.items() if isinstance(value, int)}
    template = chosen(plain(UI[name].template), numbers.get, lambda n: language(lang).category(n))
    template = ranged(template, lambda key: not any(map(str.isalpha, str(values.get(key, "")))))
    given = {(key, ""): counted(value, lang) for key, value in numbers.items()}
    given |= {(key, ""): value for key, value in values.items() if isinstance(value, str)}
    return Said.by(UI[name], from_left(fill(template, given), template))
