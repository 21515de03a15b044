"""The words that forge prints beside the art: labels of sheets, the ruler, the fold."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from forge.build.printing import Printing
from forge.draw.desk import Desk
from forge.geometry import Box, Um, mm
from forge.locale.glue import beside
from forge.locale.ui import UI, word
from forge.press.marks import Slip
from forge.press.turn import Duplex
from forge.scene import Words
from forge.typeset.spill import About
from forge.typeset.style import Align, Style

LABEL = Style(role="caption", size=6.5, smallest=4.5, colour="#000000")
HEIGHT = mm(3)

Setting = Callable[[Slip], tuple[Words, ...]]


@dataclass(frozen=True, slots=True)
class Labels:
    """Sets labels in the language of a desk; ``mark`` is the short hash of the part's content.

    In a kit in two languages they name the part in the ``second`` one as well.
    """

    desk: Desk
    printing: Printing
    mark: str = ""
    second: Desk | None = None

    def ruler(self) -> tuple[Words, ...]:
        """The words beside the bar of 100 mm."""
        return self.desk.setter.line(word("bar", length=100), LABEL, 0, 0)

    def fold(self) -> tuple[Words, ...]:
        """The words along a fold, about their middle."""
        return self.desk.setter.line(word("fold-here"), LABEL, 0, 0, Align.CENTRE)

    def sheet(self, part: str, duplex: Duplex) -> Setting:
        """A function that sets the label of one sheet in the room that the sheet has for it.

        Where that is little, the label leaves out the names of game and edition first, then the
        way of printing.
        """

        def said(slip: Slip) -> str:
            if duplex is Duplex.SINGLE:
                return word("glue-behind" if slip.side == "back" else "no-scaling")
            if duplex is Duplex.FOLD:
                return word("fold-and-glue")
            way = f"apart-{duplex}" if self.printing.apart else f"flip-{duplex}"
            return beside(word(slip.side), word(way))

        return self._setting(part, "sheet", said)

    def tile(self, part: str) -> Setting:
        """A function that sets the label of one tile."""
        return self._setting(part, "tile", lambda _: word("no-scaling"))

    def names(self, part: str) -> dict[str, str]:
        """What labels and titles of a part are filled with."""
        desk = self.desk
        return {
            "title": desk.say(desk.game.title),
            "edition": desk.say(desk.edition.subtitle),
            "part": self._part(part),
            "hash": self.mark,
        }

    def _part(self, part: str) -> str:
        """What a part is called."""
        name: str = word(f"part-{part}")
        if self.second is None:
            return name
        with self.second.speaking():
            other = word(f"part-{part}")
        return name if other == name else beside(name, other)

    def _setting(self, part: str, form: str, last: Callable[[Slip], str]) -> Setting:
        def label(slip: Slip) -> tuple[Words, ...]:
            values: dict[str, str | int] = {**self.names(part), **_numbers(slip)}
            brief, way = word("brief", **values), last(slip)
            least = word("brief", **{**values, "part": word(f"part-{part}")})
            forms = (beside(word(form, **values), way), beside(brief, way), brief)
            said = next((text for text in forms if self._fits(text, slip.room)), least)
            box = Box(Um(0), Um(-HEIGHT), slip.room, HEIGHT)
            about = About(f"{part} sheet label", UI[form].id)
            return self.desk.setter.fit(said, LABEL, box, about, "bottom", lines=1)

        return label

    def _fits(self, text: str, room: Um) -> bool:
        """Whether a label goes into a room in its smallest size."""
        smallest = replace(LABEL, size=LABEL.smallest)
        return self.desk.setter.size(text, smallest).width <= room


def _numbers(slip: Slip) -> dict[str, int]:
    return {
        "number": slip.sheet,
        "total": slip.sheets,
        "row": slip.row,
        "rows": slip.rows,
        "column": slip.column,
        "columns": slip.columns,
    }
