"""Sleeves: which of those that are sold fit the cards, and room for them in stand and box."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forge.build.examine import desk
from forge.build.opening import folders, opened
from forge.build.wish import Wish
from forge.draw.box import box
from forge.draw.box_size import box_of, sized
from forge.draw.guide_sleeves import sleeves
from forge.draw.stand import stand
from forge.draw.stand_net import Pleats
from forge.finding import Faulty
from forge.geometry import Size, Um, mm
from forge.model.sizes import CARD_SIZES
from forge.model.sleeves import FOILS, SLACK, SLEEVES, TIGHT, fitting, sleeved
from forge.press.layout import SheetPlan, misfits
from forge.press.paper import PAPERS

STANDARD = Size(mm(63), mm(88))


@cache
def africa(foil=""):
    wish = Wish(games=("across-africa",), sleeves=foil)
    return opened(folders(wish)[0], wish).game


def at(foil, edition="expedition"):
    game = africa(foil)
    return desk(game, game.edition(edition), "en", None)


@given(st.integers(30_000, 130_000), st.integers(30_000, 130_000))
def test_law_what_fits_is_a_little_larger_either_way_the_card_lies(width, height):
    card = Size(Um(width), Um(height))
    assert list(fitting(card)) == list(fitting(card.turned))
    for name in fitting(card):
        spares = [a - b for a, b in zip(sorted(SLEEVES[name]), sorted(card), strict=True)]
        assert min(spares) >= TIGHT and max(spares) <= SLACK


@pytest.mark.parametrize(
    ("card", "names"),
    [("standard", ["standard"]), ("photo", ["standard"]), ("poker", ["standard"]),
     ("euro", ["european"]), ("american", ["american"]), ("japanese", ["japanese"]),
     ("mini-euro", ["mini-european"]), ("mini-american", ["mini-american"]),
     ("tarot", ["tarot"]), ("square", ["square"]), ("square-small", ["small-square"]),
     ("jumbo", [])],
)  # fmt: skip
def test_cards_as_sold_fit_the_sleeves_made_for_them(card, names):
    assert list(fitting(CARD_SIZES[card])) == names


def test_the_guide_tells_one_sort_of_sleeve_for_cards_that_lie_and_that_stand():
    said = sleeves([STANDARD, STANDARD.turned])
    assert said == "Sleeves that fit cards of 63 × 88 mm: standard (66 × 91 mm)."
    assert sleeves([Size(mm(300), mm(300))]) == ""
    assert "thick foil" in sleeves([STANDARD], "thick")


@pytest.mark.parametrize("foil", FOILS)
def test_pockets_and_box_are_wide_enough_for_sleeves(foil):
    """A pocket takes two cards in sleeves beside each other's foil; the box all 54."""
    rack, outer = africa(foil).stand, SLEEVES["standard"]
    thick = africa().stand.thick + FOILS[foil]
    assert Pleats(rack).pocket >= outer.height + 2 * thick
    net = sized(at(foil), box_of(at(foil)))
    assert (net.width, net.height) >= tuple(outer)
    assert net.depth >= 54 * thick


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("foil", ["", *FOILS])
def test_stand_and_box_fit_the_paper_with_and_without_sleeves(foil, paper):
    pieces = (*stand(at(foil)), *box(at(foil)))
    assert misfits(pieces, SheetPlan(PAPERS[paper])) == ()


def test_without_a_sleeve_that_fits_it_is_refused():
    """Star of Africa's reference cards have one; a game of jumbo cards has not."""
    wish = Wish(games=("star-of-africa",), sleeves="thin")
    assert opened(folders(wish)[0], wish).game.box.card == mm("0.4")
    game = africa()
    jumbo = replace(game, faces=tuple(replace(face, size="jumbo") for face in game.faces))
    with pytest.raises(ValueError, match=r"fits cards of 88\.9 x 127 mm"):
        sleeved(jumbo, "thin")


def test_a_game_that_no_sleeve_fits_is_a_finding(tmp_path):
    mod = tmp_path / "mod.yaml"
    mod.write_text(
        "id: big\ntitle: Big\nextends: across-africa@^1\n"
        "change: {faces: {adventure: {size: jumbo}, adventure-back: {size: jumbo}}}\n", "utf-8",
    )  # fmt: skip
    wish = Wish(games=("across-africa",), mods=(mod,), sleeves="thick")
    with pytest.raises(Faulty, match="no sleeve that is known"):
        opened(folders(wish)[0], wish)
