"""Pawns stand upright on both sides; the die's net folds to a cube that adds up to seven."""

import itertools
from dataclasses import replace

import pytest

from forge.build.examine import desk
from forge.build.opening import folders, opened
from forge.build.wish import Wish
from forge.draw import beasts, die, pawns
from forge.geometry import Box, mm
from forge.model.folded import Die
from forge.press.cuts import cuts
from forge.press.layout import SheetPlan, lay
from forge.press.paper import PAPERS
from forge.scene import Place
from forge.scene.piece import Outline


@pytest.fixture(scope="module")
def star():
    wish = Wish(games=("star-of-africa",))
    return opened(folders(wish)[0], wish)


def at(star, edition):
    return desk(star.game, star.game.edition(edition), "en", None)


@pytest.mark.parametrize("edition", ["classic", "zvezda"])
def test_every_player_has_a_pawn_and_no_two_share_an_animal(star, edition):
    made = pawns.pawns(at(star, edition))
    assert len(made) == star.game.edition(edition).players_max
    assert len({one.id for one in made}) == len(made)
    symbols = [kind.symbol for kind in star.game.pawns.kinds]
    assert len(set(symbols)) == len(symbols)
    assert set(symbols) <= set(beasts.names())


def test_a_pawn_is_24_by_102_and_its_back_is_its_front_turned_not_mirrored(star):
    """Both faces are one scene; the second, turned half round, ends where the first begins."""
    held = star.game.pawns
    for piece in pawns.pawns(at(star, "classic")):
        assert piece.size == (mm(24), mm(11 + 40 + 40 + 11))
        back, front = (
            item for item in piece.front.items
            if isinstance(item, Place) and item.scene.size == (held.width, held.face)
        )  # fmt: skip
        assert back.scene == front.scene
        assert (back.turn, front.turn) == (180, 0)
        assert (back.x, back.y) == (held.width, held.base + held.face)  # its origin, turned
        assert (front.x, front.y) == (0, held.base + held.face)


def test_pawns_and_die_are_the_same_every_time(star):
    for part in (pawns.pawns, die.die):
        assert part(at(star, "classic")) == part(at(star, "classic"))


def test_a_game_without_pawns_or_die_prints_none(star):
    bare = replace(at(star, "classic"), game=replace(star.game, pawns=None, die=None))
    assert pawns.pawns(bare) == ()
    assert die.die(bare) == ()


def test_the_net_of_the_die_fits_its_piece_and_is_cut_along_its_lines(star):
    (piece,) = die.die(at(star, "classic"))
    assert piece.outline is Outline.NET
    for x, y in die.outline(star.game.die):
        assert 0 <= x <= piece.size.width
        assert 0 <= y <= piece.size.height


# -- folding ------------------------------------------------------------------------------------

E, TAB = mm(16), mm(5)
HELD = Die(E, TAB, "#FFFFFF", "#000000")
SIDES = ("top", "right", "bottom", "left")
BACK = {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}


def minus(v):
    return tuple(-part for part in v)


def cross(a, b):
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def folded():
    """Each face's value -> (right, down, outward) once the net is folded about face 1."""
    cells = {cell: value for value, cell in die.NET.items()}
    frames = {1: ((1, 0, 0), (0, 1, 0))}
    waiting = [1]
    while waiting:
        value = waiting.pop()
        right, down = frames[value]
        out = cross(down, right)
        column, row = die.NET[value]
        turned = {
            "right": (minus(out), down),
            "left": (out, down),
            "bottom": (right, minus(out)),
            "top": (right, out),
        }
        for side, frame in turned.items():
            step = die.TURN[side]
            beside = cells.get((column + step[0], row + step[1]))
            if beside is not None and beside not in frames:
                frames[beside] = frame
                waiting.append(beside)
    return {value: (*frame, cross(frame[1], frame[0])) for value, frame in frames.items()}


def edge(value, side):
    """The two ends of a face's edge on the cube, as an unordered pair (half edges as unit)."""
    right, down, out = folded()[value]
    across = {"top": (minus(down), right), "bottom": (down, right), "left": (minus(right), down),
              "right": (right, down)}[side]  # fmt: skip
    middle = tuple(o + a for o, a in zip(out, across[0], strict=True))
    return frozenset(
        tuple(m + sign * d for m, d in zip(middle, across[1], strict=True)) for sign in (1, -1)
    )


def test_folded_opposite_faces_add_up_to_seven():
    """All six faces point six ways, and those that point opposite ways make seven."""
    ways = {value: frame[2] for value, frame in folded().items()}
    assert len(set(ways.values())) == 6
    for one, other in itertools.combinations(ways, 2):
        if ways[one] == minus(ways[other]):
            assert one + other == 7


def test_every_edge_of_the_cube_is_a_fold_or_has_exactly_one_tab():
    cells = {cell: value for value, cell in die.NET.items()}
    meeting = {}
    for value, side in itertools.product(die.NET, SIDES):
        meeting.setdefault(edge(value, side), []).append((value, side))
    assert len(meeting) == 12
    for pair in meeting.values():
        assert len(pair) == 2
        tabs = [(die.NET[value], side) in die.TABS for value, side in pair]
        column, row = die.NET[pair[0][0]]
        step = die.TURN[pair[0][1]]
        creased = cells.get((column + step[0], row + step[1])) == pair[1][0]
        assert sum(tabs) == (0 if creased else 1), pair


def test_each_face_has_as_many_pips_as_its_value():
    assert {value: len(set(spots)) for value, spots in die.PIPS.items()} == {
        value: value for value in range(1, 7)
    }


def test_the_outline_of_the_net_is_closed_and_level():
    """Between tabs the outline runs along edges of faces; every corner follows from the last."""
    corners = die.outline(HELD)
    steps = list(itertools.pairwise([*corners, corners[0]]))
    assert all(abs(bx - ax) <= E and abs(by - ay) <= E for (ax, ay), (bx, by) in steps)
    area = sum(ax * by - bx * ay for (ax, ay), (bx, by) in steps) / 2
    tab = TAB * (E - TAB * 3 // 5)  # a tab's far side is narrower by 3/5 of its depth at each end
    assert area == 6 * E * E + len(die.TABS) * tab


def test_a_cutting_machine_gets_the_line_round_the_net(star):
    """The cut file of the die's sheet holds its outline, once, where the die lies."""
    (piece,) = die.die(at(star, "classic"))
    (sheet,) = lay([piece], SheetPlan(PAPERS["a4"]))
    drawn = cuts(sheet, PAPERS["a4"].size, Box(mm(6), mm(6), mm(198), mm(285)))
    nets = [item for item in drawn.items if isinstance(item, Place)]
    assert len(nets) == 1
    (blade,) = nets[0].scene.items
    assert blade.steps == piece.cut.steps
    assert (nets[0].x, nets[0].y) == (sheet.laid[0].slot.box.x, sheet.laid[0].slot.box.y)
