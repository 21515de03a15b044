"""Print: whether the rulebook can be folded into a booklet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from forge.checks.engine import Complaint, check
from forge.checks.print_fit import PRINTED
from forge.draw.proof import Proof
from forge.finding import Severity
from forge.geometry import Size, in_mm

if TYPE_CHECKING:
    from forge.draw.desk import Desk
    from forge.typeset.spill import Spill


@check(Severity.WARNING)
def print_booklet(proof: Proof) -> Iterator[Complaint]:
    """The rulebook fits half a sheet of each paper, so that it can be folded into a booklet.

    Sets the rulebook for half a sheet of A4 and of Letter within the usual margins, in type as
    small as may be, and takes what the typesetter reports to be too long.

    A kit whose rulebook has one line that is too long for half a sheet has no booklet at all.

    Bad:
        change:
          game:
            notice: >-
              This is an independent home edition. It is not made or sold by any publisher.
              Nothing of it is for sale, nor will it ever be. Nobody sells it, nor ever will.
              Nothing of it is for sale, nor will it ever be. Nobody sells it, nor ever will.
              Nothing of it is for sale, nor will it ever be. Nobody sells it, nor ever will.
              Nothing of it is for sale, nor will it ever be. Nobody sells it, nor ever will.
              Nothing of it is for sale, nor will it ever be. Nobody sells it, nor ever will.
              Nothing of it is for sale, nor will it ever be. Nobody sells it, nor ever will.
              Nothing of it is for sale, nor will it ever be. Nobody sells it, nor ever will.
    Good:
        change:
          game:
            notice: This is an independent home edition.
    """
    if proof.part != "rulebook":
        return
    from forge.press.booklet import leaf
    from forge.press.paper import PAPERS

    told: set[str] = set()
    for paper in PRINTED:
        half = leaf(PAPERS[paper].size)
        for spill in _spilt(proof.desk, half):
            # A letter that no font has is missing in the rulebook itself, and told of that.
            if spill.kind != "glyph" and spill.text not in told:
                told.add(spill.text)
                yield _complaint(spill, proof.desk, half)


def _complaint(spill: Spill, desk: Desk, half: Size) -> Complaint:
    lang = spill.lang or desk.setter.lang
    size = f"{in_mm(half.width)} x {in_mm(half.height)} mm"
    said = f"there is no booklet of the {desk.edition.id} rulebook ({lang}) on pages of {size}: "
    return Complaint(spill.at, f"{said}the text {spill.text} {spill.detail}", text=spill.text)


def _spilt(own: Desk, half: Size) -> Sequence[Spill]:
    """What does not fit half a sheet in the smallest print; nothing where a booklet is made.

    What is sure to fit in it is set no further.
    """
    from forge.draw.rulebook import fits, hopeless, pages
    from forge.draw.rulebook_copyfit import SCALES
    from forge.draw.rulebook_lines import trial
    from forge.draw.rulebook_sizes import on_spread, sizes
    from forge.draw.rulebook_style import USUAL

    ways = [(size, edges) for _, size, edges in sizes(half, on_spread(USUAL))]
    size, edges = ways[-1]
    if fits(own, size, max(SCALES), edges):
        return ()
    found: Sequence[Spill] = ()
    for size, edges in ways:
        if hopeless(own, size, edges) and (size, edges) != ways[-1]:
            continue
        desk = trial(own)
        pages(desk, size, art=False, edges=edges)
        if not desk.setter.spills:
            return ()
        found = desk.setter.spills
    return found
