"""The print guide shows what is true of a kit: how its sides meet, how its board joins."""

from dataclasses import replace

import pytest

from forge.build.examine import desk
from forge.build.kit import Kit
from forge.build.opening import folders, opened
from forge.build.parts import PIECES
from forge.build.printing import Join, Printing
from forge.build.wish import Wish
from forge.draw import guide_pictures
from forge.draw.guide import COMPONENT
from forge.draw.guide_meeting import CUTTING
from forge.draw.guide_steps import told
from forge.draw.guide_stock import stock, stocks
from forge.draw.guide_ways import Making, Tiles, Way
from forge.draw.rulebook_style import inks
from forge.draw.whole import drawing
from forge.geometry import Size, mm
from forge.locale.ui import word
from forge.press.folding import FOLD_LINE
from forge.press.paper import PAPERS, Margins, paper
from forge.press.turn import Duplex
from forge.scene import Clip, Fade, Path, Place, Words

MET = {Duplex.FOLD: Way.FOLD, Duplex.SINGLE: Way.GLUE}


@pytest.fixture(scope="module")
def star():
    wish = Wish(games=("star-of-africa",))
    one = opened(folders(wish)[0], wish)
    return drawing(desk(one.game, one.game.edition("zvezda"), "en", None))


@pytest.fixture(scope="module")
def light(star):
    """Without board and rulebook, whose sheets are the same however sides meet."""
    return replace(star, absent=frozenset({"board", "rulebook"}))


def paths(items):
    for item in items:
        match item:
            case Path():
                yield item
            case Place():
                yield from paths(item.scene.items)
            case Clip(items=inner) | Fade(items=inner):
                yield from paths(inner)


def words(items):
    for item in items:
        match item:
            case Words():
                yield item.text
            case Place():
                yield from words(item.scene.items)
            case Clip(items=inner) | Fade(items=inner):
                yield from words(inner)


def lies(path):
    """Whether a straight line lies level."""
    return path.steps[2] == path.steps[5]


def two_sided(star):
    return {name for name in PIECES if any(piece.back for piece in PIECES[name](star))}


def test_law_what_is_printed_on_both_sides_is_never_glued_on_board(star):
    """Board would hide one of them; between a sheet of fronts and one of backs it may lie."""
    for part in two_sided(star):
        assert not stock(part, Way.BOTH).board
        assert not stock(part, Way.FOLD).board
    assert stock("tokens", Way.GLUE).board


def test_two_layers_are_of_lighter_paper_than_one():
    for part, ways in stocks().items():
        for way in (Way.FOLD, Way.GLUE):
            if way in ways:
                assert ways[way].weight < stock(part).weight, part


@pytest.mark.parametrize("duplex", list(Duplex))
def test_the_steps_say_how_the_sides_of_each_part_meet(star, light, duplex):
    """In gutterfold and single-sided kits, each two-sided part is folded or glued before cutting;
    in all others nothing of it is said."""
    (guide,) = Kit(light, Printing(PAPERS["a4"], Margins(), duplex)).part("print-guide")
    said = " ".join(words(guide.made.pages[1].scene.items))
    said = "".join(said.split())
    count = len(two_sided(light))
    for way in (Way.FOLD, Way.GLUE):
        kinds = ("make-glue", "make-glue-board") if way is Way.GLUE else ("make-fold",)
        found = sum(said.count("".join(word(kind).split())) for kind in kinds)
        assert found == (count if MET.get(duplex) is way else 0)


@pytest.mark.parametrize("name", ["a4", "letter", "a3", "legal", "200x280mm", "300x200mm"])
def test_law_the_picture_folds_as_the_sheet_does(light, name):
    """The dashed line of each picture lies level or upright as on the printed sheet."""
    kit = Kit(light, Printing(paper(name), Margins(), Duplex.FOLD))
    making = Making(paper(name).size, dict.fromkeys(two_sided(light), Way.FOLD), kit._level(light))
    shown = guide_pictures.pictures(light, making)
    for part in two_sided(light):
        (made,) = kit.part(part)
        printed = next(p for p in paths(made.made.pages[0].scene.items) if p.stroke == FOLD_LINE)
        drawn = next(p for p in paths(shown[part].items) if p.stroke == CUTTING)
        assert lies(drawn) == lies(printed), part


@pytest.mark.parametrize(
    ("tiles", "lines", "key"),
    [
        (Tiles(Size(mm(297), mm(210)), 4, 2, True), 1, "make-board"),
        (Tiles(Size(mm(210), mm(297)), 3, 1, True), 1, "make-board"),
        (Tiles(Size(mm(210), mm(297)), 2, 2, False), 2, "make-board-butt"),
        (Tiles(Size(mm(600), mm(900)), 1, 1, True), 4, "make-board-one"),
    ],
)
def test_the_board_is_shown_as_it_is_cut(star, tiles, lines, key):
    """One cut where a band is glued on, two edge to edge, four of a single sheet; sheets of the
    paper's shape, lying or upright."""
    making = Making(tiles.sheet, {}, tiles=tiles)
    scene = guide_pictures.pictures(star, making)["board"]
    assert sum(path.stroke == CUTTING for path in paths(scene.items)) == lines
    x, y, right, bottom = (next(paths(scene.items)).steps[i] for i in (1, 2, 4, 8))
    assert (right - x) / (bottom - y) == pytest.approx(tiles.sheet.width / tiles.sheet.height, 0.01)
    assert told("board", making) == word(key)
    assert scene.size.height <= scene.size.width


@pytest.mark.parametrize("join", list(Join))
def test_the_guide_of_a_kit_tells_of_its_own_tiles(star, join):
    bare = replace(star, absent=frozenset({*PIECES, "rulebook"} - {"cards"}))
    (guide,) = Kit(bare, Printing(PAPERS["letter"], Margins(), Duplex.LONG, join=join)).part(
        "print-guide"
    )
    said = "".join("".join(words(guide.made.pages[1].scene.items)).split())
    wanted = word("make-board" if join is Join.OVERLAP else "make-board-butt")
    assert "".join(wanted.split()) in said


def test_a_lying_paper_has_an_upright_guide(light):
    kit = Kit(light, Printing(paper("300x200mm"), Margins(), Duplex.LONG))
    (guide,) = kit.part("print-guide")
    assert {page.scene.size for page in guide.made.pages} == {Size(mm(200), mm(300))}
    assert not [one for one in light.desk.setter.spills if one.component == COMPONENT]


def test_inks_of_the_pictures_are_those_of_the_book(star):
    """A mod's palette reaches the pictures: nothing is drawn in the gold of another game."""
    gold = inks(star.desk).gold
    making = Making(PAPERS["a4"].size, {"tokens": Way.FOLD})
    fills = {path.fill for path in paths(guide_pictures.pictures(star, making)["tokens"].items)}
    assert gold in fills


@pytest.mark.parametrize("way", Way)
def test_tokens_to_be_punched_are_shown_without_scissors(light, way):
    """However their sides meet, and round the same cut."""
    making = Making(PAPERS["a4"].size, {"tokens": way}, frozenset(), None)
    rust = inks(light.desk).rust
    for punched in (frozenset(), frozenset({"tokens"})):
        shown = guide_pictures.pictures(light, replace(making, punched=punched))["tokens"]
        found = list(paths(shown.items))
        assert any(path.stroke == CUTTING for path in found)
        assert any(path.fill == rust for path in found) == (not punched)
