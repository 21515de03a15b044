"""The tuck box: its net closes, holds what is printed, and fits both papers."""

from dataclasses import replace

import deckbox as db
import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from forge.build.examine import desk
from forge.build.opening import folders, opened
from forge.build.wish import Wish
from forge.draw import box, box_net, box_words
from forge.draw.box_size import box_of, sized
from forge.draw.cards import cards, decks
from forge.draw.money import notes
from forge.geometry import Um, box_mm, mm
from forge.model.text import Text
from forge.press.layout import SheetPlan, misfits
from forge.press.paper import PAPERS
from forge.source import ROOT
from forge.typeset.setter import Setter

NETS = st.builds(
    box_net.Net,
    st.integers(20_000, 120_000).map(Um),
    st.integers(30_000, 200_000).map(Um),
    st.integers(5_000, 60_000).map(Um),
    st.integers(3_000, 20_000).map(Um),
    st.integers(5_000, 20_000).map(Um),
)


@pytest.fixture(scope="module")
def star():
    wish = Wish(games=("star-of-africa",))
    return opened(folders(wish)[0], wish)


def at(star, edition):
    return desk(star.game, star.game.edition(edition), "en", None)


def area(one):
    return shapely.box(one.x, one.y, one.right, one.bottom)


@given(NETS)
def test_walls_follow_each_other_and_close_to_a_ring(net):
    """Each wall begins where the last ends; front and back, and the two sides, are alike."""
    front, side, back, far = net.walls
    assert front.x == net.glue
    assert (side.x, back.x, far.x) == (front.right, side.right, back.right)
    assert (front.size, side.size) == (back.size, far.size)
    assert (net.lid.width, net.lid.height) == (net.width, net.depth) == net.floor.size
    assert far.right == net.size.width


@given(NETS)
def test_the_cut_line_is_simple_and_takes_in_every_panel_and_nothing_else(net):
    """Walls but for the thumb, lid, floor and flaps fill the outline without overlapping."""
    outline = shapely.Polygon(box_net.outline(net))
    thumb = shapely.Polygon(box_net.thumb(net))
    assert outline.is_valid
    flaps = [shapely.Polygon(corners) for corners in box_net.flaps(net).values()]
    panels = [*map(area, net.walls), area(net.lid), area(net.floor), *flaps]
    whole = shapely.union_all(panels).difference(thumb)
    slack = 0.004 * net.floor.size.height * 1_000  # the floor flap leans in by half a millimetre
    assert whole.symmetric_difference(outline).area <= box_net.SLOPE * net.depth / 3 + slack
    for i, one in enumerate(panels):
        assert all(one.intersection(other).area < 1 for other in panels[:i])


@given(NETS)
def test_every_fold_lies_on_the_edge_of_two_panels(net):
    flaps = [shapely.Polygon(corners) for corners in box_net.flaps(net).values()]
    panels = [*map(area, net.walls), area(net.lid), area(net.floor), *flaps]
    for start, end in box_net.folds(net):
        line = shapely.LineString([start, end])
        shares = [panel.exterior.intersection(line).length for panel in panels]
        assert sum(share > line.length - 1 for share in shares) == 2


@given(NETS)
def test_ears_never_meet_and_no_flap_sticks_out(net):
    assert 2 * net.ear < net.width
    assert net.ear <= net.depth
    assert all(
        0 <= x <= net.size.width and 0 <= y <= net.size.height for x, y in box_net.outline(net)
    )


@pytest.mark.parametrize("width", [40, 47, 55])
def test_what_a_box_lists_between_dots_is_whole_on_its_line(width):
    desk_ = db.desk(db.box(), setter=Setter("fr"))
    facts = Text("box.facts", "2–4 joueurs · 25–45 minutes · dès 6 ans", ROOT)
    items = box_words.listed(desk_, facts, box_words.fitted(8.5, "#000000"), box_mm(0, 0, width, 8))
    lines = {}
    for run in items:
        lines[run.y] = lines.get(run.y, "") + run.text
    assert len(lines) <= 2
    things = {thing for one in lines.values() for thing in one.replace("\u00a0", " ").split("·")}
    assert {one.strip().lower() for one in things if one.strip()} == {
        "2–4 joueurs", "25–45 minutes", "dès 6 ans",
    }  # fmt: skip


