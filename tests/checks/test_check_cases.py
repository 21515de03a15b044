"""Acceptance cases of the static checks, by their ids."""

from __future__ import annotations

from dataclasses import replace

import pytest
from random_boards import point

from forge.checks import run
from forge.finding import Severity, errors
from forge.model.board import Board, Link, LinkKind
from forge.model.graph import ALL, reachable, site_graph
from forge.source import Document


def by(found, check):
    """The findings of one check."""
    return [finding for finding in found if finding.check == check]


O04 = """
change:
  tokens:
    kinds:
      ruby: {{symbol: {0}, colour: "#c0392b"}}
      topaz: {{symbol: {1}, colour: "#2e7d32"}}
"""


def test_o04_two_tokens_that_differ_only_by_hue(find):
    """A warning names both, gives the contrast in grey, and proposes a symbol."""
    (one,) = by(find(O04.format("cushion", "cushion")), "looks-hue")
    assert one.severity is Severity.WARNING
    assert "'ruby' and 'topaz'" in one.message
    assert "1.06 to 1" in one.message
    assert "symbol" in one.hint


def test_o04_a_symbol_on_both_is_enough(find):
    """No warning once the shapes differ, whatever the hue."""
    assert by(find(O04.format("cushion", "pear")), "looks-hue") == []


def test_o04_two_sorts_of_place_that_differ_only_by_hue(find):
    """The warning covers the places of the board too."""
    found = find("change: {scenery: {medals: {island: {sign: question}}}}\n")
    (one,) = by(found, "looks-hue")
    assert "the medallions 'city' and 'island'" in one.message


ONE_WAY_IN = """
drop:
  board:
    links: [sea-malta-benghazi, sea-malta-cairo]
change:
  board:
    links:
      sea-algiers-malta: {oneway: true}
"""


def test_o22_an_island_with_no_way_back(find):
    """An error names the way in, link by link, and how to silence it."""
    (one,) = by(find(ONE_WAY_IN), "board-trap")
    assert one.severity is Severity.ERROR
    assert "can be entered (tangier → algiers → malta) but no goal" in one.message
    assert "terminal: true" in one.hint


def test_o22_terminal_on_purpose_is_silent(find):
    """A dead end that was asked for is no fault."""
    assert by(find(ONE_WAY_IN + "    points:\n      malta: {terminal: true}\n"), "board-trap") == []


def test_o22_a_way_back_makes_the_graph_sound(find):
    """With a ship back the graph is sound (whether anybody can pay it is asked of plays)."""
    back = """
add:
  board:
    links:
      - {id: sea-back, kind: sea, from: malta, to: benghazi, steps: 2, oneway: true}
"""
    assert errors(find(ONE_WAY_IN + back)) == ()


def test_o23_two_one_way_links_are_one_road(find):
    """A road written as two halves is reported, with what to write instead."""
    halves = """
change:
  board:
    links:
      land-benghazi-kufra: {oneway: true}
add:
  board:
    links:
      - {id: back, kind: land, from: kufra, to: benghazi, steps: 3, oneway: true}
"""
    (one,) = by(find(halves), "board-double")
    assert "without oneway" in one.hint


def test_o23_a_declared_one_way_road_is_only_noted(find):
    """One way on purpose is neither an error nor a warning."""
    found = find("change: {board: {links: {land-benghazi-kufra: {oneway: true}}}}\n")
    assert [finding.severity for finding in found] == [Severity.NOTE]


def test_o24_a_misspelt_point_is_reported_with_what_was_meant(find, atlas):
    """An unknown point is an error with a suggestion; then what hangs on it is cut off."""
    found = find("""
change:
  board:
    links:
      sea-algiers-malta: {to: matla}
drop:
  board:
    links: [sea-malta-benghazi, sea-malta-cairo]
""")
    (one,) = by(found, "refs-board")
    assert "'matla', which does not exist" in one.message
    assert "malta" in one.hint
    assert one.mark.file.endswith("mod0/mod.yaml")
    (cut,) = by(found, "board-reach")
    assert "'malta' cannot be reached" in cut.message
    assert len(site_graph(atlas.board, ALL)) == len(atlas.board.points)


