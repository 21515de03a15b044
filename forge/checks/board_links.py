"""Links, one by one: doubled, looped, one-way, and the rings on them."""

from __future__ import annotations

from collections.abc import Iterator

from forge.checks.engine import Complaint, check
from forge.finding import Severity, counted
from forge.model.board import Board, Link, LinkKind


@check()
def board_double(board: Board) -> Iterator[Complaint]:
    """Two points are joined at most once by each means of travel, and no point to itself.

    Compares the ends of all links of one kind, whichever way they are written.

    A way that is in the data twice is drawn twice, one line over the other, and one of the two
    lengths wins without anybody having decided it.

    Bad:
        add:
          board:
            links:
              - {id: land-again, kind: land, from: algiers, to: tangier, steps: 2}
    Good:
        add:
          board:
            links:
              - {id: air-algiers-tangier, kind: air, from: algiers, to: tangier}
    """
    first: dict[tuple[LinkKind, frozenset[str]], Link] = {}
    for link in board.links:
        if link.from_ == link.to:
            yield Complaint(link.at, f"the link {link.id!r} leads from {link.from_!r} to itself")
            continue
        twin = first.setdefault((link.kind, frozenset((link.from_, link.to))), link)
        if twin is not link:
            yield Complaint(link.at, _doubled(twin, link), _mend(twin, link))


def _doubled(twin: Link, link: Link) -> str:
    ends = f"{link.from_!r} and {link.to!r} are joined twice by {link.kind}"
    first, second = (f"{one.id!r} ({counted(one.steps, 'step')})" for one in (twin, link))
    return f"{ends}: {first} and {second}"


def _mend(twin: Link, link: Link) -> str:
    if twin.oneway and link.oneway and twin.from_ == link.to:
        return "write one link without oneway: it is walked both ways"
    return "drop one of them"


@check(Severity.NOTE)
def board_oneway(board: Board) -> Iterator[Complaint]:
    """A link is walked both ways unless it says otherwise, and the few that do are named.

    Lists every link with `oneway: true`, with the way it can be walked.

    A road that works in one direction looks like any other until somebody cannot walk back; here
    it is never born by forgetting a neighbour, only by asking for it, and it is drawn with arrows.

    Bad:
        change:
          board:
            links:
              land-benghazi-kufra: {oneway: true}
    Good:
        change:
          board:
            links:
              land-benghazi-kufra: {oneway: false}
    """
    for link in board.links:
        if link.oneway:
            message = f"{link.id!r} leads from {link.from_!r} to {link.to!r} and not back"
            yield Complaint(link.at / "oneway", message)


@check()
def board_rings(board: Board) -> Iterator[Complaint]:
    """A ring lies on a circle that its link has, and no circle has two.

    A link of n steps shows n - 1 circles, counted from its `from` end; an air link has none.

    The ring would not be printed, or one of two rings would vanish under the other.

    Bad:
        change:
          board:
            rings:
              desert: {circle: 9}
    Good:
        change:
          board:
            rings:
              desert: {circle: 1}
    """
    links = {link.id: link for link in board.links}
    used: dict[tuple[str, int], str] = {}
    for ring in board.rings:
        link = links.get(ring.link)
        if link is None:
            continue
        circles = link.steps - 1
        if not 1 <= ring.circle <= circles:
            message = f"the ring {ring.id!r} asks for circle {ring.circle} of {link.id!r}"
            have = f"a circle from 1 to {circles}" if circles else "a link with circles"
            yield Complaint(ring.at / "circle", f"{message}, which has {circles}", f"name {have}")
        twin = used.setdefault((ring.link, ring.circle), ring.id)
        if twin != ring.id:
            message = f"the rings {twin!r} and {ring.id!r} lie on the same circle of {link.id!r}"
            yield Complaint(ring.at / "circle", message, "drop one of them")


@check()
def board_steps(board: Board) -> Iterator[Complaint]:
    """A road or sea way has at least one step; an air way has exactly one.

    Compares the number of steps of each link with its means of travel.

    A flight is one move from airport to airport; circles on its line would never be used.

    Bad:
        change:
          board:
            links:
              air-tangier-kufra: {steps: 4}
    Good:
        change:
          board:
            links:
              land-benghazi-kufra: {steps: 3}
    """
    for link in board.links:
        if link.steps < 1:
            message = f"{link.id!r} has {counted(link.steps, 'step')}"
            yield Complaint(link.at / "steps", message, "write 1 or more")
        elif link.kind is LinkKind.AIR and link.steps != 1:
            message = f"the air way {link.id!r} has {counted(link.steps, 'step')}"
            yield Complaint(link.at / "steps", message, "leave steps out: a flight is one move")
