"""Laws of the drawn board: every step is seen, nothing hides anything, twice the same."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path

import board_figures
import pytest

from forge.content.project import content_root, open_game
from forge.draw import board_frame, labels
from forge.draw.board import board, detail
from forge.draw.board_sheet import lay
from forge.draw.desk import Desk
from forge.draw.routes import CIRCLE, RING, ringed, routes
from forge.geometry import Size, mm
from forge.locale.values import voice
from forge.model import load
from forge.model.board import LinkKind
from forge.model.text import Text
from forge.scene import Clip, Item, Place, Scene
from forge.typeset.setter import Setter

GAME = load.game(open_game(content_root() / "star-of-africa"))
EDITIONS = [edition.id for edition in GAME.editions]
SIZE = Size(mm(84), mm(60))


def a_desk(edition: str = "zvezda") -> Desk:
    chosen = GAME.edition(edition)
    return Desk(GAME, chosen, voice(GAME, chosen), Setter("en"))


@pytest.fixture(scope="module")
def sheet():
    return lay(a_desk())


@cache
def drawn(edition: str) -> tuple[Desk, Scene]:
    desk = a_desk(edition)
    return desk, board(desk)


def test_each_link_shows_one_circle_less_than_its_steps(sheet):
    """Steps drawn are steps declared; an air link has no circle."""
    for route in sheet.routes:
        assert len(route.circles) == route.link.steps - 1, route.link.id


def test_circles_of_a_link_are_equally_spaced(sheet):
    """From rim to circle to circle to rim along the curve: equal within 0.05 mm."""
    rims = {disc.point.id: disc.radius for disc in sheet.discs}
    for route in sheet.routes:
        if route.link.kind is LinkKind.AIR:
            continue
        runs = [0.0, *(_run(route.way, spot) for spot in route.circles), route.way.length]
        runs[0] += rims[route.link.from_]
        runs[-1] -= rims[route.link.to]
        gaps = [b - a for a, b in pairwise(runs)]
        assert max(gaps) - min(gaps) < 50, route.link.id


def _run(way, spot) -> float:
    """How far along a way a spot lies, found by looking every 20 µm near the best millimetre."""
    rough = min(range(0, int(way.length), 1000), key=lambda d: math.dist(way.at(d), spot))
    return min(range(rough - 1000, rough + 1000, 20), key=lambda d: math.dist(way.at(d), spot))


def test_no_two_circles_are_closer_than_promised(sheet):
    """4.6 mm from centre to centre, so that two pawns can stand side by side."""
    spots = [spot for route in sheet.routes for spot in route.circles]
    least = sheet.board.targets.spacing
    assert least == mm("4.6")
    assert all(math.dist(a, b) >= least for a, b in combinations(spots, 2))


def test_no_circle_lies_under_a_medallion(sheet):
    for disc in sheet.discs:
        for route in sheet.routes:
            for spot in route.circles:
                assert math.dist(disc.spot, spot) > disc.radius + CIRCLE, (disc, route.link.id)


def test_medallions_lie_apart(sheet):
    for a, b in combinations(sheet.discs, 2):
        assert math.dist(a.spot, b.spot) > a.radius + b.radius


def test_circles_and_names_lie_inside_the_map(sheet):
    window = sheet.scenery.window.box
    for route in sheet.routes:
        for x, y in route.circles:
            assert window.grown(-RING).x < x < window.grown(-RING).right
            assert window.grown(-RING).y < y < window.grown(-RING).bottom
    assert all(window.holds(label.box) for label in sheet.labels)


def test_every_point_has_its_name_and_no_name_lies_on_anything(sheet):
    assert [label.point for label in sheet.labels] == [p.id for p in sheet.board.points]
    assert labels.clashes(sheet.desk) == ()


def test_a_name_moved_onto_its_neighbour_is_a_clash(sheet, monkeypatch):
    """The report can fail: a label put on another point's medallion is named."""
    first, second = sheet.labels[:2]
    disc = sheet.discs[1]
    moved = labels.Label(
        first.point, first.text, first.style,
        first.box.moved(disc.x - first.box.x, disc.y - first.box.y), disc.x, disc.y,
    )  # fmt: skip
    monkeypatch.setattr(labels, "placed", lambda desk: (moved, second))
    found = labels.clashes(sheet.desk)
    assert labels.Clash(first.point, f"the medallion of {second.point}") in found


def test_names_a_third_longer_still_find_room():
    """Finnish or German names are longer than English ones: the placing leaves that much room."""
    desk = a_desk()

    def longer(text: Text) -> str:
        said = desk.say(text)
        return said + "n" * math.ceil(len(said) / 3)

    assert labels.clashes(replace(desk, say=longer)) == ()


def test_a_legend_text_without_room_is_a_spill():
    """A word that no size makes fit is reported with its id, not cut off."""
    desk = a_desk()
    wide = "scenery.panels.tokens.entries.ruby.text"
    long_word = replace(
        desk, say=lambda text: "W" * 60 if text.id == wide else desk.say(text), setter=Setter("en")
    )
    board(long_word)
    assert [spill.text for spill in long_word.setter.spills] == [wide]


