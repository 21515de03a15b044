"""Mods: one rule for lists, errors for targets that are not there, blame for the right mod."""

import copy
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forge.content import mod as mods
from forge.content.load import parse
from forge.content.overlay import Overlay
from forge.content.project import merged, open_game
from forge.content.tree import document
from forge.finding import Faulty
from forge.source import Pointer

OTTER = b"cards: {otter: {keywords: [water, night], count: 2}}\n"


def lay(base, mod):
    tree, _ = parse(base, "game.yaml")
    change, findings = parse(mod, "mod.yaml")
    assert not findings
    overlay = Overlay("m")
    return document(overlay.apply(tree, change)), overlay


def faults(desk, *folders):
    with pytest.raises(Faulty) as caught:
        open_game(desk.game, folders)
    return [str(f) for f in caught.value.findings]


@pytest.mark.parametrize(
    ("written", "keywords"),
    [
        ("[fire]", ["fire"]),
        ("{append: [fire]}", ["water", "night", "fire"]),
        ("{remove: [night]}", ["water"]),
        ("{remove: night}", ["water"]),
        ("{append: [fire], remove: [water]}", ["night", "fire"]),
    ],
)
def test_o33_a_list_is_replaced_whole_or_added_to_in_so_many_words(written, keywords):
    change = f"change: {{cards: {{otter: {{keywords: {written}}}}}}}"
    merged_, overlay = lay(OTTER, change.encode())
    assert not overlay.findings
    assert merged_.data == {"cards": {"otter": {"keywords": keywords, "count": 2}}}


def test_o33_a_target_that_is_not_there_is_an_error_not_a_new_half_empty_card():
    merged_, overlay = lay(OTTER, b"change: {cards: {oter: {count: 3}}}")
    (finding,) = overlay.findings
    assert finding.message == "mod m: there is no cards.oter"
    assert finding.hint == "did you mean otter?"
    assert str(finding.mark) == "mod.yaml:1:18"
    assert list(merged_.data["cards"]) == ["otter"]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ("{cards: {otter: {keywords: {remove: [nihgt]}}}}", "holds no nihgt"),
        ("{cards: {otter: {keywords: {apend: [x]}}}}", "apend is not in it"),
        ("{cards: {otter: {count: {a: 1}}}}", "is one value"),
        ("{crads: {otter: {count: 3}}}", "there is no crads"),
    ],
)
def test_o33_other_targets_that_do_not_fit_are_errors(change, words):
    _, overlay = lay(OTTER, f"change: {change}".encode())
    assert [words in f.message for f in overlay.findings] == [True]


VALUE = st.recursive(
    st.integers() | st.sampled_from(["a", "b"]) | st.booleans(),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("pqrs"), inner, max_size=3)
    ),
    max_leaves=12,
)


@given(st.dictionaries(st.sampled_from("pqrs"), VALUE, min_size=1), st.data())
def test_a_change_sets_one_value_and_leaves_every_other_as_it_was(tree, data):
    """A law: laying {path: value} over a tree equals setting it in a copy."""
    steps, node = [], tree
    while True:
        steps.append(data.draw(st.sampled_from(sorted(node))))
        node = node[steps[-1]]
        if not isinstance(node, dict) or not node or data.draw(st.booleans()):
            break
    expected = copy.deepcopy(tree)
    inner = expected
    for step in steps[:-1]:
        inner = inner[step]
    inner[steps[-1]] = 7
    change = f"change: {''.join(f'{{{s}: ' for s in steps)}7{'}' * len(steps)}"
    found, overlay = lay(json.dumps(tree).encode(), change.encode())
    assert not overlay.findings
    assert found.data == expected


def test_a_mod_changes_adds_and_drops_by_id(desk):
    folder = desk.mod("""\
        change:
          board: {points: {east: {name: Sunrise Gate}}}
          editions: {basic: {parameters: {start_money: {value: 20}}}}
        add:
          board:
            points:
              - {id: centre, name: Centre, place: [0, 0], token: true}
          decks:
            reference: {cards: {turn: {numbers: {worth: 3}}}}
        drop:
          board: {regions: [middle], rings: thorns}
          money: [motto]
        """)
    doc, findings = merged(desk.game, [folder])
    assert not findings
    points = {p["id"]: p for p in doc.data["board"]["points"]}
    assert list(points) == ["north", "east", "south", "west", "centre"]
    assert points["east"] == {
        "id": "east", "name": "Sunrise Gate", "place": [10, 0], "token": True
    }  # fmt: skip
    assert doc.data["board"]["regions"] == []
    assert "motto" not in doc.data["money"]
    assert doc.data["decks"]["reference"]["cards"][0]["numbers"] == {"worth": 3}
    assert set(doc.dropped) == {"board.regions.middle", "board.rings.thorns", "money.motto"}
    assert doc.dropped["board.rings.thorns"].mod == "darker"


