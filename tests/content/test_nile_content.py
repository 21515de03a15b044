"""The content of Source of the Nile says what the rules list says (N and ND)."""

from __future__ import annotations

import math
import re
from collections import Counter
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from shapely.geometry import Polygon
from shapely.ops import unary_union

from forge.checks.points import in_deck, in_table
from forge.content.project import content_root, open_game
from forge.locale.values import Values
from forge.model.chart import chart
from forge.model.hexes import Cell, Terrain, cell, opposite
from forge.model.hexways import course, depths, harbours, steps
from forge.model.load import game as load
from forge.model.lookup import Reads
from forge.model.reach import numbers, sums
from forge.model.text import PLACEHOLDER, texts


@cache
def nile():
    return load(open_game(content_root() / "source-of-the-nile"))


def pile(kind):
    return next(one for one in nile().piles if one.kind == kind)


def table(name):
    return next(one for one in nile().tables if one.id == name)


def test_the_decks_have_248_cards():
    counts = {one.kind: sum(card.count for card in one.cards) for one in nile().piles}
    assert counts == {
        "terrain": 36, "river": 24, "discovery": 24, "people": 36, "disaster": 48,
        "donation": 40, "bonus": 40,
    }  # fmt: skip
    assert sum(counts.values()) == 248


def test_the_terrain_deck_is_the_mix_that_was_measured():
    mix = Counter(card.terrain for card in pile("terrain").cards)
    assert mix == {"veldt": 11, "jungle": 8, "mountain": 6, "desert": 5, "swamp": 3, "lake": 3}


def test_n67_the_highest_donation_is_500_and_the_mean_of_the_money_is_203():
    money = [c.money for c in pile("donation").cards for _ in range(c.count) if c.money]
    assert max(money) == 500
    assert round(sum(money) / len(money)) == 203


def test_n68_the_comparative_totals_are_those_of_the_source():
    schedule = table("victory-points")
    found = {
        one.id: in_table(schedule, one.id) + in_deck(nile().piles, one.id, 6)
        for one in nile().explorers.professions
    }
    assert found == {
        "journalist": 87, "explorer": 75, "botanist": 75, "geologist": 75, "zoologist": 73,
        "doctor": 71, "missionary": 71, "ethnologist": 69,
    }  # fmt: skip


def test_n68_each_profession_has_two_dice_and_nineteen_points_in_the_bonus_deck():
    lines = [line for card in pile("bonus").cards for line in card.lines]
    for one in nile().explorers.professions:
        mine = [line for line in lines if line.profession == one.id]
        assert len(mine) == 13
        assert sum(line.points is None for line in mine) == 2
        assert sum(line.points or 0 for line in mine) == 19


def test_the_map_has_193_hexes_of_which_138_are_blank():
    land, known = nile().map.land, nile().map.known
    assert (len(land), len(known), len(nile().map.coast)) == (193, 55, 37)
    north = [here for here in known if here.row == 0]
    inland = {here.name for here in known if here not in nile().map.coast} - {h.name for h in north}
    assert len(north) == 16
    assert inland <= set(nile().map.colony.hexes)
    assert len(nile().map.harbours) == 16
    assert len(nile().map.entries) == 12


def test_a_hex_lies_beside_its_neighbours_and_they_beside_it():
    for here in nile().map.land:
        assert len(set(here.ring)) == 6
        for direction in range(1, 7):
            assert here.beside(direction).beside(opposite(direction)) == here
    assert [one.name for one in cell("B2").ring] == ["B1", "C2", "C3", "B3", "A3", "A2"]
    assert [one.name for one in cell("C3").ring] == ["C2", "D2", "D3", "C4", "B3", "B2"]


@pytest.mark.parametrize("name", ["a1", "A0", "A", "11", "AA1", "A-1", ""])
def test_what_is_no_hex_is_refused(name):
    with pytest.raises(ValueError, match="no hex"):
        cell(name)


def test_hexes_and_their_names_are_one_to_one():
    assert all(cell(here.name) == here for here in nile().map.land)


def test_a_hex_is_as_far_from_each_neighbour_on_the_earth_as_the_grid_says():
    """Six equal distances: the hexes are regular where degrees are squares."""
    grid = nile().map.grid
    for here in (Cell(4, 4), Cell(5, 4)):
        a = grid.middle(here)
        for there in here.ring:
            b = grid.middle(there)
            apart = ((a.lon - b.lon) ** 2 + (a.lat - b.lat) ** 2) ** 0.5
            assert apart == pytest.approx(grid.height)


def test_ports_lie_where_they_are_on_the_earth():
    """Within a hex of the true place: the coast is coarse, but no port is on the wrong shore."""
    true = {
        "lagos": (3.4, 6.5), "boma": (13.1, -5.9), "luanda": (13.2, -8.8),
        "cape-town": (18.4, -33.9), "durban": (31.0, -29.9), "zanzibar": (39.2, -6.2),
        "mombasa": (39.7, -4.1), "khartoum": (32.5, 15.6), "quelimane": (36.9, -17.9),
        "port-elizabeth": (25.6, -33.9),
    }  # fmt: skip
    for one in nile().map.harbours:
        if one.id in true:
            at, (lon, lat) = nile().map.grid.middle(cell(one.hex)), true[one.id]
            assert ((at.lon - lon) ** 2 + (at.lat - lat) ** 2) ** 0.5 < nile().map.grid.height * 1.4