def test_o24_a_board_without_points_gives_a_plain_error(atlas):
    """No exception about a null graph: the checks say that there is nothing."""
    bare = replace(atlas, board=replace(atlas.board, points=(), links=(), rings=()))
    found = run(Document({}), bare)
    assert [f.message for f in by(found, "board-empty")] == ["the board has no points"]


O25 = """
change:
  editions:
    classic:
      tokens:
        topaz: {count: 3}
  rulebooks:
    classic:
      sections:
        aim:
          blocks:
            money: {text: "%s"}
add:
  board:
    points:
      - {id: tobruk, name: Tobruk, place: [24, 32], token: true}
    links:
      - {id: land-benghazi-tobruk, kind: land, from: benghazi, to: tobruk, steps: 2}
"""


def test_o25_the_list_of_parts_and_the_mix_disagree(find):
    """A typed number is compared with the mix after the mod, and the sum is shown."""
    (one,) = by(find(O25 % "5 round tokens, 1 board, 1 die"), "texts-counts")
    assert one.severity is Severity.ERROR
    assert "says 5 tokens, the mix has 6 (1+1+3+1)" in one.message


def test_o25_a_number_that_agrees_is_still_typed_by_hand(find):
    """It is right today: a warning, not an error."""
    found = find(O25 % "6 round tokens, one board, one die")
    assert by(found, "texts-counts") == []
    assert by(found, "texts-numbers")[0].severity is Severity.WARNING


def test_o25_a_counted_placeholder_follows_the_mod(find):
    """{count.tokens} prints what the mix holds; nothing to report."""
    found = find(O25 % "{count.tokens} round tokens, one board, one die")
    assert by(found, "texts-counts") + by(found, "texts-numbers") == []


def test_o25_a_mod_that_adds_a_token_must_add_a_place(find):
    """The mix and the board agree, also after a mod changed a count."""
    (one,) = by(
        find("change: {editions: {classic: {tokens: {robber: {count: 4}}}}}\n"), "tokens-count"
    )
    assert "the mix of classic has 8 tokens (1+1+2+4), the board has 5 places" in one.message


def hall(*gives, throne="key", roll=None):
    """The board of O26: a gate, a vault behind a locked door, a throne behind another."""
    marks = {"start": {"start": True}, "throne": {"goal": True}}
    given = dict(gives)
    points = tuple(
        point(name, gives=given.get(name), **marks.get(name, {}))
        for name in ("start", "gate", "vault", "throne")
    )
    links = (
        Link("in", LinkKind.LAND, "start", "gate"),
        Link("door", LinkKind.LAND, "gate", "vault", needs="key"),
        Link("hall", LinkKind.LAND, "gate", "throne", needs=throne, needs_roll=roll),
    )
    return Board("hall", points, links)


def needs(atlas, board, check="board-needs"):
    """What a check says of the atlas with another board."""
    return [f.message for f in by(run(Document({}), replace(atlas, board=board)), check)]


def test_o26_the_key_lies_behind_its_own_door(atlas):
    """Plain reach says that all is well; with what is needed, the goal cannot be reached."""
    board = hall(("vault", "key"))
    assert reachable(board, ["start"]) == {"start", "gate", "vault", "throne"}
    behind = "cannot be reached: needs key, and key is only given at vault, which needs key"
    assert sorted(needs(atlas, board)) == [f"goal throne {behind}", f"vault {behind}"]


def test_o26_a_second_key_before_the_door_makes_the_error_go_away(atlas):
    assert needs(atlas, hall(("vault", "key"), ("gate", "key"))) == []


def test_o26_a_thing_that_nobody_gives(atlas):
    """The message says so, and a chain of things is followed to the first that lacks."""
    said = needs(atlas, hall(("gate", "key"), throne="crown"))
    assert said == ["goal throne cannot be reached: needs crown, and nothing gives crown"]
    assert needs(atlas, hall(("gate", "key"), ("vault", "crown"), throne="crown")) == []


KEYS = """
change:
  tokens: {{kinds: {{ruby: {{gives: key}}}}}}
  board:
    points: {{tangier: {{goal: false}}, cairo: {{start: false}}}}
    links: {{{0}}}
"""
HOME = ("land-benghazi-cairo", "land-kufra-cairo", "sea-malta-cairo")
ALGIERS = ("land-tangier-algiers", "land-algiers-hoggar", "land-algiers-benghazi")
SEA = ("sea-algiers-malta",)
OUT = ("land-tangier-algiers", "land-tangier-hoggar", "air-tangier-kufra")


