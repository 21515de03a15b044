"""A net of a box that a paper cannot hold is refused in numbers, with papers that do hold it."""

import re

import pytest

from forge.build.examine import desk
from forge.build.kit import Kit
from forge.build.opening import folders, opened
from forge.build.printed import outputs
from forge.build.printing import Printing
from forge.build.wish import Wish
from forge.draw.whole import drawing
from forge.finding import Faulty
from forge.geometry import Size, mm
from forge.press.layout import SheetPlan, misfits
from forge.press.paper import PAPERS, Margins, Paper, paper
from forge.press.turn import Duplex

WIDE = r"too wide by ([\d.]+) mm"
TALL = r"too tall by ([\d.]+) mm"


@pytest.fixture(scope="module")
def star():
    wish = Wish(games=("star-of-africa",))
    one = opened(folders(wish)[0], wish)
    edition = one.game.edition("zvezda")
    return one.document, drawing(desk(one.game, edition, "en", None))


def refused(star, name, margins=None):
    document, drawn = star
    kit = Kit(drawn, Printing(paper(name), margins or Margins(), Duplex.LONG))
    with pytest.raises(Faulty) as caught:
        outputs(kit, "box", document)
    (finding,) = caught.value.findings
    return finding


def excess(finding):
    """How much too wide and too tall the net is, µm."""
    found = (re.search(pattern, finding.message) for pattern in (WIDE, TALL))
    return tuple(mm(one[1]) if one else 0 for one in found)


def test_a5_is_refused_with_the_size_needed_and_the_papers_that_hold_it(star):
    """It says the net and its bleed, what A5 prints, how much is lacking, and what would do."""
    (net,) = star[1].box
    finding = refused(star, "a5")
    assert finding.check == "print-sheets"
    assert f"box: {net.size} with 2.2 mm bleed" in finding.message
    assert "135.3 x 197.3 mm of A5 are printable" in finding.message
    assert finding.message.endswith("it fits Letter or A4")
    assert finding.hint == "choose a larger --paper, for this part alone with --only box"
    for name in ("letter", "a4"):
        assert misfits([net], SheetPlan(PAPERS[name])) == ()


@pytest.mark.parametrize("name", ["a5", "150x300mm", "300x150mm", "180x160mm", "100x148mm"])
def test_law_a_paper_larger_by_what_is_lacking_holds_the_box(star, name):
    """Too wide, too tall, or both: with so much more it fits, and with a micrometre less it does
    not."""
    (net,) = star[1].box
    wide, tall = excess(refused(star, name))
    assert wide or tall
    size = paper(name).size

    def fits(width, height):
        larger = Size(size.width + width, size.height + height)
        return not misfits([net], SheetPlan(Paper("x", "x", larger)))

    assert fits(wide, tall)
    assert not (wide and fits(wide - 1, tall))
    assert not (tall and fits(wide, tall - 1))


def test_narrower_margins_are_named_where_they_would_do(star):
    """Of a paper that is large enough, and with them it fits."""
    (net,) = star[1].box
    finding = refused(star, "178x180mm", Margins.all(mm(10)))
    said = re.search(r"margins <= ([\d.]+) mm would do", finding.message)
    assert said
    plan = SheetPlan(paper("178x180mm"), Margins.all(mm(said[1])))
    assert misfits([net], plan) == ()