def test_a_map_up_to_the_frame_has_no_title():
    """The window decides: where it leaves no room above, nothing is printed over the map."""
    scenery = replace(GAME.scenery, window=replace(GAME.scenery.window, y=mm(30)))
    game = replace(GAME, scenery=scenery)
    desk = replace(a_desk(), game=game)
    assert list(board_frame.title(desk, scenery.size, scenery.window.box)) == []


def test_planes_hide_no_circle_no_name_and_no_medallion(sheet):
    reach = 3_300
    spots = [(x, y, CIRCLE) for route in sheet.routes for x, y in route.circles]
    spots += [(disc.x, disc.y, disc.radius) for disc in sheet.discs]
    for plane in sheet.badges:
        assert all(math.dist((plane.x, plane.y), (x, y)) >= reach + r for x, y, r in spots)
    assert len(sheet.badges) == sum(r.link.kind is LinkKind.AIR for r in sheet.routes)


def test_land_roads_do_not_cross(sheet):
    """Two roads meet at a medallion or not at all, so no pawn can seem to change roads."""
    from shapely import LineString, Point

    roads = [route for route in sheet.routes if route.link.kind is LinkKind.LAND]
    rims = {disc.point.id: Point(disc.spot).buffer(disc.radius) for disc in sheet.discs}
    for a, b in combinations(roads, 2):
        shared = {a.link.from_, a.link.to} & {b.link.from_, b.link.to}
        meeting = LineString(a.line).intersection(LineString(b.line))
        for end in shared:
            meeting = meeting.difference(rims[end])
        assert meeting.is_empty, (a.link.id, b.link.id)


def test_routes_follow_the_scale_of_the_globe(sheet):
    """Steps = max(2, round(great-circle km / 320)): far places are far in play."""
    assert list(board_figures.wrong_steps(sheet.board)) == []


def test_board_page_tells_the_measured_figures(sheet):
    """Every row of the table of BOARD.md is what the content measures now."""
    told = {}
    for line in (
        Path(content_root() / "star-of-africa" / "BOARD.md").read_text("utf-8").splitlines()
    ):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and len(cells) == 3 and not set(cells[0]) <= set("- "):
            told[cells[0]] = cells[2]
    told.pop("figure")
    assert told == board_figures.figures(sheet)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_board_of_each_edition_spills_nothing(edition):
    desk, scene = drawn(edition)
    assert desk.setter.spills == []
    assert scene.size == GAME.scenery.size


def test_two_runs_draw_the_same_board():
    assert board(a_desk()) == drawn("zvezda")[1]


def test_editions_print_their_own_legend():
    """What differs between the editions' boards is their words, not their roads."""
    one, other = drawn("zvezda")[1], drawn("classic")[1]
    assert one != other
    assert _placed(one) == _placed(other)


def test_the_board_holds_every_play_piece_once(sheet):
    """A golden of counts: medallions, circles of each kind, rings and planes as placed."""
    placed = _placed(drawn("zvezda")[1])
    circles = Counter(route.link.kind for route in sheet.routes for _ in route.circles)
    rings = ringed(sheet.board)
    by_medal = Counter(sheet.scenery.medal(disc.point).id for disc in sheet.discs)
    assert {name: placed[f"medal {name}"] for name in by_medal} == by_medal
    land_rings = sum(link.startswith("land") for link, _ in rings)
    assert placed["circle land"] == circles[LinkKind.LAND] - land_rings + 3  # three in the legend
    assert placed["circle sea"] == circles[LinkKind.SEA] - (len(rings) - land_rings) + 3
    assert placed["circle ring"] == len(rings) + 1
    assert placed["plane"] == len(sheet.badges) + 1


def _placed(scene: Scene) -> Counter[str]:
    """How often each drawing with a name is placed."""
    return Counter(place.scene.name for place in _places(scene.items) if place.scene.name)


def _places(items: tuple[Item, ...]):
    for item in items:
        if isinstance(item, Place):
            yield item
        elif isinstance(item, Clip):
            yield from _places(item.items)


def test_a_detail_keeps_to_its_size_and_shows_what_is_asked():
    desk = a_desk()
    scene = detail(desk, ["tangier", "agadir"], ["agadir=1", "land-tangier-algiers:2=2"], SIZE)
    assert scene.size == SIZE
    assert isinstance(scene, Scene)
    assert desk.setter.spills == []


@pytest.mark.parametrize("mark", ["atlantis", "land-tangier-algiers:3", "land-nowhere:1"])
def test_a_mark_at_a_place_that_is_not_there_is_refused(mark):
    with pytest.raises(KeyError):
        detail(a_desk(), ["tangier"], [mark], SIZE)


def test_a_detail_of_nothing_is_refused():
    with pytest.raises(ValueError, match="at least one point"):
        detail(a_desk(), [], [], SIZE)


def test_routes_need_no_heavy_library():
    """The checks ask for routes: geometry alone, no shapely."""
    import subprocess
    import sys

    code = "import sys, forge.draw.routes; sys.exit('shapely' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_routes_are_whole_micrometres(sheet):
    for route in routes(sheet.board, sheet.scenery):
        assert all(type(v) is int for spot in (*route.circles, *route.line) for v in spot)
