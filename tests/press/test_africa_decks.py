"""The decks of Across Africa on paper: 24 cards that stand, 30 that lie, in all ways to print."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import product

import numpy as np
import pytest
from pixels import PIXEL, extent, rendered, strayed

from forge.build.examine import desk
from forge.build.kit import Kit
from forge.build.printing import printings
from forge.build.wish import Wish
from forge.content.project import content_root, open_game
from forge.draw.cards import cards, decks
from forge.draw.whole import drawing
from forge.geometry import Box, Um, mm
from forge.model.load import game as load_game
from forge.press.correction import Correction
from forge.press.layout import SheetPlan, lay, misfits
from forge.press.paper import PAPERS, printable
from forge.press.sheet import impose
from forge.press.turn import Duplex, about_vertical
from forge.scene import Clip, Piece, Place, Scene
from forge.scene.shapes import rect

OWN = Um(6_000)
"""Twice the bleed of the cards."""
WAYS = list(product(["a4", "letter"], Duplex, [None, OWN]))
TWO_SIDED = [way for way in WAYS if way[1] in (Duplex.LONG, Duplex.SHORT)]
PER_SHEET = {("a4", None): 9, ("a4", OWN): 8, ("letter", None): 9, ("letter", OWN): 6}
NAMED = pytest.mark.parametrize(
    ("paper", "duplex", "gap"), WAYS, ids=lambda one: str(one) if one else "shared"
)


@cache
def drawn():
    """The 54 cards of the expedition, copies told apart, each as one piece."""
    game = load_game(open_game(content_root() / "across-africa"))
    at = desk(game, game.edition("expedition"), "en", None)
    pieces = [piece for deck in decks(at) for piece in cards(at, deck)]
    return tuple(
        replace(piece, id=f"{piece.id}-{copy}", count=1)
        for piece in pieces
        for copy in range(piece.count)
    )


def plan_of(paper, duplex, gap=None, **more):
    return SheetPlan(PAPERS[paper], gap=gap, duplex=duplex, **more)


@NAMED
def test_each_card_lies_once_in_the_order_of_the_decks(paper, duplex, gap):
    """The same order on both papers, in all ways, with cuts shared or not."""
    sheets = lay(drawn(), plan_of(paper, duplex, gap))
    assert [one.piece.id for sheet in sheets for one in sheet.laid] == [p.id for p in drawn()]


@NAMED
def test_photos_lie_across_and_adventures_stand_as_the_sheet_needs(paper, duplex, gap):
    """On a sheet all cards of a deck lie the same way, those of the two decks a quarter apart."""
    for sheet in lay(drawn(), plan_of(paper, duplex, gap)):
        turns = {one.piece.id.partition(".")[0]: one.slot.turn for one in sheet.laid}
        assert len({(one.piece.size.width > one.piece.size.height, one.slot.turn) for one
                    in sheet.laid}) == len(turns)  # fmt: skip
        assert len(set(turns.values())) == len(turns)
        assert {one.slot.box.size for one in sheet.laid} == {sheet.laid[0].slot.box.size}


@NAMED
def test_each_back_lies_behind_its_front_to_the_micrometre(paper, duplex, gap):
    """The trims of both sides of a sheet, one turned over, are equal; each back is its deck's."""
    plan = plan_of(paper, duplex, gap)
    fronts, backs = sides(impose(drawn(), plan), plan)
    behind = {id(piece.back): piece.id.partition(".")[0] for piece in drawn()}
    for front, back, sheet in zip(fronts, backs, lay(drawn(), plan), strict=True):
        line = sheet.bed.axis
        wanted = [(line.box(one.slot.box), one.piece.id.partition(".")[0]) for one in sheet.laid]
        assert [name for _, name in boxes(front)] == [one.piece.front.name for one in sheet.laid]
        assert [(box, behind[id(scene)]) for box, scene in placed(back)] == wanted


