"""What the scenery may name, and what its drawings promise."""

from __future__ import annotations

import re

import pytest
import shapely

from forge.content.project import content_root, open_game
from forge.draw import map_beasts, map_growth, map_ornaments, map_signs
from forge.draw.board_sheet import Sheet, crowded, lay
from forge.draw.crowd import Crowd, around
from forge.draw.desk import Desk
from forge.draw.map_shapes import as_polygon
from forge.draw.offered import STREWN
from forge.locale.values import voice
from forge.model import load
from forge.model.chart import chart
from forge.typeset.setter import Setter

GAME = load.game(open_game(content_root() / "star-of-africa"))


@pytest.fixture(scope="module")
def sheet() -> Sheet:
    edition = GAME.edition("classic")
    return lay(Desk(GAME, edition, voice(GAME, edition), Setter("en")))


def test_every_strewn_sign_has_its_drawings():
    drawn = map_signs.signs(GAME.style.colours)
    assert set(STREWN) | {"mountain", "snow"} == set(drawn)
    assert {len(variants) for variants in drawn.values()} == {map_signs.VARIANTS}


def test_signs_stand_on_nothing_that_is_played(sheet):
    """No mountain, tree, acacia or dune on a medallion, a circle, a plane or a name."""
    standing = map_growth.growth(sheet.scenery, sheet.terrain, crowded(sheet))
    assert len(standing) > 200
    taken = Crowd(label.box for label in sheet.labels)
    for disc in sheet.discs:
        taken.take(around(disc.x, disc.y, disc.radius))
    for route in sheet.routes:
        for x, y in route.circles:
            taken.take(around(x, y, 2_050))
    assert all(taken.free(one.box) for one in standing)


def test_ships_swim_and_animals_walk(sheet):
    """Each ornament keeps to the element that its place lies on."""
    crowd = crowded(sheet)
    before = len(_boxes(crowd))
    list(map_ornaments.ornaments(sheet.scenery, sheet.terrain, crowd, sheet.colours))
    found = _boxes(crowd)[before:]
    assert len(found) == len(sheet.scenery.ornaments)
    for box in found:
        room = as_polygon(box)
        assert sheet.terrain.mainland.contains(room) or sheet.terrain.land.disjoint(room)


def _boxes(crowd: Crowd):
    return list(dict.fromkeys(box for cell in crowd._cells.values() for box in cell))


def test_ornaments_of_the_boards_are_all_drawn_somewhere():
    across = load.game(open_game(content_root() / "across-africa"))
    named = {ornament.sign for ornament in GAME.scenery.ornaments}
    assert named | {sight.sign for sight in across.ground.sights} == set(map_beasts.names())


def test_a_mirrored_ornament_takes_the_same_room():
    from dataclasses import replace

    one = GAME.scenery.ornaments[0]
    assert map_beasts.extent(one, (0, 0)) == map_beasts.extent(replace(one, turned=True), (0, 0))


def test_the_map_file_covers_the_window(sheet):
    """Land, lakes and rivers were read, and the mainland is about as large as Africa."""
    layers = chart(GAME.art[GAME.scenery.chart])
    assert all(patch[0][0] == patch[0][-1] or len(patch[0]) > 2 for patch in layers.land)
    mm2_per_km2 = GAME.scenery.projection.scale**2
    square_km = sheet.terrain.mainland.area / 1e6 / mm2_per_km2
    assert square_km == pytest.approx(30.2e6, rel=0.03)  # Africa with Madagascar: 30.2 million


def test_a_map_file_without_a_layer_is_refused():
    with pytest.raises(KeyError, match="lakes"):
        chart(b'{"land": []}')


def test_colours_of_the_drawing_are_hex():
    assert all(re.fullmatch("#[0-9A-F]{6}", colour) for colour in GAME.style.colours.values())


def test_the_terrain_is_kept_between_drawings(sheet):
    from forge.draw.map_shapes import terrain

    again = terrain(GAME.art[GAME.scenery.chart], GAME.scenery)
    assert again is sheet.terrain
    assert shapely.is_valid(again.mainland)
