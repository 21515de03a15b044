"""The board of a trail: fields evenly along their curves, numbers, signs, nothing over play."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import combinations, pairwise

import deckbox as db
import pytest
from hypothesis import given
from hypothesis import strategies as st

from forge.content.project import content_root, open_game
from forge.draw.palette import palette
from forge.draw.trail_board import board, crowded
from forge.draw.trail_ground import names, rivers, shapes
from forge.draw.trail_layout import aside, layout
from forge.draw.trail_relief import relief
from forge.draw.trail_sizes import radius
from forge.draw.whole import drawing
from forge.geometry import box_mm
from forge.model.decode import decode
from forge.model.ground import Ground
from forge.model.load import game as load_game
from forge.model.trail import Trail
from forge.scene import Place
from forge.source import ROOT

KINDS = (
    ("path", ".", "path"), ("camera", "c", "photo"), ("adventure", "a", "adventure"),
    ("camp", "K", "camp"), ("thicket", "t", "back"), ("mud", "m", "mud"), ("car", "o", "car"),
    ("snake", "s", "snake"),
)  # fmt: skip
SIGNS = {"adventure": "compass", "camp": "tent"}
TRAIL = {
    "start": {"name": "Start", "text": "Begin here.", "sign": "flag"},
    "finish": {"name": "Wharf", "text": "The end.", "sign": "anchor"},
    "kinds": [
        {"id": i, "letter": letter, "does": does, "name": i.title(), "text": f"A {i}.",
         "sign": SIGNS.get(i, i), "diamond": i == "camp"}
        for i, letter, does in KINDS
    ],
    "segments": [
        {"id": "main", "fields": ".cKa", "first": 1, "curve": [[50, 90], [70, 84], [106, 92]]},
        {"id": "short", "fields": "oc", "first": 5, "from": ["main"]},
        {"id": "long", "fields": "ctKsm.", "first": 7, "from": ["main"],
         "curve": [[130, 84], [180, 90], [190, 130], [186, 160]]},
        {"id": "end", "fields": "cc", "first": 13, "from": ["short", "long"],
         "curve": [[160, 160], [135, 166]]},
    ],
    "closings": [{"players": 3, "segments": ["long"]}],
}  # fmt: skip
GROUND = {
    "width": 240, "height": 260, "motto": "Walk on",
    "window": {"x": 19, "y": 66, "width": 202, "height": 120},
    "legend": {"x": 19, "y": 196, "width": 202, "height": 46},
    "land": [[0, 40], [240, 40], [240, 150], [170, 178], [0, 176]],
    "waters": [{"id": "brook", "width": 2, "line": [[120, 66], [140, 110], [150, 200]]}],
    "woods": [{"id": "trees", "sign": "tree", "size": 2, "apart": 4,
               "area": [[20, 70], [220, 70], [220, 170], [20, 170]]}],
}  # fmt: skip


@pytest.fixture(scope="module")
def trail():
    return decode(Trail, TRAIL, ROOT / "trail", "trail")


@pytest.fixture(scope="module")
def ground():
    return decode(Ground, GROUND, ROOT / "ground", "ground")


@pytest.fixture(scope="module")
def desk(trail, ground):
    game = replace(db.box(), trail=trail, ground=ground, style=db.africa().style)
    return db.desk(game)


def test_every_field_has_a_place_and_no_two_overlap(trail):
    spots = layout(trail).spots
    assert sorted(spots) == list(range(trail.last + 1))
    for (one, a), (other, b) in combinations(spots.items(), 2):
        assert math.dist(a, b) >= radius(trail.kind(one)) + radius(trail.kind(other))


def test_a_field_is_larger_where_a_diamond_lies(trail):
    assert radius(trail.kind(3)) > radius(trail.kind(1))


def test_the_fields_of_a_segment_lie_evenly_along_its_curve(trail):
    spots = layout(trail).spots
    for segment in trail.segments:
        steps = [math.dist(spots[a], spots[b]) for a, b in pairwise(segment.numbers)]
        assert max(steps) < 1.25 * min(steps)


def test_a_segment_without_a_curve_runs_straight_to_the_next(trail):
    spots = layout(trail).spots
    whole = math.dist(spots[4], spots[13])
    parts = sum(math.dist(spots[a], spots[b]) for a, b in ((4, 5), (5, 6), (6, 13)))
    assert parts == pytest.approx(whole)


def test_a_trail_that_lies_nowhere_is_refused(trail):
    bare = replace(trail, segments=tuple(replace(s, curve=()) for s in trail.segments))
    with pytest.raises(ValueError, match="nothing says where the segment"):
        layout(bare)


@given(st.integers(4_000, 14_000))
def test_what_lies_beside_a_road_keeps_its_distance(distance):
    one = decode(Trail, TRAIL, ROOT, "")
    (ax, ay), (bx, by) = layout(one).spots[4], layout(one).spots[7]
    spot = aside(layout(one), 7, 4, distance)
    assert math.dist(spot, ((ax + bx) / 2, (ay + by) / 2)) == pytest.approx(distance)


def test_every_number_name_and_text_is_printed(desk, trail):
    said = [run.text for run in db.words(board(desk))]
    for number in range(1, trail.last):
        assert said.count(str(number)) == 1
    for kind in trail.kinds:
        assert kind.name.template in said
        assert set(kind.text.template.split()) <= set(" ".join(said).split())
    assert said.count("Start") == said.count("Wharf") == 2
    assert "3+" in said
    assert desk.setter.spills == []


def test_the_board_is_the_same_every_time(desk):
    assert board(desk) == board(desk)


def test_nothing_strewn_stands_on_a_field(desk, trail):
    spots = layout(trail).spots
    window = next(item for item in board(desk).items if any(_trees([item])))
    trees = list(_trees([window]))
    assert len(trees) > 20
    for tree in trees:
        for number, spot in spots.items():
            assert math.dist((tree.x, tree.y), spot) > radius(trail.kind(number))


def _trees(items):
    for item in items:
        if isinstance(item, Place) and item.scale not in (1.0,) and not item.turn:
            yield item
        yield from _trees(getattr(item, "items", ()))


def test_a_river_ends_at_the_coast(ground):
    """It is written to run on into the sea, and is drawn on the land alone."""
    terrain = shapes(ground)
    ((line, width),) = rivers(ground, terrain)
    assert width == 2_000
    assert terrain.mainland.buffer(1).contains(line)
    assert line.bounds[3] < ground.waters[0].line[-1].y * 1_000


def test_a_game_with_a_trail_has_a_board_of_the_grounds_size(desk):
    whole = drawing(desk)
    assert whole.has("board")
    assert whole.board_size == box_mm(0, 0, 240, 260).size
    assert whole.board.size == whole.board_size


@pytest.fixture(scope="module")
def africa():
    game = load_game(open_game(content_root() / "across-africa"))
    return db.desk(game, "expedition")


def test_no_name_of_the_land_lies_on_a_field_or_beyond_the_map(africa):
    """Names are scenery: they keep off what is played."""
    trail, ground = africa.game.trail, africa.game.ground
    spots = layout(trail).spots
    lettered = list(names(africa, ground, crowded(trail, layout(trail))))
    assert len(lettered) == len(ground.names) > 4
    window = ground.window.box
    for item in lettered:
        steps = [step for step in item.steps if isinstance(step, int)]
        outline = list(zip(steps[::2], steps[1::2], strict=True))
        assert all(window.x < x < window.right for x, _ in outline)
        assert all(window.y < y < window.bottom for _, y in outline)
        for number, spot in spots.items():
            nearest = min(math.dist(spot, one) for one in outline)
            assert nearest > radius(trail.kind(number)), number


def test_what_rises_is_light_to_the_north_west_and_dark_to_the_south_east(africa):
    """As on every map of the house."""
    ground = replace(africa.game.ground, ranges=africa.game.ground.ranges[:1])
    colours = palette(africa)
    found = {"relief-dark": [], "relief-light": []}
    (clip,) = relief(ground, shapes(ground), colours)
    for name, spots in found.items():
        for item in clip.items:
            if item.fill == colours[name]:
                steps = [step for step in item.steps if isinstance(step, int)]
                spots += zip(steps[::2], steps[1::2], strict=True)
    dark, light = (
        tuple(sum(axis) / len(spots) for axis in zip(*spots, strict=True))
        for spots in found.values()
    )
    assert dark[0] > light[0]
    assert dark[1] > light[1]