@pytest.mark.parametrize(
    ("doors", "said"),
    [
        (HOME, None),
        ((*HOME, *ALGIERS, *SEA), "not every layout of the tokens can be won: key may lie out"),
        (OUT, "no layout of the tokens can be won"),
    ],
)
def test_o26_every_some_or_no_layout_of_random_tokens_can_be_won(find, doors, said):
    """A ruby laid at random gives the key: in every place, in some, or in none before the door."""
    locked = ", ".join(f"{link}: {{needs: key}}" for link in doors)
    found = by(find(KEYS.format(locked)), "board-layouts")
    assert [said in f.message for f in found] == ([True] if said else [])
    assert [f.severity for f in found] == {HOME: [], OUT: [Severity.ERROR]}.get(
        doors, [Severity.WARNING]
    )


def test_o28_the_goal_needs_a_roll_that_the_die_has_not(atlas):
    """One die of six sides never shows seven; six it does."""
    seven = hall(("gate", "key"), roll=7)
    assert needs(atlas, seven, "board-rolls") == [
        "goal throne needs a roll of 7, the die has 6 sides"
    ]
    assert needs(atlas, hall(("gate", "key"), roll=6), "board-rolls") == []


DARKER = "drop: {board: {points: [malta]}}\n"


def test_o32_a_mod_removes_what_others_still_use(find):
    """Each use is an error at the mod's line, with the place of the use."""
    found = by(find(DARKER), "refs-board")
    assert len(found) == 3
    for one in found:
        assert one.severity is Severity.ERROR
        assert one.message.startswith("mod mod0 drops 'malta', still used at ")
        assert "atlas/board.yaml:" in one.message
        assert str(one.mark).endswith("mod0/mod.yaml:4:25")


def test_o32_the_message_blames_the_mod_concerned(find):
    """With two mods, the one that dropped the token is named, not the other."""
    other = "change: {board: {points: {malta: {name: Gozo}}}}\n"
    found = by(find(other, "drop: {tokens: {kinds: [robber]}}\n"), "refs-edition")
    assert found
    assert all("mod mod1 drops 'robber'" in one.message for one in found)
    assert all(one.mark.file.endswith("mod1/mod.yaml") for one in found)


def test_o32_a_text_that_names_what_was_dropped(find):
    """The rules text still names the ruby: its placeholder has no value any more."""
    ruby = "drop: {tokens: {kinds: [ruby]}, editions: {classic: {tokens: [ruby]}}}\n"
    (one,) = by(find(ruby), "texts-placeholders")
    assert "mod mod0 drops 'ruby', still used at " in one.message
    assert "rulebooks/classic.yaml" in one.message


def test_o32_what_went_with_a_whole_file_blames_the_mod(find):
    """A mod that drops the board is named where a text still names a point."""
    found = find("drop: [board, scenery]\nchange: {tokens: {kinds: {ruby: "
                 '{effect: "From {point.malta}."}}}}\n')  # fmt: skip
    (one,) = (f for f in by(found, "texts-placeholders") if "{point.malta}" in f.message)
    assert "mod mod0 drops 'malta', still used at" in one.message


def test_a_figure_needs_the_part_that_it_is_drawn_from(find):
    """A rulebook that shows the board of a game without one is told, not crashed on."""
    found = find(
        "drop: [scenery]\nadd: {rulebooks: {classic: {sections: {aim: {blocks: "
        "[{id: seen, kind: figure, picture: setup, caption: The board.}]}}}}}\n"
    )
    (one,) = by(found, "figures-known")
    assert "drawn from scenery.yaml, which the game does not have" in one.message


def test_a_road_that_no_throw_ends_is_told(find, atlas):
    """However long a road is, the check of exact counts comes to an end."""
    link = "change: {board: {targets: {throws: 6.5}, links: {%s: {steps: 99}}}}\n"
    names = [one.id for one in atlas.board.links if one.kind == "land"]
    assert by(find(link % names[0]), "board-exact")
