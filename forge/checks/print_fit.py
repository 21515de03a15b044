"""Print: what the kit would lose or crowd."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from forge.checks.engine import Complaint, check
from forge.draw.proof import Proof
from forge.finding import Severity
from forge.geometry import Size

if TYPE_CHECKING:
    from forge.draw.desk import Desk
    from forge.typeset.spill import Spill

PRINTED = ("a4", "letter")
"""The papers that every kit is made for."""


@check()
def print_fit(proof: Proof) -> Iterator[Complaint]:
    """Every text fits where it is printed, and a font has every character of it.

    Takes what the typesetter reports after it set the texts of board, notes, cards and forms: a
    text too high or too wide at its smallest size, a character that no font has, broken markup, the
    name of a port that finds no room beside it.

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
    for spill in proof.spills:
        yield _complaint(spill, proof.desk.setter.lang)


def _complaint(spill: Spill, lang: str) -> Complaint:
    lang = spill.lang or lang
    text = f" {spill.text}" if spill.text else ""
    said = f"on {spill.component} ({lang}), the text{text} {spill.detail}"
    return Complaint(spill.at, said, spill.hint, text=spill.text)


@check()
def print_book(proof: Proof) -> Iterator[Complaint]:
    """Every word of the rulebook fits its column, on each paper, and has its characters.

    Sets the rulebook on A4 and on Letter and takes what the typesetter reports.

    A word that runs out of its column is cut by the edge of the paper.

    Bad:
        change:
          rulebooks:
            classic:
              title: "The Atlas \U000f0000"
    Good:
        change:
          rulebooks:
            classic:
              title: The Atlas of Mālta
    """
    if proof.part != "rulebook":
        return
    from forge.press.paper import PAPERS

    spilt = [spill for paper in PRINTED for spill in _spilt(proof.desk, PAPERS[paper].size)]
    told = {_blamed(spill) for spill in Proof("board", proof.desk).spills} if spilt else set()
    for spill in spilt:
        if _blamed(spill) not in told:
            yield _complaint(spill, proof.desk.setter.lang)


def _spilt(own: Desk, paper: Size) -> Sequence[Spill]:
    """What does not fit in the book on a paper.

    What fits in the largest setting fits in all; only else the one that is printed is looked for.
    """
    from forge.draw.rulebook import fits, pages
    from forge.draw.rulebook_copyfit import SCALES
    from forge.draw.rulebook_lines import trial

    largest = max(SCALES)
    if fits(own, paper, largest):
        return ()
    for scale in (largest, None):
        desk = trial(own)
        pages(desk, paper, art=False, scale=scale)
        if not desk.setter.spills:
            break
    return desk.setter.spills


def _blamed(spill: Spill) -> tuple[str, str, str]:
    """What a spill is told by: a figure shows parts that spill on the board already."""
    return (spill.component, spill.text, spill.detail)


@check(Severity.WARNING)
def print_labels(proof: Proof) -> Iterator[Complaint]:
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
    game = proof.desk.game
    if proof.part != "board" or game.board is None or game.scenery is None:
        return
    from forge.draw.labels import clashes

    for clash in clashes(proof.desk):
        message = f"the name of {clash.point!r} lies on {clash.on}"
        yield Complaint(game.board.point(clash.point).at, message, "move the point or its roads")
