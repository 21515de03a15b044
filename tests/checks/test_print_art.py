"""Trim, safe zone, and colours for all eyes: laws, and the figures of the shipped game."""

import itertools
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from volume import volume

from forge.build.examine import desk
from forge.build.opening import folders, opened
from forge.build.wish import Wish
from forge.checks import print_art, vision
from forge.draw import note_art
from forge.draw.money import notes
from forge.draw.proof import proofs
from forge.draw.seen import leaves
from forge.geometry import Box, Size, Um, mm
from forge.model.vision import EYES, distance, grey_distance, lab
from forge.scene import Clip, Piece, Place, Scene, Words
from forge.scene.shapes import rect
from forge.typeset.fonts import Fonts

DOC = Path(__file__).parents[2] / "docs" / "colours.md"
COLOURS = st.integers(0, 0xFFFFFF).map("#{:06X}".format)


@pytest.fixture(scope="module")
def star():
    wish = Wish(games=("star-of-africa",))
    return opened(folders(wish)[0], wish)


@pytest.fixture(scope="module")
def at(star):
    return desk(star.game, star.game.edition("classic"), "en", None)


def said(check, subject):
    return [complaint.message for complaint in check.run(subject)]


def of_money(at):
    """The proof of the notes."""
    (found,) = (one for one in proofs(at) if one.part == "money")
    return found


def test_o02_all_art_of_the_shipped_game_bleeds_in_full_and_no_word_is_near_a_cut(at):
    proved = proofs(at)
    assert sum(len(one.pieces) for one in proved) > 10
    for one in proved:
        assert said(print_art.print_trim, one) == []
        assert said(print_art.print_safe, one) == []


def test_notes_are_among_what_is_looked_at(at):
    """Both sides of each, as long as a game has money: a mod's notes too."""
    looked = {one.id: side for one, side, _, _ in print_art._sides(of_money(at))}
    assert {f"note.{note.id}" for note in at.game.money.notes} <= looked.keys()


def test_a_note_whose_ground_ends_at_the_cut_is_told_where_it_is_written(at, monkeypatch):
    """On its front, by the note's own place in money.yaml, for each of its four edges."""

    def short(w, h, inks, sketch=False):
        return (rect(Box(Um(0), Um(0), Um(w), Um(h)), inks.light),)

    monkeypatch.setattr(note_art, "ground", short)
    found = list(print_art.print_trim.run(of_money(at)))
    places = {str(note.at) for note in at.game.money.notes}
    assert {str(one.at) for one in found} == places
    assert len(found) == 4 * len(places)
    assert all("on the front of note." in one.message for one in found)


def test_words_that_a_narrow_note_pushes_to_its_cut_are_told(at):
    """A mod that makes notes half as wide leaves their corner numbers in the rim."""
    narrow = replace(at.game, money=replace(at.game.money, width=mm(60)))
    found = said(print_art.print_safe, of_money(replace(at, game=narrow)))
    assert [message.split(",")[0] for message in found] == [
        f"on the front of note.{note.id}" for note in at.game.money.notes
    ]


@given(st.integers(60_000, 160_000), st.integers(40_000, 100_000))
@settings(max_examples=volume(8), deadline=None)
def test_law_a_sketch_of_a_note_reaches_as_far_as_the_note(at, width, height):
    """In every direction, on both sides, to the last micrometre that matters to the check; and
    says the same words in the same places."""
    size = replace(at.game.money, width=Um(width), height=Um(height))
    bench = replace(at, game=replace(at.game, money=size))
    fonts = Fonts.load()
    for drawn, sketch in zip(notes(bench), notes(bench, sketch=True), strict=True):
        for whole, light in ((drawn.front, sketch.front), (drawn.back, sketch.back)):
            fine, rough = list(leaves(whole, fonts)), list(leaves(light, fonts))
            assert faults(replace(drawn, front=whole)) == faults(replace(drawn, front=light))
            for edge in range(4):
                far = max if edge > 1 else min
                inner = [far(leaf.reach[edge] for leaf in seen[1:]) for seen in (fine, rough)]
                grounds = [seen[0].reach for seen in (fine, rough)]
                assert grounds[0] == grounds[1]
                assert _clear(inner[0], grounds[0], edge) or abs(inner[0] - inner[1]) < 150
            said_by = [[leaf.item for leaf in seen if isinstance(leaf.item, Words)]
                       for seen in (fine, rough)]  # fmt: skip
            assert said_by[0] == said_by[1]


def _clear(reach, ground, edge):
    """Whether what reaches farthest is the braid, which ends where the ground does."""
    return abs(reach - ground[edge]) < 1


def piece(ground, bleed=2000):
    size = Size(mm(60), mm(90))
    return Piece("p", Scene(size, (rect(ground, "#884422"),)), size, bleed=Um(bleed))


