"""Star of Africa under the checks: clean as shipped, and every fault put into it is found."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest

from forge.checks import checks, run
from forge.checks.money import greatest_sum
from forge.checks.subjects import Table
from forge.content.project import content_root, open_game
from forge.finding import Severity
from forge.model.load import game

FOLDER = content_root() / "star-of-africa"


def above_notes(found):
    """The findings that count as faults, as text."""
    return [str(finding) for finding in found if finding.severity is not Severity.NOTE]


def test_star_of_africa_has_no_error_and_no_warning(find_star):
    """No false alarm on the shipped game, in either edition."""
    assert above_notes(find_star()) == []


def test_the_respectful_retelling_has_no_error_and_no_warning():
    """Nor on the mod that is shipped with it."""
    document = open_game(FOLDER, [content_root() / "mods" / "respectful-retelling"])
    assert above_notes(run(document, game(document))) == []


@pytest.mark.long
def test_star_of_africa_prints_without_a_fault(find_star):
    """Nothing spills and no name is crowded when both editions are drawn."""
    assert above_notes(find_star(draw=True)) == []


def test_the_static_checks_take_less_than_half_a_second():
    """Processor time of all checks that need no drawing, on this board."""
    document = open_game(FOLDER)
    star = game(document)
    checks()
    before = time.process_time()
    run(document, star)
    assert time.process_time() - before < 0.5


@pytest.mark.parametrize(("edition", "most"), [("classic", 8000), ("zvezda", 8200)])
def test_the_greatest_sum_is_the_one_worked_out_by_hand(star, edition, most):
    """Start money, gems, the ruby doubled on the coast, the prize, horseshoes sold."""
    assert greatest_sum(Table(star, star.edition(edition))) == most


MUTANTS = {
    "a step lost on the way from Tangier to Algiers": (
        "change: {board: {links: {land-tangier-algiers: {steps: 2}}}}",
        {"board-scale"},
    ),
    "ten steps for eight on the way to St Helena": (
        "change: {board: {links: {sea-monrovia-st-helena: {steps: 10}}}}",
        {"board-scale"},
    ),
    "a way that is there twice": (
        "add: {board: {links: [{id: again, kind: land, from: agadir, to: tangier, steps: 2}]}}",
        {"board-double"},
    ),
    "a road to an island": (
        "add: {board: {links: "
        "[{id: bridge, kind: land, from: agadir, to: canary-islands, steps: 2}]}}",
        {"board-islands"},
    ),
    "an island without a way": (
        "drop: {board: {links: [sea-tangier-canary-islands, sea-agadir-canary-islands,"
        " sea-canary-islands-gambia]}}",
        {"board-reach"},
    ),
    "a city behind another one": (
        "drop: {board: {links: [land-delagoa-bay-cape-town]}}",
        {"board-ways"},
    ),
    "Cairo behind a single city": (
        "drop: {board: {links: [land-kufra-cairo, land-cairo-khartoum]}}",
        {"board-gate"},
    ),
    "one start far from everything": (
        "change: {board: {links: "
        "{land-tangier-agadir: {steps: 9}, land-tangier-algiers: {steps: 9}}}}",
        {"board-distance", "board-scale"},
    ),
    "three rings on land": (
        "add: {board: {rings: [{id: extra, link: land-khartoum-lake-chad, circle: 2}]}}",
        {"board-counts"},
    ),
    "a ring beyond the last circle": (
        "change: {board: {rings: {sahara-west: {circle: 5}}}}",
        {"board-rings"},
    ),
    "a ring on another ring": (
        "add: {board: {rings: [{id: twin, link: land-agadir-timbuktu, circle: 3}]}}",
        {"board-rings", "board-counts"},
    ),
    "one token site more than tokens, 37 for 36": (
        "add: {board: {points: [{id: tunis, name: Tunis, place: [10.2, 36.8], token: true}], "
        "links: [{id: t, kind: land, from: algiers, to: tunis, steps: 2}]}}",
        {"tokens-count", "board-counts", "board-ways"},
    ),
    "two Stars": (
        "change: {editions: {zvezda: {tokens: {star: {count: 2}, blank: {count: 8}}}}}",
        {"tokens-unique"},
    ),
    "a ruby below a topaz": (
        "change: {editions: {classic: {parameters: {ruby_value: {value: 1000}, "
        "topaz_value: {value: 2000}, emerald_value: {value: 4000}}}}}",
        {"tokens-worth", "money-supply"},
    ),
    "the printed Russian money": (
        "change: {editions: {zvezda: {notes: {n100: {count: 16}, n500: {count: 8}}}}}",
        {"money-supply"},
    ),
    "a fare of 250": (
        "change: {editions: {classic: {parameters: {air_fare: {value: 250}}}}}",
        {"money-notes"},
    ),
    "no air ways to the south": (
        "drop: {board: {links: [air-katanga-cape-town, air-luanda-cape-town, air-ujiji-cape-town,"
        " air-victoria-falls-cape-town]}}",
        {"board-air"},
    ),
    "a rule that nobody tells": (
        "change: {editions: {classic: {rules: {append: [C20]}}}}",
        {"rules-untold"},
    ),
    "a point that is renamed only half": (
        "change: {board: {links: {land-massawa-lake-turkana: {to: lake-rudolf}}}}",
        {"refs-board", "board-ways"},
    ),
}


@pytest.mark.parametrize("fault", MUTANTS)
def test_a_fault_put_in_is_found(fault, find_star):
    """The checks named find the fault, and what they say is an error or a warning."""
    mod, wanted = MUTANTS[fault]
    found = {f.check for f in find_star(mod + "\n") if f.severity is not Severity.NOTE}
    assert wanted <= found


def test_the_russian_money_is_reported_with_both_sums(find_star):
    """16 x 100 + 8 x 500 = 5 600, where four players can come to hold 8 200."""
    mod, _ = MUTANTS["the printed Russian money"]
    (one,) = [f for f in find_star(mod + "\n") if f.check == "money-supply"]
    assert "make 5600" in one.message
    assert "4 players can come to hold 8200" in one.message


def test_the_walls_that_robbers_can_build_are_told(find_star):
    """Z24: two open robbers cut a site off by land, three by land and sea, of five in the mix."""
    walls = [f.message for f in find_star() if f.check == "board-walls"]
    assert len(walls) == 3
    assert all("under zvezda, 5 barring tokens can wall in" in message for message in walls)
    assert any("by land; 2 are enough" in message for message in walls)
    assert any("by land and sea; 3 are enough" in message for message in walls)


def test_every_check_looks_at_something_there_is():
    """No check waits for a kind of subject that nobody makes."""
    kinds = {one.looks_at.__name__ for one in checks().values()}
    assert kinds <= {"Game", "Board", "Table", "Book", "Proof"}


def test_a_lost_glyph_is_told_once_a_place(find_star):
    """The board's name is a fault of the board, though the rulebook's figures show it too."""
    name = 'change: {board: {points: {kufra: {name: "Kufra \U00013000"}}}}\n'
    found = [f for f in find_star(name, draw=True) if "board.points.kufra.name" in f.message]
    assert [f.check for f in found] == ["print-fit"]


def test_a_box_without_a_board_wants_its_colours_too(star):
    """A box is drawn in the palette's colours: a style that lacks them is told, not a KeyError."""
    bare = replace(
        star, board=None, scenery=None, style=replace(star.style, colours={"ink": "#111111"})
    )
    found = list(checks()["board-colours"].run(bare))
    assert any("indigo-light" in complaint.message for complaint in found)
