"""The print guide counts what the kit has: sheets from its books, pieces from its sheets."""

from dataclasses import replace

import pytest

from forge.build.examine import desk
from forge.build.guide_job import prints
from forge.build.kit import Kit
from forge.build.opening import folders, opened
from forge.build.printing import Printing
from forge.build.wish import Wish
from forge.draw import guide_pictures
from forge.draw.guide_proof import counts
from forge.draw.guide_steps import told
from forge.draw.guide_stock import stock, stocks
from forge.draw.guide_ways import Making, Tiles, Way
from forge.draw.whole import drawing
from forge.locale.ui import word
from forge.press.paper import PAPERS, Margins, TooBig
from forge.press.turn import Duplex
from forge.scene import Clip, Fade, Place, Words


@pytest.fixture(scope="module")
def star():
    wish = Wish(games=("star-of-africa",))
    one = opened(folders(wish)[0], wish)
    return drawing(desk(one.game, one.game.edition("zvezda"), "en", None))


@pytest.fixture(scope="module")
def kit(star):
    light = replace(star, absent=frozenset({"board"}))  # the board's tiles are tried elsewhere
    return Kit(light, Printing(PAPERS["letter"], Margins(), Duplex.LONG))


def words(items):
    for item in items:
        if isinstance(item, Words):
            yield item.text
        elif isinstance(item, Clip | Fade):
            yield from words(item.items)
        elif isinstance(item, Place):
            yield from words(item.scene.items)


def test_sheets_are_counted_from_the_pages_of_each_book(kit):
    made = {name: kit.part(name) for name in kit.names if name != "print-guide"}
    found = prints(made)
    assert [one.part for one in found] == [
        "tokens", "money", "cards", "pawns", "die", "box", "rulebook", "rulebook",
    ]  # fmt: skip
    files = {output.name: output for outputs in made.values() for output in outputs}
    for one in found:
        pages = len(files[one.file].made.pages)
        assert one.sheets == (pages // 2 if one.sides.startswith("flip-") else pages)
    ways = {one.file: (one.sides, one.counted) for one in found}
    assert ways["money.pdf"] == ("flip-long", True)
    assert ways["pawns.pdf"] == ("one-sided", True)
    assert ways["rulebook-booklet.pdf"] == ("flip-short", False)


def test_the_guide_prints_the_sum_of_its_sheets(kit):
    (guide,) = kit.part("print-guide")
    said = [text for page in guide.made.pages for text in words(page.scene.items)]
    made = {name: kit.part(name) for name in kit.names if name != "print-guide"}
    count = sum(one.sheets for one in prints(made) if one.counted)
    total = word("guide-total", count=count, paper="Letter")
    assert total.replace(" ", "") in "".join(said).replace(" ", "")


def test_the_proof_asks_what_the_edition_says_and_counts_what_is_printed(star):
    lines = {one.name: one for one in counts(star, boards=1)}
    edition = star.desk.edition
    tokens = lines[word("guide-tokens").capitalize()]
    assert tokens.asked == sum(mix.count for mix in edition.tokens)
    assert tokens.printed == sum(piece.count for piece in star.tokens)
    assert tokens.printed - tokens.asked == sum(mix.spare for mix in edition.tokens)
    notes = lines[word("guide-notes").capitalize()]
    assert (notes.asked, notes.printed) == (sum(s.count for s in edition.notes),) * 2
    pawns = next(one for one in counts(star, 1) if one.asked == edition.players_max and one.picture)
    assert pawns.printed == edition.players_max


def test_a_missing_piece_is_told(star):
    """With a token and the die left out, the proof is short by what is left out."""
    less = replace(star, absent=frozenset({"die"}))
    vars(less)["tokens"] = star.tokens[1:]
    lacking = sum(
        max(0, one.asked - one.printed) for one in counts(less, boards=1) if not one.total
    )
    assert lacking == star.tokens[0].count + 1


def test_every_part_has_its_paper_its_picture_and_its_words(star):
    tiles = Tiles(PAPERS["a4"].size, 2, 2, glued=True)
    made = guide_pictures.pictures(star, Making(PAPERS["a4"].size, {}, tiles=tiles))
    assert set(made) | {"stand"} == set(stocks()) == set(guide_pictures.MAKERS)
    for part, ways in stocks().items():
        assert all(60 <= one.weight <= 400 for one in ways.values())
        assert word(f"make-{part}")


@pytest.mark.parametrize(
    "duplex",
    [pytest.param(one, marks=() if one is Duplex.LONG else pytest.mark.long) for one in Duplex],
)
def test_the_guide_fits_its_words_however_it_is_printed(star, duplex):
    before = len(star.desk.setter.spills)
    light = replace(star, absent=frozenset({"board"}))
    printing = Printing(PAPERS["a4"], Margins(), duplex, apart=duplex is Duplex.LONG)
    Kit(light, printing).part("print-guide")
    lost = [one for one in star.desk.setter.spills[before:] if one.component == "print guide"]
    assert lost == []


def test_what_a_paper_cannot_hold_is_told_where_nobody_asked_for_it(star):
    """A5 holds no box: its guide lists the other parts, and the box as one for a larger paper."""
    light = replace(star, absent=frozenset({"board", "rulebook"}))
    asked = frozenset({"tokens", "print-guide"})
    kit = Kit(light, Printing(PAPERS["a5"], Margins(), Duplex.LONG), wanted=asked)
    assert kit.larger == ("box",)
    (guide,) = kit.part("print-guide")
    said = "".join(text for page in guide.made.pages for text in words(page.scene.items))
    assert word("guide-larger").replace(" ", "") in said.replace(" ", "")
    assert kit.prints("box") == ()
    whole = Kit(light, Printing(PAPERS["a5"], Margins(), Duplex.LONG))
    with pytest.raises(TooBig):
        whole.part("print-guide")


def test_the_guide_says_how_a_map_is_drawn_on_where_players_draw():
    making = Making(PAPERS["a4"].size, {})
    assert told("forms", making) == word("make-forms")
    assert told("forms", replace(making, drawn=True)).endswith(word("make-drawn"))


@pytest.mark.parametrize("duplex", [Duplex.LONG, Duplex.SINGLE])
def test_a_guide_to_punched_tokens_says_so(star, duplex):
    """Its step punches, and no board lies between fronts and backs."""
    ways = {"tokens": Way.GLUE} if duplex is Duplex.SINGLE else {}
    making = Making(PAPERS["a4"].size, ways, punched=frozenset({"tokens"}))
    step = told("tokens", making)
    assert step.endswith(word("make-tokens-punched"))
    assert word("make-glue-board") not in step
    assert stock("tokens", making.way("tokens"), punched=True).board == 0
    plain = guide_pictures.pictures(star, replace(making, punched=frozenset()))["tokens"]
    punched = guide_pictures.pictures(star, making)["tokens"]
    assert plain != punched