def test_marks_of_changed_values_lead_to_the_mod_and_of_others_to_the_game(desk):
    folder = desk.mod("change: {board: {points: {east: {name: Sunrise}}}}\n")
    doc = open_game(desk.game, [folder])
    assert str(doc.marks[Pointer("/board/points/1/name")]) == "mods/darker/mod.yaml:4:40"
    assert doc.mod(Pointer("/board/points/1/name")) == "darker"
    assert doc.marks[Pointer("/board/points/1/place")].file == "tiny/board.yaml"
    assert doc.mod(Pointer("/board/points/1/place")) == ""


def test_o33_provenance_tells_which_mod_set_each_value(desk):
    first = desk.mod("change: {money: {bank: First Bank, motto: first}}\n", "first")
    second = desk.mod("change: {money: {bank: Second Bank}}\n", "second")
    doc = open_game(desk.game, [first, second])
    origin = {o.path: (o.value, o.mod) for o in mods.provenance(doc)}
    assert origin["money.bank"] == ("Second Bank", "second")
    assert origin["money.motto"] == ("first", "first")
    assert origin["money.bearer"] == ("Pay the bearer", "")
    assert origin["board.points.east.name"] == ("East Gate", "")


def test_o32_dropping_what_is_not_there_is_an_error(desk):
    folder = desk.mod("drop: {board: {points: [eats]}}\n")
    assert faults(desk, folder) == [
        "mods/darker/mod.yaml:4:25: error: mod darker: there is no board.points.eats"
        " (did you mean east?) [mod]"
    ]


def test_o32_who_changes_what_another_mod_dropped_learns_which_mod_it_was(desk):
    first = desk.mod("drop: {board: {points: [east]}}\n", "darker")
    second = desk.mod("change: {board: {points: {east: {name: X}}}}\n", "brighter")
    (message,) = faults(desk, first, second)
    assert message.startswith("mods/brighter/mod.yaml:4:27: error: mod brighter:")
    assert "mod darker drops it at mods/darker/mod.yaml:4:25" in message


def test_a_whole_new_list_drops_the_entities_that_it_leaves_out(desk):
    folder = desk.mod("change: {board: {regions: []}}\n")
    assert set(open_game(desk.game, [folder]).dropped) == {"board.regions.middle"}


def test_a_new_name_of_an_unknown_field_is_judged_by_the_schema_in_the_mods_file(desk):
    folder = desk.mod("change: {board: {points: {east: {nmae: X}}}}\n")
    (message,) = faults(desk, folder)
    assert message.startswith("mods/darker/mod.yaml:4:34: error: unknown key nmae in points.east")
    assert "terminal" not in message


def test_adding_an_id_twice_names_the_place_of_the_first(desk):
    folder = desk.mod("add: {board: {points: [{id: east, name: X, place: [1, 1]}]}}\n")
    messages = faults(desk, folder)
    assert "board.points has east already, at tiny/board.yaml:5:5" in messages[0]


@pytest.mark.parametrize(
    ("extends", "words"),
    [
        ("tiny@^2", "asks for tiny ^2, but this is version 1.2.0"),
        ("tiny@^1.3", "asks for tiny ^1.3"),
        ("tiny@1.1", "asks for tiny 1.1"),
        ("tinny@^1", "is for tinny, not for tiny"),
        ("tiny", "extends must be a game and a range"),
    ],
)
def test_a_mod_for_another_game_or_version_says_so(desk, extends, words):
    (message,) = faults(desk, desk.mod("change: {}\n", extends=extends))
    assert words in message
    assert message.startswith("mods/darker/mod.yaml:3:10:")


@pytest.mark.parametrize("extends", ["tiny@^1", "tiny@^1.2", "tiny@^1.1.9", "tiny@1", "tiny@1.2.0"])
def test_a_mod_for_this_version_is_laid(desk, extends):
    assert open_game(desk.game, [desk.mod("change: {}\n", extends=extends)])


def test_a_mod_given_twice_or_without_file_is_an_error(desk):
    folder = desk.mod("change: {}\n")
    assert "given twice" in faults(desk, folder, folder)[0]
    assert "there is no mod mods/none.yaml" in faults(desk, Path("mods/none.yaml"))[0]


def test_a_mod_beside_the_games_is_found_by_its_name(desk):
    desk.mod("change: {money: {bank: B}}\n", "brighter")
    doc = open_game(desk.game, [Path("brighter")])
    assert doc.data["money"]["bank"] == "B"
    (message,) = faults(desk, Path("brigther"))
    assert message == "error: there is no mod brigther (did you mean brighter?) [mod]"


def test_a_mod_may_be_a_single_file(desk):
    folder = desk.mod("change: {money: {bank: B}}\n")
    assert open_game(desk.game, [folder / "mod.yaml"]).data["money"]["bank"] == "B"


def test_a_fault_of_a_mods_own_file_names_the_mod(desk):
    (message,) = faults(desk, desk.mod("chnage: {}\n"))
    assert message == (
        "mods/darker/mod.yaml:4:1: error: mod darker: unknown key chnage in the file"
        " (did you mean change?) [schema]"
    )
