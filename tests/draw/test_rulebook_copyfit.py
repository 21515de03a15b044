"""Which size of setting fills its pages best."""

from __future__ import annotations

from dataclasses import replace

from forge.draw.rulebook_bricks import Brick, Frame, Laid, Leaf, Spot
from forge.draw.rulebook_copyfit import HOLE, SCALES, best, filled, waste
from forge.geometry import box_mm, mm

FRAME = Frame(box_mm(0, 0, 180, 200), mm(4))


def leaf(left: int, right: int, fresh: bool = False) -> Leaf:
    """A page whose columns are so many millimetres high."""
    bricks = [
        Laid(Brick(mm(high), lambda _spot: ()), column, Spot(x, 0, mm(88), 0, leftwards=True))
        for column, (x, high) in enumerate(((0, left), (mm(92), right)))
    ]
    return Leaf(tuple(bricks), fresh=fresh)


def test_full_pages_waste_nothing():
    assert waste([leaf(200, 200), leaf(200, 200)], FRAME) == 0


def test_a_hole_in_one_column_is_seen():
    assert filled(leaf(200, 100), FRAME) == (1, 0.5)
    assert waste([leaf(200, 100), leaf(200, 200)], FRAME) == 0.25 + 0.5 - HOLE


def test_two_small_holes_are_better_than_one_great_one():
    two = waste([leaf(185, 185), leaf(200, 200)], FRAME)
    one = waste([leaf(170, 200), leaf(200, 200)], FRAME)
    assert two < one


def test_a_paragraph_that_goes_over_a_page_is_dearer_than_one_that_does_not():
    torn, whole = ([replace(leaf(200, 200), laid=_named(leaf(200, 200), names)) for names in pair]
                   for pair in (("ab", "bc"), ("ab", "cd")))  # fmt: skip
    assert waste(torn, FRAME) > waste(whole, FRAME)


def _named(one: Leaf, names: str) -> tuple[Laid, ...]:
    return tuple(replace(part, brick=replace(part.brick, name=name))
                 for part, name in zip(one.laid, names, strict=True))  # fmt: skip


def test_the_last_page_of_a_run_may_be_half_empty_but_not_nearly_empty():
    assert waste([leaf(200, 200), leaf(100, 100)], FRAME) == 0
    assert waste([leaf(100, 100), leaf(200, 200, fresh=True)], FRAME) == 0
    assert waste([leaf(200, 200), leaf(8, 8)], FRAME) > 0.5


def test_the_size_that_loses_a_nearly_empty_page_is_chosen():
    def white(scale: float) -> float:
        leaves = [leaf(200, 200)] if scale == SCALES[2] else [leaf(200, 200), leaf(8, 8)]
        return waste(leaves, FRAME)

    assert best(white) == SCALES[2]


def test_the_plain_size_is_kept_when_no_other_is_better():
    assert best(lambda _scale: waste([leaf(200, 200)], FRAME)) == 1.0