@pytest.mark.parametrize("edition", ["classic", "zvezda"])
def test_what_is_printed_for_the_box_fits_in_standing(star, edition):
    at_desk = at(star, edition)
    held = star.game.box
    net = sized(at_desk, held)
    pieces = [*notes(at_desk), *(p for deck in decks(at_desk) for p in cards(at_desk, deck))]
    thick = 0
    for piece in pieces:
        assert min(piece.size) <= net.width
        assert max(piece.size) <= net.height
        thick += piece.count * (held.note if piece.id.startswith("note.") else held.card)
    assert thick <= net.depth
    assert net.depth >= held.least


def test_more_notes_make_a_deeper_box(star):
    at_desk = at(star, "classic")
    thick = replace(star.game.box, note=mm(1))
    thin, fat = sized(at_desk, star.game.box), sized(at_desk, thick)
    assert fat.depth > thin.depth
    assert (fat.width, fat.height) == (thin.width, thin.height)


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("edition", ["classic", "zvezda"])
def test_the_box_fits_the_paper(star, edition, paper):
    assert misfits(box.box(at(star, edition)), SheetPlan(PAPERS[paper])) == ()


def test_the_box_is_the_same_every_time_and_none_without_contents(star):
    at_desk = at(star, "classic")
    assert box.box(at_desk) == box.box(at_desk)
    bare = replace(at_desk, game=replace(star.game, money=None, decks=()))
    assert box.box(bare) == ()


@pytest.fixture(scope="module")
def trail():
    wish = Wish(games=("across-africa",))
    return opened(folders(wish)[0], wish)


@pytest.mark.parametrize("edition", ["expedition", "race"])
def test_the_box_of_across_africa_holds_both_decks_and_the_tokens(trail, edition):
    """The 54 cards stand in it however they lie on paper; beside them the tokens in layers."""
    at_desk = at(trail, edition)
    held = box_of(at_desk)
    net = sized(at_desk, held)
    pieces = [piece for deck in decks(at_desk) for piece in cards(at_desk, deck)]
    assert sum(piece.count for piece in pieces) == 54
    assert all(min(p.size) <= net.width and max(p.size) <= net.height for p in pieces)
    wide = at_desk.game.tokens.diameter
    layer = (net.width // wide) * (net.height // wide)
    layers = -(-sum(mix.count for mix in at_desk.edition.tokens) // layer)
    assert (layer, layers) == (15, 2)
    assert net.depth >= 54 * held.card + layers * held.token


def test_the_box_of_each_edition_says_and_shows_its_own(trail):
    """Motto, story and pictures follow the reading that tells the editions apart."""
    ones = [box_of(at(trail, edition)) for edition in ("expedition", "race")]
    told = [(one.motto.template, one.blurb.template, one.picture, one.prints) for one in ones]
    assert all(a != b for a, b in zip(*told, strict=True))
    assert ones[0].facts == ones[1].facts
    sheets = [box.box(at(trail, edition))[0].front for edition in ("expedition", "race")]
    assert sheets[0] != sheets[1]


@pytest.mark.parametrize("edition", ["expedition", "race"])
def test_nothing_on_the_box_of_across_africa_is_cut_off(trail, edition):
    """In English, and with every text a third longer."""
    at_desk = at(trail, edition)
    longer = replace(at_desk, say=lambda text: _longer(at_desk.say(text)))
    for one in (at_desk, longer):
        assert box.box(one)
    assert at_desk.setter.spills == []


def _longer(said):
    """A text of several words with its last third said again."""
    words = said.split(" ")
    return " ".join([*words, *words[-(len(words) // 3) :]]) if len(words) > 4 else said


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("edition", ["expedition", "race"])
def test_the_box_of_across_africa_fits_the_paper(trail, edition, paper):
    assert misfits(box.box(at(trail, edition)), SheetPlan(PAPERS[paper])) == ()