def sides(pages, plan):
    """The items of the fronts and of the backs, sheet by sheet."""
    items = [[i for i in page.scene.items if isinstance(i, Clip)] for page in pages]
    if plan.duplex is Duplex.FOLD:
        return [row[: len(row) // 2] for row in items], [row[len(row) // 2 :] for row in items]
    if plan.duplex is Duplex.SINGLE:
        return items[: len(items) // 2], items[len(items) // 2 :]
    return items[::2], items[1::2]


def placed(clips):
    """The trim of each scene as it lies, with the scene."""
    for clip in clips:
        (place,) = clip.items
        w, h = place.scene.size
        corner = {0: (0, 0), 90: (-h, 0), 180: (-w, -h), 270: (0, -w)}[place.turn]
        size = (w, h) if place.turn in (0, 180) else (h, w)
        yield Box(Um(place.x + corner[0]), Um(place.y + corner[1]), *map(Um, size)), place.scene


def boxes(clips):
    return [(box, scene.name) for box, scene in placed(clips)]


@pytest.mark.parametrize(("paper", "gap"), PER_SHEET)
def test_own_bleed_costs_a_card_a_sheet_on_a4_and_three_on_letter(paper, gap):
    """As many as print-facts reckons; with shared cuts the two decks share a sheet of A4."""
    sheets = lay(drawn(), plan_of(paper, Duplex.LONG, gap))
    most = PER_SHEET[paper, gap]
    assert max(len(sheet.laid) for sheet in sheets) == most
    apart = -(-24 // most) + -(-30 // most)
    assert len(sheets) == (6 if (paper, gap) == ("a4", None) else apart)


@pytest.mark.parametrize(("paper", "duplex", "gap"), [way for way in WAYS if way[2]])
def test_with_own_bleed_no_card_shows_on_its_neighbours_paper(paper, duplex, gap):
    """Fronts and backs keep within the middle between two cuts."""
    for sheet in lay(drawn(), plan_of(paper, duplex, gap)):
        for one in sheet.laid:
            for other in sheet.laid:
                if one is not other:
                    assert not one.seen.meets(other.seen) and not one.under.meets(other.under)


@NAMED
def test_trims_lie_within_the_margins_and_bleed_in_full_at_the_edge_of_the_block(
    paper, duplex, gap
):
    plan = plan_of(paper, duplex, gap)
    assert misfits(drawn(), plan) == ()
    area = printable(plan.paper.size, plan.margins)
    for sheet in lay(drawn(), plan):
        assert area.holds(sheet.trim)
        assert sheet.art == sheet.trim.grown(mm(3))
        assert sheet.under == sheet.trim.grown(mm(3))


@pytest.mark.parametrize(("bleed", "sheets"), [("shared", (6, 7)), ("own", (7, 9))])
def test_the_kit_lays_its_cards_as_somebody_asks(bleed, sheets):
    """--bleed own or shared: the sheets of A4 and of Letter."""
    game = load_game(open_game(content_root() / "across-africa"))
    whole = drawing(desk(game, game.edition("race"), "en", None))
    made = [Kit(whole, one).part("cards") for one in printings(Wish(bleed=bleed))]
    assert tuple(output.sheets for (output,) in made) == sheets


# As pixels


def colour(number):
    """A colour that no other of the 54 cards has, far from white and black."""
    return f"#{40 + 3 * number:02X}{210 - 2 * number:02X}{(90 + 53 * number) % 256:02X}"


def marked(piece, number, art):
    """The card with a mark at one place of its front and behind it on its back.

    The mark is nearer to one corner than to the others, so that a turn would show as a shift.
    """
    wide, high = piece.size
    box = Box(mm(6), mm(9), Um(wide - mm(19)), Um(high - mm(24)))
    behind = Box(Um(wide - box.right), box.y, box.width, box.height)
    scenes = [
        Scene(piece.size, (*([Place(0, 0, scene)] if art else []), rect(where, colour(number))))
        for scene, where in ((piece.front, box), (piece.back, behind))
    ]
    return Piece(str(number), scenes[0], piece.size, scenes[1], piece.bleed)


def checked(paper, duplex, art=False, correction=None, gap=None):
    """Each back covers its front within a pixel at 300 dpi; how many cards were looked at."""
    more = {"correction": correction} if correction else {}
    plan = plan_of(paper, duplex, gap, **more)
    pieces = [marked(piece, number, art) for number, piece in enumerate(drawn())]
    pages, sheets = rendered(impose(pieces, plan)), lay(pieces, plan)
    seen = 0
    for number, sheet in enumerate(sheets):
        front, back = both(pages, number, sheet, plan, correction)
        for one in sheet.laid:
            here = within(front, one.slot.box, one.piece.id)
            there = within(back, one.slot.box, one.piece.id)
            assert here is not None and there is not None, one.piece.id
            assert abs(here - there).max() <= 1.01, (one.piece.id, here, there)
            seen += 1
    return seen


def both(pages, number, sheet, plan, correction):
    """The front of a sheet, and its back seen through the front."""
    line = sheet.bed.axis
    if plan.duplex is Duplex.FOLD:
        return pages[number], turned(pages[number], line)
    if plan.duplex is Duplex.SINGLE:
        back = pages[len(pages) // 2 + number]
    else:
        back = pages[2 * number + 1]
    if correction:
        back = strayed(back, correction)
    upright = about_vertical(plan.paper.size, plan.duplex)
    front = pages[number if plan.duplex is Duplex.SINGLE else 2 * number]
    return front, back[:, ::-1] if upright else back[::-1]


def turned(page, line):
    """A page folded about a line: what lay behind it comes before it."""
    shift = round(line.total / PIXEL) - page.shape[1 if line.upright else 0]
    flipped = page[:, ::-1] if line.upright else page[::-1]
    return np.roll(flipped, shift, axis=1 if line.upright else 0)


def within(page, box, name):
    """Where a mark lies on the page, looked for in its card's place and 2 mm round it."""
    left, top = (max(0, round((v - 2_000) / PIXEL)) for v in (box.x, box.y))
    right, bottom = (round((v + 2_000) / PIXEL) for v in (box.right, box.bottom))
    found = extent(page[top:bottom, left:right], colour(int(name)))
    return None if found is None else found + np.array([left, top, left, top])


@pytest.mark.parametrize(
    ("paper", "duplex"),
    [
        pytest.param("a4", Duplex.LONG, marks=pytest.mark.long),  # as with a printer that strays
        pytest.param("letter", Duplex.SHORT, marks=pytest.mark.long),
        ("a4", Duplex.FOLD),
        pytest.param("letter", Duplex.SINGLE, marks=pytest.mark.long),
    ],
)
def test_every_back_covers_its_front_within_a_pixel(paper, duplex):
    """All 54 cards, mixed sheet and part-full sheets included."""
    assert checked(paper, duplex) == 54


def test_a_printer_that_strays_is_put_right_within_a_pixel():
    assert checked("a4", Duplex.LONG, correction=Correction(mm("1.1"), mm("-0.6"))) == 54


@pytest.mark.long
@pytest.mark.parametrize(("paper", "duplex", "gap"), WAYS)
def test_every_back_covers_its_front_with_the_art_of_the_cards(paper, duplex, gap):
    """The same with every picture drawn, in all ways, on both papers, cuts shared or not."""
    assert checked(paper, duplex, art=True, gap=gap) == 54


def test_backs_of_the_other_flip_would_show():
    """The proof can fail: read as if turned about the other edge, marks are nowhere near."""
    plan = plan_of("a4", Duplex.LONG)
    pieces = [marked(piece, number, False) for number, piece in enumerate(drawn()[:4])]
    pages, (sheet,) = rendered(impose(pieces, plan)), lay(pieces, plan)
    wrong = pages[1][::-1]
    found = [within(wrong, one.slot.box, one.piece.id) for one in sheet.laid]
    assert all(one is None for one in found)
