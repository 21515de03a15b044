"""The board of Source of the Nile: every hex and port, the coast, nothing over what is written."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import combinations

import deckbox as db
import pytest
from hypothesis import given
from hypothesis import strategies as st

from forge.content.project import content_root, open_game
from forge.draw import board_frame, hex_cells, hex_signs
from forge.draw.hex_board import board
from forge.draw.hex_ground import outline, terrain
from forge.draw.hex_key import bearings
from forge.draw.hex_marks import MARKS, mark
from forge.draw.hex_names import labels
from forge.draw.hex_sheet import TINTS, heading, sheet
from forge.draw.hex_words import words
from forge.geometry import UM_PER_PT
from forge.model.hexes import SIDES, Cell, Terrain, cell
from forge.model.load import game
from forge.model.trail import XY
from forge.press.small import smallest_type
from forge.scene import Path, Scene
from forge.typeset.setter import Setter
from forge.typeset.style import Style

MAP = game(open_game(content_root() / "source-of-the-nile"))


@pytest.fixture(scope="module")
def desk():
    return db.desk(MAP, "explorers")


@pytest.fixture(scope="module")
def laid(desk):
    return sheet(desk)


@pytest.fixture(scope="module")
def drawn(desk):
    return board(desk)


def test_neighbours_are_a_hex_apart_in_their_directions(laid):
    for hex_ in laid.map.land:
        x, y = laid.middle(hex_)
        for direction, beside in enumerate(hex_.ring, start=1):
            dx, dy = heading(direction)
            there = (x + dx * laid.atlas.hex, y + dy * laid.atlas.hex)
            assert math.dist(there, laid.middle(beside)) < 5


@given(st.integers(0, 15), st.integers(0, 17), st.integers(1, SIDES))
def test_the_border_of_two_hexes_lies_half_way(column, row, direction):
    desk = db.desk(MAP, "explorers")
    laid, hex_ = sheet(desk), Cell(column, row)
    x, y = laid.towards(hex_, direction)
    ax, ay = laid.middle(hex_)
    bx, by = laid.middle(hex_.beside(direction))
    assert (x, y) == pytest.approx(((ax + bx) / 2, (ay + by) / 2), abs=5)


def test_every_hex_of_land_bears_its_name_once(laid, drawn):
    said = [run.text for run in db.words(drawn)]
    for hex_ in laid.map.land:
        assert said.count(hex_.name) == 1, hex_.name
    assert len(laid.map.land) == 193


def test_no_river_or_arrow_covers_the_name_of_a_hex(laid):
    """The Niger leaves B4 by its upper side, where the name of a hex stands."""
    named = hex_cells.tagged(laid)
    for entry in laid.map.entries:
        way = hex_cells.course(laid, entry)
        for hex_, (x, y) in named.items():
            near = min(math.dist((x, y), spot) for spot in way)
            assert near > 2_500 + hex_cells.RIVER / 2, (entry.id, hex_.name)
    for hex_, (x, y) in named.items():
        middle = laid.middle(hex_)
        assert math.dist((x, y), middle) < laid.atlas.hex / 2
    aside = {h.name for h, (x, _) in named.items() if abs(x - laid.middle(h)[0]) > 5}
    assert "B4" in aside and len(aside) < 6


@pytest.mark.parametrize(
    ("lang", "title", "motto"),
    [
        ("ja", "ナイルの水源", "これから内陸を描くアフリカの地図"),
        ("ar", "منبع النيل", "خريطة أفريقيا"),
    ],
)
def test_a_title_of_letters_without_capitals_keeps_off_the_motto(desk, lang, title, motto):
    game, setter = desk.game, Setter(lang)
    atlas = replace(game.atlas, motto=replace(game.atlas.motto, template=motto))
    game = replace(game, title=replace(game.title, template=title), atlas=atlas)
    own = db.desk(game, "explorers", setter)
    items = tuple(board_frame.title(own, atlas.size, atlas.window.box))
    (run, *_) = db.words(Scene(atlas.size, items))
    great = [item for item in items if isinstance(item, Path)]
    bottom = max(y for item in great for y in [n for n in item.steps if isinstance(n, int)][1::2])
    top = run.y - setter.ink(motto, Style(role="title", size=run.size / UM_PER_PT, weight=600))[0]
    assert top - bottom > 1_500


def dial(desk, shorts):
    """The letters of the directions where they stand, and the middle and side of their hex."""
    ways = tuple(
        replace(way, short=replace(way.short, template=said))
        for way, said in zip(desk.game.map.directions, shorts, strict=True)
    )
    game = replace(desk.game, map=replace(desk.game.map, directions=ways))
    own = db.desk(game, "explorers")
    laid = sheet(own)
    runs = db.words(Scene(laid.atlas.size, tuple(bearings(laid))))
    return [run for run in runs if run.of and run.of.text.endswith(".short")], laid, own


@pytest.mark.parametrize("shorts", [("N", "NE", "SE", "S", "SW", "NW"), ("K", *["KuMW"] * 5)])
def test_the_letters_of_the_directions_are_within_their_hex_and_of_one_size(desk, shorts):
    runs, laid, own = dial(desk, shorts)
    one = laid.atlas.bearings
    assert own.setter.spills == [] and len({run.size for run in runs}) == 1
    for run in runs:
        wide = sum(g[1] for c in run.clusters[-1:] for g in c.glyphs) + run.size // 2
        for x in (run.x, run.x + wide):
            for y in (run.y, run.y - 1_500):
                reach = one.radius - abs(y - one.y) / math.sqrt(3)
                assert abs(x - one.x) < reach and abs(y - one.y) < one.radius * 0.866


def test_letters_of_a_direction_too_long_for_their_hex_are_told(desk):
    _, _, own = dial(desk, ("N", "NE", "south-east by east", "S", "SW", "NW"))
    (spill,) = own.setter.spills
    assert spill.text == own.game.map.directions[2].short.id and spill.kind == "width"


def test_every_port_river_and_sea_is_named(desk, laid, drawn):
    said = " ".join(run.text for run in db.words(drawn))
    for one in (*laid.map.harbours, *laid.map.entries, laid.map.colony):
        assert one.name.template in said
    assert desk.setter.spills == []


def test_the_legend_shows_each_terrain_with_the_number_of_the_table(laid, drawn):
    """N7: the number of the land that is left, as the table has it."""
    lost = next(table for table in laid.desk.game.tables if table.id == "lost")
    said = [run.text for run in db.words(drawn)]
    for kind in laid.map.terrains:
        assert kind.name.template in said
        assert str(lost.cell(kind.id, "number")) in said


def test_every_terrain_has_a_sign_and_a_tint(laid):
    assert set(TINTS) == {one.value for one in Terrain}
    for kind in laid.map.terrains:
        assert hex_signs.sign(kind.sign, laid.colours).items


def test_no_two_kinds_of_land_look_the_same(laid):
    looks = [hex_signs.sign(kind.sign, laid.colours) for kind in laid.map.terrains]
    assert all(a.items != b.items for a, b in combinations(looks, 2))


@pytest.mark.parametrize("name", sorted(MARKS))
def test_what_players_draw_can_be_drawn(laid, name):
    assert mark(name, laid.colours).items


def test_most_of_each_hex_is_land(laid):
    """The rows follow the true coast: no hex of land lies wholly at sea."""
    land = terrain(laid).land
    for hex_ in laid.map.land:
        shape = outline(laid, hex_)
        assert shape.intersection(land).area > 0.2 * shape.area, hex_.name


def test_a_river_runs_from_the_shore_to_the_border_of_blank_land(laid):
    for entry in laid.map.entries:
        way = hex_cells.course(laid, entry)
        here = cell(entry.hex)
        for direction in entry.course[:-1]:
            here = here.beside(direction)
        assert way[-1] == pytest.approx(laid.towards(here, entry.course[-1]), abs=5)
        assert math.dist(way[0], laid.middle(cell(entry.hex))) > 0.4 * laid.atlas.hex


def test_ports_lie_towards_their_sea(laid):
    for harbour in laid.map.harbours:
        hex_ = cell(harbour.hex)
        (x, y), (dx, dy) = laid.middle(hex_), laid.seaward(hex_)
        u, v = hex_cells.anchorage(laid, hex_)
        assert (u - x) * dx + (v - y) * dy >= 0


def renamed(desk, more):
    """The desk of a map whose ports have longer names."""
    ports = [
        replace(one, name=replace(one.name, template=one.name.template + more))
        for one in desk.game.map.harbours
    ]
    map_ = replace(desk.game.map, harbours=tuple(ports))
    return db.desk(replace(desk.game, map=map_), "explorers")


@pytest.mark.parametrize("more", ["", " of the long name", " of the very much longer name"])
def test_the_names_of_ports_lie_over_no_other_name_and_on_the_map(desk, more):
    """A long name is broken in two, or stands on another side of its anchor."""
    own = renamed(desk, more)
    found, window = labels(sheet(own)), own.game.atlas.window.box
    assert own.setter.spills == []
    assert all(not a.box.meets(b.box) for a, b in combinations(found, 2))
    assert all(window.holds(one.box) for one in found)
    assert [" ".join(one.lines) for one in found] == [
        one.name.template for one in own.game.map.harbours
    ]
    assert any(len(one.lines) == 2 for one in found) == bool(more)


def test_a_name_that_finds_no_room_is_told_of(desk):
    own = renamed(desk, "-where-all-the-ships-lie-that-came-from-over-all-of-the-seas")
    tuple(words(own))
    said = [spill for spill in own.setter.spills if "finds no room beside its port" in spill.detail]
    assert said
    assert {spill.at for spill in said} <= {one.name.at for one in own.game.map.harbours}


def test_what_is_checked_is_what_is_lettered(desk, drawn):
    """The words of the map without its land are those of the map."""
    checked = db.words(Scene(drawn.size, tuple(words(desk))))
    assert sorted(run.text for run in checked) == sorted(run.text for run in db.words(drawn))
    smallest, _ = smallest_type(drawn)
    assert smallest == smallest_type(Scene(drawn.size, tuple(words(desk))))[0]


def test_the_map_moves_with_its_first_hex(desk, laid):
    atlas = replace(laid.atlas, first=XY(laid.atlas.first.x + 10, laid.atlas.first.y))
    moved = sheet(replace(desk, game=replace(desk.game, atlas=atlas)))
    (ax, ay), (bx, by) = laid.middle(Cell(3, 4)), moved.middle(Cell(3, 4))
    assert (bx - ax, by - ay) == pytest.approx((10_000, 0))


def test_the_board_is_the_same_every_time(desk, drawn):
    assert board(desk) == drawn
