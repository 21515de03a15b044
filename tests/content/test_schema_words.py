"""What the schemas refuse is told in words, once for each fault (cases O16, O18 to O21)."""

import shutil
import textwrap
from pathlib import Path

import pytest

from forge.content import ids, schema
from forge.content.load import parse
from forge.content.project import open_game
from forge.content.roots import schema_root
from forge.content.tree import document
from forge.finding import Faulty
from forge.model.load import game
from forge.source import ROOT

EFFECTS = Path(__file__).parent / "effects.schema.json"


@pytest.fixture
def said(monkeypatch, tmp_path):
    """The findings of a text under the schema of case O20, as (line:column, message, hint)."""
    for path in (schema_root() / "common.schema.json", EFFECTS):
        shutil.copy(path, tmp_path)
    monkeypatch.setenv("FORGE_SCHEMAS", str(tmp_path))

    def judge(text):
        node, findings = parse(textwrap.dedent(text).encode(), "f")
        assert not findings
        doc = document(node)
        found = (*schema.validate(doc, doc.data, ROOT, "effects"), *ids.check(doc))
        return [(f"{f.mark.line}:{f.mark.column}", f.message, f.hint) for f in found]

    return judge


def faults(desk):
    with pytest.raises(Faulty) as caught:
        open_game(desk.game)
    return [str(f) for f in caught.value.findings]


def test_o19_a_misspelt_key_is_refused_and_the_right_one_proposed(said):
    assert said("""\
        cards:
          - {id: storm, title: "Storm", cuont: 4}
          - {id: calm, title: "Calm", Count: 2}
          - {id: rain, x-mood: grey}
        """) == [
        ("2:33", "unknown key cuont in cards.storm", "did you mean count?"),
        ("3:31", "unknown key Count in cards.calm", "did you mean count?"),
    ]


def test_o20_of_a_union_only_the_alternative_that_was_chosen_is_told(said):
    assert said("""\
        cards:
          - id: gale
            effects:
              - {kind: move, steps: two}
              - {kind: draw, deck: weather, cuont: 2}
              - {kind: fly, to: cairo}
        """) == [
        ("4:29", 'cards.gale.effects[0].steps must be a whole number, got text "two"', ""),
        ("5:37", "unknown key cuont in cards.gale.effects[1]", "did you mean count?"),
        ("6:16", 'cards.gale.effects[2].kind: text "fly" is not one of move, draw, pay', ""),
    ]


def test_o20_holds_for_the_blocks_of_a_rulebook(desk):
    desk.edit("rulebooks/basic.yaml", "kind: paragraph, text:", "kind: paragraph, txet:")
    desk.edit("rulebooks/basic.yaml", "kind: list", "kind: lits")
    first, second = faults(desk)
    assert "unknown key txet in sections.aim.blocks.start (did you mean text?)" in first
    assert 'text "lits" is not one of paragraph, list, table, figure, example' in second
    assert "did you mean list?" in second


def test_o21_ids_that_look_alike_are_the_same_id(said):
    found = said("""\
        cards:
          - {id: "caf\\u00e9"}
          - {id: "cafe\\u0301"}
          - {id: "mill "}
          - {id: "mill"}
        """)
    plain = "must be plain lower-case letters, digits and single hyphens (a-z, 0-9, -), got"
    messages = [message for _, message, _ in found]
    assert messages == [
        f'cards.café.id {plain} "café" (U+00E9)',
        f'cards.cafe\u0301.id {plain} "cafe\u0301" (U+0301)',
        f'cards.mill .id {plain} "mill " (U+0020), with a trailing blank',
        '"café" (U+00E9) and "cafe\u0301" (U+0301) are the same id: line 2 and line 3',
        '"mill " (U+0020) and "mill" are the same id: line 4 and line 5',
    ]


def test_o16_an_id_written_twice_in_a_list_names_both_lines(said):
    assert said("cards:\n  - {id: a}\n  - {id: b}\n  - {id: a}\n") == [
        ("4:10", "a defined twice: line 2 and line 4", "rename or delete one of them")
    ]


def test_o18_a_number_where_text_is_wanted_is_shown_as_written(said):
    assert said("cards:\n  - {id: a, code: 1.10}\n  - {id: b, code: 12}\n") == [
        ("2:19", "cards.a.code must be text, got the number 1.10", 'put it in quotes: "1.10"'),
        ("3:19", "cards.b.code must be text, got the number 12", 'put it in quotes: "12"'),
    ]


def test_o17_a_number_where_a_colour_is_wanted(said):
    ((place, message, hint),) = said("cards:\n  - {id: a, colour: 104721}\n")
    assert place == "2:21"
    assert message.startswith('cards.a.colour must be a colour in quotes such as "#1F4E9C"')
    assert hint == 'put it in quotes: "104721"'


def test_quotes_round_a_number_are_told_to_go(said):
    ((_, message, hint),) = said('cards: [{id: a, count: "4"}]\n')
    assert (message, hint) == (
        'cards.a.count must be a whole number, got text "4"',
        "take the quotes away",
    )


