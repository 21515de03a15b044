"""Machine proof of registration: sheets are rendered, turned, and every back covers its front."""

import numpy as np
import pytest
from pixels import PIXEL, extent, rendered, strayed

from forge.geometry import Box, Size, Um, mm
from forge.press.correction import NONE, Correction
from forge.press.layout import SheetPlan, lay
from forge.press.paper import CARD_SIZES, PAPERS, Margins, paper
from forge.press.sheet import impose
from forge.press.turn import Duplex, about_vertical
from forge.scene import Piece, Scene
from forge.scene.piece import Outline
from forge.scene.shapes import circle, rect

INSET = mm(4)


def colour(number):
    """A colour that no other piece of a test has, far from white and black."""
    return f"#{40 + 12 * number:02X}{200 - 9 * number:02X}{(90 + 53 * number) % 256:02X}"


def side(size, outline, number, name):
    """A mark that is neither centred nor symmetric, so that a turn or a swap would show."""
    if outline is Outline.ROUND:
        middle = size.width // 2
        mark = circle(middle, middle, middle - INSET, colour(number))
    else:
        box = Box(INSET, INSET, Um(size.width - 2 * INSET), Um(size.height - 2 * INSET))
        mark = rect(box, colour(number))
    return Scene(size, (mark,), name)


def pieces(count, size, outline=Outline.RECT, bare=()):
    return [
        Piece(
            f"p{n}",
            side(size, outline, n, f"front {n}"),
            size,
            None if n in bare else side(size, outline, n, f"back {n}"),
            mm(2),
            outline,
        )
        for n in range(count)
    ]


POKER, TOKEN = CARD_SIZES["poker"], Size(mm(22), mm(22))
PROFILES = {
    "exact": NONE,
    "moved": Correction(mm("1.2"), mm("-0.7")),
    "turned": Correction(mm("-0.4"), mm("0.9"), 0.3),
}
JOBS = {
    "a4 long": (PAPERS["a4"], Duplex.LONG, (7, POKER, Outline.RECT, (2,))),
    "letter short": (PAPERS["letter"], Duplex.SHORT, (5, POKER, Outline.RECT)),
    "tokens": (PAPERS["letter"], Duplex.LONG, (17, TOKEN, Outline.ROUND)),
    "custom short": (paper("200x280mm"), Duplex.SHORT, (3, Size(mm(70), mm(40)), Outline.RECT)),
}


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("job", JOBS)
def test_each_back_covers_its_front_within_one_pixel(job, profile):
    """Turned about the flip edge, with and without a profile, part-full, on uneven margins."""
    sheet, duplex, (count, size, outline, *bare) = JOBS[job]
    correction = PROFILES[profile]
    margins = Margins(mm(5), mm(6), mm(7), mm("12.7"))
    some = pieces(count, size, outline, *bare)
    plan = SheetPlan(sheet, margins, duplex=duplex, correction=correction)
    front, back = rendered(impose(some, plan))
    if correction != NONE:
        back = strayed(back, correction)
    back = back[:, ::-1] if about_vertical(sheet.size, duplex) else back[::-1]
    for number, piece in enumerate(some):
        here, behind = extent(front, colour(number)), extent(back, colour(number))
        assert here is not None
        if piece.back is None:
            assert behind is None
        else:
            assert abs(here - behind).max() <= 1, (number, here, behind)


@pytest.mark.parametrize("job", [(6, POKER, Outline.RECT), (9, TOKEN, Outline.ROUND)])
def test_folded_backs_cover_their_fronts_within_one_pixel(job):
    """One sheet folded along its line: both halves show the same marks at the same places."""
    some = pieces(*job)
    plan = SheetPlan(PAPERS["a4"], duplex=Duplex.FOLD)
    pages, sheets = impose(some, plan), lay(some, plan)
    for page, sheet in zip(rendered(pages), sheets, strict=True):
        line = sheet.bed.axis
        middle = round(line.total / 2 / PIXEL)
        near, far = page.copy(), page.copy()
        if line.upright:
            near[:, middle:], far[:, :middle] = 0, 0
            far, shift = far[:, ::-1], (2 * line.total / 2 / PIXEL - page.shape[1], 0)
        else:
            near[middle:], far[:middle] = 0, 0
            far, shift = far[::-1], (0, line.total / PIXEL - page.shape[0])
        for one in sheet.laid:
            number = int(one.piece.id[1:])
            moved = extent(far, colour(number)) + np.array(shift * 2)
            assert abs(extent(near, colour(number)) - moved).max() <= 1.01, number


def test_a_wrong_turn_would_show():
    """The proof can fail: backs turned about the other edge are far off."""
    some = pieces(5, POKER)
    front, back = rendered(impose(some, SheetPlan(PAPERS["a4"], duplex=Duplex.LONG)))
    off = [abs(extent(front, colour(n)) - extent(back[::-1], colour(n))).max() for n in range(5)]
    assert max(off) > 100
