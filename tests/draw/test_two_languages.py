"""Kits in two languages: both are said, each by its own voice, and each fits its place."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from forge.build.examine import desk_in
from forge.build.labels import Labels
from forge.build.opening import folders, opened
from forge.build.printing import Printing
from forge.build.tongues import tongue
from forge.build.wish import Wish
from forge.draw import guide_proof
from forge.draw.box_size import box_of, sized
from forge.draw.cards import cards, decks, made_as
from forge.draw.rulebook import leaves
from forge.draw.rulebook_bricks import Brick, Frame, Panel, Spot
from forge.draw.rulebook_compositor import Compositor
from forge.draw.rulebook_facing import Facing
from forge.draw.rulebook_lines import trial
from forge.draw.share import Shares
from forge.draw.whole import Drawing, drawing
from forge.finding import Faulty
from forge.geometry import Box, Um, mm
from forge.locale.glue import beside
from forge.press.marks import Slip
from forge.press.paper import PAPERS, Margins
from forge.press.turn import Duplex
from forge.scene import Clip, Fade, Path, Place, Words
from forge.source import ROOT
from forge.typeset.setter import About, Setter
from forge.typeset.stacked import LEAST, Room, Said, stacked
from forge.typeset.style import Style

PAIR = "en+en-XB"
BOX = Box(Um(0), Um(0), mm(40), mm(12))


@cache
def desk(game: str, edition: str, tag: str = PAIR):
    """A desk of an edition in two languages."""
    one = opened(folders(Wish(games=(game,)))[0], Wish(games=(game,)))
    said = tongue(one, tag)
    return desk_in(said, said.game.edition(edition), None)


def words(items):
    """The words of a drawing, also of what is placed in it."""
    for item in items:
        match item:
            case Words():
                yield item
            case Place():
                yield from words(item.scene.items)
            case Clip() | Fade():
                yield from words(item.items)


def languages(scene):
    return {one.lang for one in words(scene.items)} if scene else set()


def pair(upper: str, lower: str, other: str = "ru"):
    first = Setter("en")
    second = Setter(other, beside=first)
    return Said(first, upper, About("c", "a")), Said(second, lower, About("c", "a"))


@pytest.mark.parametrize("other", ["ru", "ar", "ja"])
def test_both_texts_stand_in_their_box_one_below_the_other(other):
    sentences = {
        "ru": "Бросьте кубик и идите.",
        "ar": "ارم النرد وامش.",
        "ja": "サイコロを振って進みます。",
    }
    both = pair("Throw the die and walk.", sentences[other], other)
    made = stacked(*both, Style(size=9, smallest=6), Room(BOX, beside))
    ys = {lang: [one.y for one in made if one.lang == lang] for lang in ("en", other)}
    assert max(ys["en"]) < min(ys[other])
    assert all(0 < one.y < BOX.height for one in made)
    assert both[0].setter.spills == []


def test_what_does_not_fit_is_told_with_both_languages():
    both = pair("Throw the die and walk. " * 9, "Бросьте кубик и идите. " * 9)
    stacked(*both, Style(size=9, smallest=6), Room(BOX, beside))
    (spill,) = both[0].setter.spills
    assert spill.lang == "en+ru"
    assert "in two languages at 6 pt" in spill.detail


def test_a_lost_character_of_the_second_language_is_told_with_it():
    both = pair("Throw.", "Бросьте \U000f0000.")
    stacked(*both, Style(size=9, smallest=6), Room(BOX, beside))
    assert [spill.lang for spill in both[0].setter.spills if spill.kind == "glyph"] == ["ru"]


def test_a_box_of_one_line_has_both_side_by_side():
    line = Box(Um(0), Um(0), mm(40), mm(4))
    made = stacked(*pair("keep it", "оставьте"), Style(size=7, smallest=6), Room(line, beside))
    assert len({one.y for one in made}) == 1
    assert "".join(c.text for one in made for c in one.clusters) == "keep it · оставьте"


def test_the_second_language_is_smaller_but_no_smaller_than_6_points():
    made = stacked(*pair("Walk.", "Идите."), Style(size=9, smallest=6), Room(BOX, beside))
    small = [one.size for one in made if one.lang == "ru"]
    assert all(LEAST * 352 <= size < 9 * 353 for size in small)


def test_cards_with_texts_on_both_sides_have_the_languages_back_to_back():
    at = desk("star-of-africa", "zvezda")
    made = [piece for deck in decks(at) for piece in cards(at, deck)]
    plain = desk("star-of-africa", "zvezda", "en")
    alone = [piece for deck in decks(plain) for piece in cards(plain, deck)]
    assert len(made) == 2 * len(alone)
    assert {frozenset(languages(piece.front)) for piece in made} == {frozenset({"en"})}
    assert {frozenset(languages(piece.back)) for piece in made} == {frozenset({"en-XB"})}


def test_cards_of_a_pile_say_everything_twice_on_their_fronts():
    """Their backs may not be told apart."""
    at = drawing(desk("source-of-the-nile", "explorers"))
    fronts = [piece.front for deck in at.decks.values() for piece in deck]
    assert len(fronts) > 100
    both = [front for front in fronts if languages(front) == {"en", "en-XB"}]
    assert len(both) > len(fronts) // 2
    assert at.desk.setter.spills == []


def test_the_second_language_says_forges_own_words_itself():
    """The title of a bonus is forge's own word, not the game's."""
    at = drawing(desk("source-of-the-nile", "explorers"))
    titles = {
        one.lang: "".join(c.text for c in one.clusters)
        for one in words(at.decks["bonus"][0].front.items)
        if "Bonus" in "".join(c.text for c in one.clusters)
    }
    assert set(titles) == {"en", "en-XB"}


def test_the_guide_and_the_box_count_a_card_that_is_made_as_two():
    """The reference cards of Star of Africa have texts on both sides; its guide asks for twice."""
    plain, both = (Shares.of(desk("star-of-africa", "zvezda", tag)) for tag in ("en", PAIR))
    found = []
    for shares, tag in ((plain, "en"), (both, PAIR)):
        whole = desk("star-of-africa", "zvezda", tag)
        guide = Drawing(shares.desk("print-guide", whole))
        made = [one for one in guide_proof.counts(guide, 1) if "eference" in one.name]
        at = shares.desk("box", whole)
        found.append((made[0].asked, made[0].printed, sized(at, replace(box_of(at), least=0))))
    (asked, printed, net), (twice, made_twice, thicker) = found
    assert asked == printed > 0
    assert twice == made_twice == 2 * asked
    assert thicker.depth - net.depth == asked * box_of(whole).card


def test_the_label_of_a_sheet_names_its_part_in_both_languages():
    one = opened(folders(Wish(games=("star-of-africa",)))[0], Wish(games=("star-of-africa",)))
    said = tongue(one, "fi+ru")
    printing = Printing(PAPERS["a4"], Margins(), Duplex.LONG)
    with said.speaking():
        at = desk_in(said, said.game.edition("zvezda"), None)
        label = Labels(at, printing, "0" * 10, at.second).sheet("cards", Duplex.LONG)

        def told(room):
            return "".join(run.text for run in label(Slip(1, 2, room=room, side="front")))

        wide, narrow = told(mm(150)), told(mm(20))
    assert "kortit · карточки" in wide.casefold()
    assert "kortit" in narrow.casefold()
    assert "карточки" not in narrow.casefold()
    assert at.setter.spills == []


def test_what_a_pile_tells_on_one_side_only_is_made_once():
    at = desk("source-of-the-nile", "explorers")
    for deck in at.game.decks:
        for card in deck.cards:
            assert made_as(at, deck, card) == 1


def test_the_share_of_a_part_that_says_both_hangs_on_both():
    both, one = (Shares.of(desk("star-of-africa", "zvezda", tag)) for tag in (PAIR, "en"))
    for part in ("cards", "rulebook"):
        assert both.mark(part) != one.mark(part)
    assert both.mark("tokens") == one.mark("tokens")


@pytest.mark.parametrize(("edition", "tag"), [("classic", PAIR), ("zvezda", "ru+en")])
def test_the_book_has_each_block_side_by_side(edition, tag):
    """Every page with words of one language has words of the other, but the quick references.

    A book of a translation tells who made it, which the English has not.
    """
    at = trial(desk("star-of-africa", edition, tag))
    made = leaves(at, PAPERS["a4"].size)
    found = [
        {one.lang for laid in leaf.laid for one in words(laid.brick.draw(laid.spot))}
        for leaf in made
    ]
    assert sum(langs == {*tag.split("+")} for langs in found) >= len(found) - 2
    assert at.setter.spills == []


def test_law_what_is_asked_of_a_section_does_not_hang_on_who_asked_before():
    """A book in two languages has its quick reference in the first alone: a section of its own."""
    at = trial(desk("star-of-africa", "zvezda"))
    book = at.game.rulebook("zvezda")
    number = next(i for i, one in enumerate(book.sections, 1) if one.quick)

    def measured(before: bool) -> set[str]:
        press = Compositor(at, book, PAPERS["a4"].size, art=False)
        if before:
            press.alone.quick(number, book.sections[number - 1])
        press.measured(1.0)
        return {*press.marks.values()}

    assert measured(before=True) == measured(before=False)


def test_a_heading_and_its_twin_end_at_one_height_and_paragraphs_begin_at_one():
    area = Box(mm(10), mm(10), mm(190), mm(270))
    pages = Facing(Frame(area, mm(6)), (False, True))

    def bricks(count: int) -> list[Brick]:
        return [Brick(100 + i, lambda _: (Path(("M", 0, 0)),), name="n") for i in range(count)]

    spot = Spot(area.x, 0, area.width, area.right, leftwards=False)
    heads = pages.paired(bricks(1), bricks(3), at_foot=True)
    plain = pages.paired(bricks(1), bricks(3))
    assert [len(brick.draw(spot)) for brick in heads] == [1, 1, 2]
    assert [len(brick.draw(spot)) for brick in plain] == [2, 1, 1]


def test_grounds_of_a_pair_lie_behind_their_own_columns():
    area = Box(Um(0), Um(0), mm(190), mm(270))
    pages = Facing(Frame(area, mm(6)), (False, False))
    seen: list[Box] = []
    ground = Panel("p", 5, lambda box: (seen.append(box), ())[1])
    one = Brick(10, lambda _: (), panel=ground, name="a", at=ROOT)
    (both,) = pages.paired([one], [replace(one, panel=None)])
    both.panel.draw(Box(area.x, Um(0), area.width, Um(10)))
    assert [box.width for box in seen] == [mm(92)]


def test_the_entries_of_a_list_begin_side_by_side():
    """However many lines each has; lines of one entry stay together."""
    area = Box(Um(0), Um(0), mm(190), mm(270))
    pages = Facing(Frame(area, mm(6)), (False, False))

    def lines(*counts):
        return [
            Brick(10, lambda _: (), above=0 if line else 30, name=f"entry{number}", at=ROOT)
            for number, count in enumerate(counts)
            for line in range(count)
        ]

    made = pages.paired(lines(1, 3, 2), lines(2, 1, 4))
    assert [brick.name[-1] for brick in made] == [*"00", *"111", *"2222"]
    assert [brick.above for brick in made] == [30, 0, 30, 0, 0, 30, 0, 0, 0]


def test_lines_beside_one_tall_brick_stay_together():
    """An entry of one line with a sign is as tall as two lines."""
    area = Box(Um(0), Um(0), mm(190), mm(270))
    pages = Facing(Frame(area, mm(6)), (False, False))
    drawn: list[int] = []

    def brick(height):
        return Brick(height, lambda spot: (drawn.append(spot.y), ())[1], above=3, name="one")

    (both,) = pages.paired([brick(10), brick(10)], [brick(21)])
    assert (both.height, both.above) == (23, 3)
    both.draw(Spot(0, 100, mm(190), 0, leftwards=False))
    assert drawn == [100, 113, 100]


@pytest.mark.parametrize("tag", ["en+", "en+en", "en+en-XB+en-XA"])
def test_two_languages_are_two(tag):
    one = opened(folders(Wish(games=("star-of-africa",)))[0], Wish(games=("star-of-africa",)))
    with pytest.raises(Faulty):
        tongue(one, tag)