def test_a_missing_key_is_told_at_the_entity_unless_a_slip_explains_it(desk):
    desk.edit("board.yaml", "name: North Gate, ", "")
    desk.edit("board.yaml", "name: East Gate", "nmae: East Gate")
    missing, slip = faults(desk)
    assert missing.startswith("tiny/board.yaml:4:5: error: points.north has no name")
    assert slip.startswith("tiny/board.yaml:5:16: error: unknown key nmae in points.east")


@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        ("board.yaml", "place: [0, 10]", "place: [0]", "needs 2 or more items, got 1"),
        ("board.yaml", "place: [0, 10]", "place: [0, 10, 3]", "holds at most 2 items, got 3"),
        ("board.yaml", "place: [0, 10]", "place: [0, 1000]", "must be at most 180, got 1000"),
        ("board.yaml", "circle: 1", "circle: 0", "must be at least 1, got 0"),
        ("board.yaml", "steps: 3", "steps: 2.5", "must be a whole number, got the number 2.5"),
        ("board.yaml", "steps: 3", "steps: true", "must be a whole number, got true"),
        ("board.yaml", "size: 8", "size: 0", "must be more than 0, got 0"),
        ("board.yaml", "name: The Middle", 'name: ""', "is empty"),
        ("board.yaml", "name: The Middle", "name: null", "must be text, got null"),
        ("board.yaml", "name: The Middle", "name: {de: Mitte}", "must be text, got a mapping"),
        ("board.yaml", "place: [0, 10]", "place: 10", "must be a list, got the number 10"),
        ("board.yaml", "goal: true}\n  - {id: east", "goal: 1}\n  - {id: east", "true or false"),
        ("board.yaml", "id: north-east, kind: land", "id: ne, kind: laned", "did you mean land?"),
        ("editions/basic.yaml", "rules: [T1, T2, T3]", "rules: [T1, T1]", "names something twice"),
        ("editions/basic.yaml", "rules: [T1, T2, T3]", "rules: [t1]", "a rule id such as Z13"),
        ("game.yaml", "version: 1.2.0", "version: 1.2", "must be three numbers such as 1.0.0"),
        ("tokens.yaml", '"#EFE6D8"', "red", 'a colour in quotes such as "#1F4E9C", got "red"'),
        ("faces/plain.yaml", "size: poker", "width: 60", "has no height"),
        ("faces/reference.yaml", "font: title", "font: titel", "did you mean title?"),
        ("faces/plain.yaml", "size: poker", "size: pokr", "did you mean poker?"),
        ("faces/plain.yaml", "width: 57.5", "width: 0", "must be more than 0"),
        ("decks/reference.yaml", "{id: worth, ", "{id: Worth, ", 'got "Worth"'),
    ],
)
def test_each_kind_of_fault_has_words_of_its_own(desk, file, old, new, words):
    desk.edit(file, old, new)
    (message,) = faults(desk)
    assert words in message
    assert message.startswith(f"tiny/{file}:")


def test_keys_for_other_programs_are_let_through_everywhere(desk):
    desk.edit("board.yaml", "id: square", "id: square\nx-tool: {a: [1]}")
    desk.edit("decks/reference.yaml", "{title: Worth,", "{x-note: 7, title: Worth,")
    desk.edit("rulebooks/basic.yaml", "when: {stop_early", "x-a: 1, when: {stop_early")
    found = game(open_game(desk.game))
    assert list(found.decks[0].cards[1].texts) == ["title", "body"]


def test_all_faults_of_all_files_come_in_one_run(desk):
    desk.edit("game.yaml", "age: 6", "age: six")
    desk.edit("board.yaml", "steps: 3", "steps: 010")
    desk.edit("money.yaml", "width: 120", "width: [")
    desk.edit("style.yaml", "ink:", "ink: no\n  Tinte:")
    messages = faults(desk)
    assert [m.split(":")[0] for m in messages] == [
        "tiny/board.yaml",
        "tiny/game.yaml",
        "tiny/money.yaml",
        "tiny/style.yaml",
    ]


def test_a_word_that_yaml_surprises_with_is_reported_once(desk):
    desk.edit("board.yaml", "steps: 3", "steps: 010")
    (message,) = faults(desk)
    assert message.startswith("tiny/board.yaml:10:64: error: 010 would be read as a number")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("unit: money, value: 10, rules: [T1]", "unit: money, value: two, rules: [T1]",
         'value must be a whole number, got text "two"'),
        ("unit: money, value: 10, rules: [T1]", "unit: money, value: true, rules: [T1]",
         "value must be a whole number, got true"),
        ("unit: money, value: 10, rules: [T1]", "unit: count, value: -1, rules: [T1]",
         "value must be at least 0, got -1"),
        ("value: true", "value: 1", "value must be true or false, got the number 1"),
        ("unit: flag", "unit: choice", "options"),
    ],
)  # fmt: skip
def test_the_value_of_a_parameter_is_what_its_unit_says(desk, old, new, words):
    desk.edit("editions/basic.yaml", old, new)
    assert any(words in message for message in faults(desk)), faults(desk)


@pytest.mark.parametrize("blank", ['"  "', '"\\t"', '"\\u00A0"'])
def test_a_text_of_blanks_is_no_text(desk, blank):
    desk.edit("board.yaml", "name: North Gate", f"name: {blank}")
    assert any("points.north.name is empty" in message for message in faults(desk))
