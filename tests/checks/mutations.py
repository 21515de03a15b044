"""Small boards and editions, and one change to them at a time, for laws of the checks."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import strategies as st
from random_boards import boards

from forge.model.board import Board, Link, LinkKind, Ring
from forge.model.edition import Unit

NUMBERS = st.integers(0, 2000)


def swapped(parts, i, part):
    """A tuple with another part at one place; without any there for None."""
    return (*parts[:i], *([part] if part is not None else []), *parts[i + 1 :])


@st.composite
def mutated_boards(draw, board: Board) -> Board:
    """A board with one thing changed: a link, a point or a ring."""
    kinds = ["point", *["link", "link"] * bool(board.links), "ring", "add"]
    match draw(st.sampled_from(kinds)):
        case "point":
            i = draw(st.integers(0, len(board.points) - 1))
            return replace(board, points=swapped(board.points, i, draw(_points(board.points[i]))))
        case "link":
            i = draw(st.integers(0, len(board.links) - 1))
            made = draw(_links(board.links[i], [point.id for point in board.points]))
            return replace(board, links=swapped(board.links, i, made))
        case "ring":
            on = draw(st.sampled_from(["nowhere", *(link.id for link in board.links)]))
            ring = Ring(f"ring-{len(board.rings)}", on, draw(st.integers(0, 9)))
            return replace(board, rings=(*board.rings, ring))
        case _:
            return replace(board, links=(*board.links, draw(new_links(board))))


@st.composite
def new_links(draw, board: Board) -> Link:
    """A link between any two points of a board, even one and the same."""
    ends = st.sampled_from([point.id for point in board.points])
    kind, here, there = draw(st.sampled_from(LinkKind)), draw(ends), draw(ends)
    steps = 1 if kind is LinkKind.AIR else draw(st.integers(1, 6))
    return Link(f"new-{len(board.links)}", kind, here, there, steps, oneway=draw(st.booleans()))


@st.composite
def _points(draw, point):
    flag = draw(st.sampled_from(["token", "start", "goal", "island", "terminal", "special", ""]))
    if not flag:
        return None
    other = "cape_town" if flag == "special" else not getattr(point, flag)
    return replace(point, **{flag: other})


@st.composite
def _links(draw, link, names):
    match draw(
        st.sampled_from(["drop", "oneway", "turn", "steps", "kind", "end", "needs", "roll"])
    ):
        case "drop":
            return None
        case "oneway":
            return replace(link, oneway=not link.oneway)
        case "turn":
            return replace(link, from_=link.to, to=link.from_)
        case "steps":
            return replace(link, steps=draw(st.integers(1, 12)))
        case "kind":
            return replace(link, kind=draw(st.sampled_from(LinkKind)))
        case "end":
            return replace(link, to=draw(st.sampled_from([*names, "nowhere"])))
        case "needs":
            return replace(link, needs="machete")
        case _:
            return replace(link, needs_roll=draw(st.integers(0, 8)))


@st.composite
def mutated_editions(draw, edition):
    """An edition with one number of its rules, tokens, notes or players changed."""
    match draw(st.sampled_from(["parameter", "parameter", "drop", "token", "note", "players"])):
        case "parameter":
            i = draw(st.integers(0, len(edition.parameters) - 1))
            made = replace(edition.parameters[i], value=draw(_values(edition.parameters[i])))
            return replace(edition, parameters=swapped(edition.parameters, i, made))
        case "drop":
            i = draw(st.integers(0, len(edition.parameters) - 1))
            return replace(edition, parameters=swapped(edition.parameters, i, None))
        case "token":
            i = draw(st.integers(0, len(edition.tokens) - 1))
            made = draw(st.none() | _counts(edition.tokens[i]))
            return replace(edition, tokens=swapped(edition.tokens, i, made))
        case "note":
            i = draw(st.integers(0, len(edition.notes) - 1))
            return replace(
                edition, notes=swapped(edition.notes, i, draw(_counts(edition.notes[i])))
            )
        case _:
            return replace(edition, players_max=draw(st.integers(1, 9)))


def _counts(part):
    return st.builds(lambda count: replace(part, count=count), st.integers(0, 12))


def _values(parameter):
    match parameter.unit:
        case Unit.FLAG:
            return st.booleans()
        case Unit.CHOICE:
            return st.sampled_from([*parameter.options, "elsewise"])
        case _:
            return NUMBERS


@st.composite
def mutants(draw):
    """A small board, and the same with one to three changes."""
    board = draw(boards())
    made = board
    for _ in range(draw(st.integers(1, 3))):
        made = draw(mutated_boards(made)) if made.points else made
    return board, made