def test_the_blue_nile_comes_through_known_land():
    entry = next(one for one in nile().map.entries if one.id == "blue-nile")
    assert [here.name for here in course(cell(entry.hex), entry.course)] == ["M1", "N1", "N2"]


def test_n56_depth_is_counted_from_the_coast():
    found = depths(nile().map)
    assert found[cell("O9")] == 0
    assert max(found.values()) == 7
    assert set(found) == set(nile().map.land)


def test_nd21_zanzibar_and_boma_lie_on_two_coasts():
    ports = harbours(nile().map)
    assert steps(nile().map.land, [ports["zanzibar"]])[ports["boma"]] >= 8
    assert steps(nile().map.land, [ports["boma"]])[ports["luanda"]] < 8


def test_n43_no_desert_is_known_beside_a_jungle():
    known = nile().map.known
    for here, terrain in known.items():
        if terrain is Terrain.DESERT:
            assert Terrain.JUNGLE not in {known.get(there) for there in here.ring}


def test_the_standard_expedition_costs_401_and_carries_90():
    outfit = nile().outfit
    (pack,) = outfit.packs
    assert (outfit.cost(pack), outfit.load(pack), outfit.room(pack)) == (401, 86, 90)


def test_every_rule_of_the_list_is_a_rule_of_the_edition():
    (edition,) = nile().editions
    wanted = [*(f"N{i}" for i in range(1, 69)), *(f"ND{i}" for i in range(1, 25))]
    assert list(edition.rules) == wanted


def test_no_number_is_typed_into_the_words_of_cards_and_tables():
    said = (*nile().piles, *nile().tables, nile().outfit, nile().explorers)
    for text in texts(said):
        assert not re.search(r"\d", PLACEHOLDER.sub("", text.template)), text.id


HARD = re.compile(
    r"\b(natives?|tribes?|savages?|slaves?|cannibals?|witch|primitive|askaris?)\b", re.I
)


def test_the_words_are_the_neutral_ones():
    """§11: the source's terms stand in the docs, not on cards; one word is explained once."""
    explained = "rulebooks.explorers.sections.europe.blocks.askari.text"
    assert [text.id for text in texts(nile()) if HARD.search(text.template)] == [explained]


def thrown(one, column):
    """Every sum of a table's dice with its modifiers, one combination after another."""
    dice = product(range(1, one.throw.sides + 1), repeat=one.throw.dice)
    rolls = {sum(roll) for roll in dice}
    mods = [m for m in one.modifiers if not m.columns or column in m.columns]
    found = set()
    for picks in product(*([None, *m.adds] for m in mods)):
        used = [m for m, add in zip(mods, picks, strict=True) if add is not None]
        groups = [m.group for m in used if m.group]
        levels = {level for m in used for level in m.levels}
        who = {name for m in used for name in m.professions}
        if len(groups) == len(set(groups)) and len(levels) < 2 and len(who) < 2:
            found |= {roll + sum(add or 0 for add in picks) for roll in rolls}
    return found


@pytest.mark.parametrize("one", nile().tables, ids=lambda one: one.id)
def test_the_sums_of_a_table_are_those_of_its_dice_one_by_one(one):
    """The reach of a table, counted by brute force: all dice, all modifiers that may meet."""
    for column in one.columns:
        found = thrown(one, column.id) if one.throw else set()
        assert sums(one, column.id) == found
        for number in numbers(one, column.id):
            assert sum(row.holds(number) for row in one.rows) == 1
        if one.reads is Reads.THROW:
            assert all(one.row(number) for number in found)


def test_placeholders_told_in_the_guide_to_exploration_are_known():
    """Each name of the tables of docs/exploration.md has a value in Source of the Nile."""
    text = (Path(__file__).parents[2] / "docs" / "exploration.md").read_text(encoding="utf-8")
    known = set(Values(nile(), nile().editions[0], "en"))
    rows = [line for line in text.splitlines() if line.startswith("| `{")]
    told = [name for line in rows for name in re.findall(r"`\{([a-z0-9_.-]+)\}`", line)]
    assert len(told) > 25
    assert [name for name in told if (name, "") not in known] == []


def test_the_hexes_lie_over_the_true_coast():
    """Every hex of land is land for a third at least, every hex of the sea sea for a third."""
    grid, side = nile().map.grid, nile().map.grid.height / 3**0.5
    patches = chart(nile().art[nile().map.chart]).land
    land = unary_union([Polygon(ring, holes).buffer(0) for ring, *holes in patches])

    def share(here):
        lon, lat = grid.middle(here)
        turns = [math.radians(60 * i) for i in range(6)]
        hexagon = Polygon([(lon + side * math.cos(t), lat + side * math.sin(t)) for t in turns])
        return hexagon.intersection(land).area / hexagon.area

    assert min(map(share, nile().map.land)) > 1 / 3
    assert max(map(share, nile().map.sea)) < 2 / 3