FULL = Box(Um(-2000), Um(-2000), mm(64), mm(94))


def faults(one):
    return [edge for edge, _ in print_art._short(one, list(leaves(one.front, Fonts.load())))]


def test_a_ground_to_the_end_of_the_bleed_is_right_and_one_that_ends_at_the_cut_is_not():
    assert faults(piece(FULL)) == []
    assert faults(piece(Box(Um(0), Um(0), mm(60), mm(90)))) == list(print_art.SIDES)
    assert faults(piece(Box(mm(3), mm(3), mm(54), mm(84)))) == []


@given(st.integers(0, 3), st.integers(300, 1_800))
def test_any_edge_where_the_ground_stops_within_the_bleed_is_told(edge, short):
    """Taking 0.3 to 1.8 mm off one side of a full ground is found, on that side only."""
    x, y, right, bottom = FULL.x, FULL.y, FULL.right, FULL.bottom
    ends = [x, y, right, bottom]
    ends[edge] += short if edge < 2 else -short
    box = Box(Um(ends[0]), Um(ends[1]), Um(ends[2] - ends[0]), Um(ends[3] - ends[1]))
    assert faults(piece(box)) == [print_art.SIDES[edge]]


def test_clips_and_turned_drawings_are_seen_as_they_lie():
    """A full ground drawn large and clipped to the trim ends at the cut, however it is turned."""
    inner = Scene(Size(mm(60), mm(90)), (rect(FULL.grown(20_000), "#884422"),))
    size = Size(mm(60), mm(90))
    for turn, x, y in ((0.0, 0, 0), (180.0, mm(60), mm(90))):
        placed = Place(x, y, inner, turn)
        trimmed = Clip(rect(Box(Um(0), Um(0), *size)), (placed,))
        assert faults(Piece("p", Scene(size, (trimmed,)), size, bleed=mm(2))) == [*print_art.SIDES]
        assert faults(Piece("p", Scene(size, (placed,)), size, bleed=mm(2))) == []


# -- colours ------------------------------------------------------------------------------------


def test_lab_of_known_colours():
    """White, black, and sRGB red after CIE 15 (rounded to a tenth)."""
    assert lab("#FFFFFF") == pytest.approx((100, 0, 0), abs=0.05)
    assert lab("#000000") == pytest.approx((0, 0, 0), abs=0.05)
    assert lab("#FF0000") == pytest.approx((53.2, 80.1, 67.2), abs=0.1)


@given(COLOURS, COLOURS, st.sampled_from(list(EYES)))
def test_distance_is_even_and_nothing_between_a_colour_and_itself(one, other, eye):
    assert distance(one, other, eye) == pytest.approx(distance(other, one, eye))
    assert distance(one, one, eye) == 0


@given(st.integers(0, 255), st.integers(0, 255), st.sampled_from(list(EYES)))
def test_greys_look_the_same_to_all_eyes(one, other, eye):
    """The rows of each matrix add up to one, so a grey stays the grey it is."""
    first, second = (f"#{v:02X}{v:02X}{v:02X}" for v in (one, other))
    assert distance(first, second, eye) == pytest.approx(grey_distance(first, second), abs=0.6)


def test_red_and_green_of_one_lightness_meet_without_red_or_green_cones():
    assert distance("#B04040", "#6E6A28") > 40
    assert min(distance("#B04040", "#6E6A28", eye) for eye in ("protanopia", "deuteranopia")) < 15


def test_o04_pawns_and_tokens_of_the_shipped_game_are_told_apart_by_all_eyes_and_in_grey(star):
    """Pawns by colour for every sort of eye; where grey brings two close, each has its animal."""
    assert said(vision.looks_vision, star.game) == []
    for things in (vision.pawns(star.game), vision.tokens(star.game)):
        assert len({thing.sign for thing in things}) == len(things)
    least = min(vision.nearest(vision.pawns(star.game), eye).figure for eye in EYES)
    assert least >= vision.PAWNS


def rows(game):
    for what, things in (("pawns", vision.pawns(game)), ("tokens", vision.tokens(game))):
        for eye in (*EYES, "grey"):
            pair = vision.nearest(things, eye)
            yield f"| {what} | {eye} | {pair.one.id}, {pair.other.id} | {pair.figure:.1f} |"


def test_the_figures_in_the_docs_are_those_computed(star):
    told = DOC.read_text("utf-8")
    lines = list(rows(star.game))
    assert len(lines) == 2 * (len(EYES) + 1)
    assert "\n".join(lines) in told


def test_nearest_of_one_thing_is_nothing(star):
    assert vision.nearest(vision.pawns(star.game)[:1], "grey") is None
    assert all(
        vision.nearest(pair, "grey") is not None
        for pair in itertools.combinations(vision.pawns(star.game), 2)
    )
