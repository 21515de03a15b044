"""Print: what the drawn kit lost or crowded."""

from __future__ import annotations

from collections.abc import Iterator

from forge.checks.engine import Complaint, check
from forge.draw.labels import clashes
from forge.draw.whole import Drawing
from forge.finding import Severity


@check()
def print_fit(drawing: Drawing) -> Iterator[Complaint]:
    """Every text fits where it is printed, and a font has every character of it.

    Takes what the typesetter reports after the board, tokens, notes and cards were drawn: a text
    too high or too wide at its smallest size, a character that no font has, broken markup.

    What does not fit is cut off or printed over something else, and nobody reads the card again
    before it is cut out.

    Bad:
        change:
          money:
            notes:
              n100: {words: one hundred of the very finest pounds that were ever struck in Algiers}
    Good:
        change:
          money:
            notes:
              n100: {words: a hundred}
    """
    for spill in drawing.spills:
        text = f" {spill.text}" if spill.text else ""
        lang = drawing.desk.setter.lang
        message = f"on {spill.component} ({lang}), the text{text} {spill.detail}"
        yield Complaint(spill.at, message)


@check(Severity.WARNING)
def print_labels(drawing: Drawing) -> Iterator[Complaint]:
    """The name of a point lies on no other name, medallion or circle, and within the map.

    Places the names as they are drawn and measures what their boxes touch.

    A name over a circle hides a place where a pawn can stand.

    Bad:
        change:
          board:
            points:
              algiers: {place: [-40, 36]}
    Good:
        change:
          board:
            points:
              algiers: {place: [4, 37]}
    """
    game = drawing.desk.game
    if game.board is None or game.scenery is None:
        return
    for clash in clashes(drawing.desk):
        message = f"the name of {clash.point!r} lies on {clash.on}"
        yield Complaint(game.board.point(clash.point).at, message, "move the point or its roads")
