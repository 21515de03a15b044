"""YAML is read as written, or refused at the exact place (acceptance cases O15 to O18, O36)."""

import subprocess
import sys
import textwrap
import time
import tracemalloc
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from forge.content.load import LARGEST_FILE, load, parse
from forge.content.tree import document
from forge.content.weight import DEEPEST, MOST_NODES
from forge.source import Pointer


def read(text):
    node, findings = parse(textwrap.dedent(text).encode(), "game.yaml")
    return (document(node) if node else None), findings


def places(findings):
    return [(f.mark.line, f.mark.column) for f in findings]


def test_o15_words_that_some_readers_take_for_booleans_are_refused_where_they_stand():
    doc, findings = read("""\
        locales: [en, de, no, pl]
        labels:
          no: Nei
          yes: Ja
          on: Tavle
        """)
    assert places(findings) == [(1, 19), (3, 3), (4, 3), (5, 3)]
    assert 'quotes: "no"' in findings[0].hint
    assert doc.data == {
        "locales": ["en", "de", "no", "pl"],
        "labels": {"no": "Nei", "yes": "Ja", "on": "Tavle"},
    }


def test_o16_a_key_written_twice_names_both_lines():
    _, findings = read("""\
        spaces:
          harbour: {next: [mill]}
          mill: {next: [harbour]}
          harbour: {next: []}
        """)
    (finding,) = findings
    assert finding.message == "harbour defined twice: line 2 and line 4"
    assert str(finding.mark) == "game.yaml:4:3"


def test_o16_a_merge_may_be_overridden_on_purpose():
    doc, findings = read("""\
        base: &base {size: 4, colour: red}
        big: {<<: *base, size: 9}
        both: {<<: [{size: 1}, *base]}
        """)
    assert not findings
    assert doc.data["big"] == {"size": 9, "colour": "red"}
    assert doc.data["both"] == {"size": 1, "colour": "red"}
    assert doc.marks[Pointer("/big/colour")].line == 1


def test_o17_a_colour_that_starts_a_comment_is_told_how_to_be_written():
    _, findings = read("""\
        players:
          - {id: red, name: Red}
          - id: blue
            colour: #1f4e9c
          - id: olive
            colour: 004721
          - #fff
        """)
    blue, olive, item = findings
    assert blue.message.startswith("colour is empty")
    assert "'#1f4e9c'" in blue.hint
    assert blue.mark.line == 4
    assert "leading zero" in olive.message
    assert (olive.mark.line, olive.mark.column) == (6, 13)
    assert "'#fff'" in item.hint


def test_o17_an_empty_value_is_never_taken_for_null():
    _, findings = read("a:\nb: null\nc: ~\nd: {e, f: }\n")
    assert [f.message for f in findings] == ["a is empty", "e is empty", "f is empty"]


ODD = [
    "010", "007", "08", "004721", "1:30", "1:30:15.5", "2024-05-01", "2024-05-01T10:00:00",
    "0x1F", "0o17", "0b11", "1_000", "+5", ".5", "5.", "1e3", "1.0e+3", ".inf", "-.INF", ".nan",
    "=", "yes", "No", "ON", "off", "True", "FALSE", "NULL", "Null", "-010", "012.5",
]  # fmt: skip


@pytest.mark.parametrize("word", ODD)
def test_o18_a_word_that_readers_of_yaml_disagree_on_is_refused(word):
    doc, (finding,) = read(f"a: {word}\n")
    assert doc.data == {"a": word}
    assert str(finding.mark) == "game.yaml:1:4"
    assert word in finding.hint


AGREED = {
    "0": 0, "-7": -7, "12": 12, "1.5": 1.5, "-0.25": -0.25, "true": True, "false": False,
    "null": None, "~": None, "y": "y", "n": "n", "1.2.3": "1.2.3", '"010"': "010", "'no'": "no",
    "No way": "No way", "e4": "e4", "-": "-",
}  # fmt: skip


@pytest.mark.parametrize("word", AGREED)
def test_plain_words_are_read_as_everybody_reads_them(word):
    doc, findings = read(f"{{a: {word}}}\n" if word != "-" else 'a: "-"\n')
    assert (doc.data, findings) == ({"a": AGREED[word]}, ())


def test_o18_a_number_that_loses_digits_is_kept_as_written_too():
    doc, findings = read("version: 1.10\nsize: 1.5\n")
    assert not findings
    assert doc.written == {"/version": "1.10"}


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers(-(10**9), 10**9) | st.text(max_size=12),
        lambda inner: (
            st.lists(inner, max_size=4)
            | st.dictionaries(st.text(min_size=1, max_size=8), inner, max_size=4)
        ),
        max_leaves=20,
    )
)
def test_what_is_dumped_with_quotes_comes_back_as_it_was(value):
    text = yaml.safe_dump({"v": value}, default_style='"', allow_unicode=True)
    text = text.replace("!!null ", "").replace("!!bool ", "").replace("!!int ", "")
    plain = yaml.safe_load(text)  # all scalars have become text
    node, findings = parse(text.encode(), "f")
    assert not findings
    assert document(node).data == plain


@given(st.text(max_size=60))
def test_no_text_whatever_makes_the_loader_stumble(text):
    node, findings = parse(text.encode("utf-8", "surrogatepass"), "f")
    assert node is not None or findings
    assert all(f.mark.line >= 1 and f.mark.column >= 1 for f in findings)


@given(st.text(alphabet="{}[]:,-&*!|>#'\"<ab01 \n\t%@`?", max_size=60))
def test_no_punctuation_makes_the_loader_stumble(text):
    node, findings = parse(text.encode(), "f")
    assert node is not None or findings


@pytest.mark.parametrize(
    ("text", "place", "words"),
    [
        ("a:\n\tb: 1\n", "2:1", "tab"),
        ("a: b: c\n", "1:5", "colon"),
        ("a: @x\n", "1:4", "begin with @"),
        ("a: [1\nb: 2\n", "2:2", "brackets"),
        ("a: *u\n", "1:4", "alias"),
        ("a: 'x\n", "2:1", "quote"),
        ("- a\nb: 1\n", "2:1", "list"),
        ("a: 1\n---\nb: 2\n", "2:1", "second document"),
        ("", "1:1", "empty"),
        ("a: x\x01\n", "1:5", "U+0001"),
        ("[" * 3000, "1:1001", "nested"),
        ("- " * (DEEPEST + 5) + "x\n", "1:", "nested"),
        ("a: !!python/object/apply:os.system [ls]\n", "1:4", "tag"),
        ("? [a]\n: 1\n", "1:3", "key must be text"),
        ("a: &x 1\nb: &x 2\n", "2:4", "anchor"),
        ("a: {<<: 3}\n", "1:5", "merges mappings"),
    ],
)
def test_what_cannot_be_read_is_told_at_its_place(text, place, words):
    _, findings = parse(text.encode(), "f")
    assert str(findings[0].mark).startswith(f"f:{place}")
    assert words in findings[0].message + findings[0].hint


def test_a_file_that_is_not_utf_8_is_told_at_its_place():
    node, (finding,) = parse("a: 1\nb: Łódź\n".encode("iso8859-2"), "f")
    assert node is None
    assert str(finding.mark) == "f:2:4"
    assert "0xA3" in finding.message


def test_columns_count_letters_not_bytes():
    _, (finding,) = read("{ł: Łódź, b: no}\n")
    assert finding.mark.column == 14


def test_a_block_below_its_key_is_found_at_the_key():
    doc, _ = read("points:\n  - id: a\n    via:\n      - [1, 2]\n    n: 3\n")
    assert doc.marks[Pointer("/points/0/via")] == ("game.yaml", 3, 5)
    assert doc.marks[Pointer("/points/0/n")] == ("game.yaml", 5, 8)
    assert doc.marks[Pointer("/points/0")] == ("game.yaml", 2, 5)


BOMB = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{b}: &{b} [{', '.join([f'*{a}'] * 9)}]\n" for a, b in zip("abcdefg", "bcdefgh", strict=True)
)


def test_o36_an_alias_bomb_is_refused_in_two_seconds_and_200_mb():
    tracemalloc.start()
    began = time.process_time()
    node, (finding,) = parse(BOMB.encode(), "bomb.yaml")
    used, peak = time.process_time() - began, tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert node is None
    assert f"{MOST_NODES:,}" in finding.message
    assert used < 2
    assert peak < 200e6


def test_o36_a_bomb_of_merges_is_refused_too():
    text = "a: &a {k0: 1}\n" + "".join(
        f"{b}: &{b} {{<<: [{', '.join([f'*{a}'] * 9)}]}}\n"
        for a, b in zip("abcdefg", "bcdefgh", strict=True)
    )
    node, (finding,) = parse(text.encode(), "bomb.yaml")
    assert node is None
    assert "aliases" in finding.message


def test_a_file_of_nothing_but_small_values_is_stopped_while_it_is_read():
    node, (finding,) = parse(b"[" + b"[]," * (2 * MOST_NODES) + b"]", "big.yaml")
    assert node is None
    assert f"{MOST_NODES:,}" in finding.message


def test_o36_an_alias_that_holds_itself_is_named():
    node, (finding,) = parse(b"a: &a {next: *a}\n", "f")
    assert node is None
    assert finding.message == "next refers to itself"


def test_o36_honest_anchors_still_load():
    doc, findings = read("a: &a [1, 2]\nb: *a\nc: {d: *a}\n")
    assert not findings
    assert doc.data == {"a": [1, 2], "b": [1, 2], "c": {"d": [1, 2]}}


def test_a_file_over_the_limit_is_not_read(tmp_path):
    path = tmp_path / "big.yaml"
    path.write_bytes(b"#" * (LARGEST_FILE + 1))
    node, (finding,) = load(path, "big.yaml")
    assert node is None
    assert f"{LARGEST_FILE:,}" in finding.message


def test_a_file_that_is_not_there_is_a_finding(tmp_path):
    node, (finding,) = load(tmp_path / "none.yaml", "none.yaml")
    assert node is None
    assert "cannot be read" in finding.message


def test_without_libyaml_the_same_nodes_are_read_only_slower(tmp_path):
    tiny = Path(__file__).parents[1] / "data" / "tiny"
    code = (
        "import sys; sys.modules.update({'yaml._yaml': None} if sys.argv[2] else {}); "
        "from pathlib import Path; from forge.content.project import merged; import json, yaml; "
        "doc, _ = merged(Path(sys.argv[1])); "
        "print(json.dumps([doc.data, sorted(doc.marks.items())])); "
        "print(yaml.__with_libyaml__, file=sys.stderr)"
    )
    with_c, without = (
        subprocess.run(
            [sys.executable, "-c", code, tiny, flag], capture_output=True, text=True, check=True
        )
        for flag in ("", "x")
    )
    assert without.stderr.strip() == "False"
    assert without.stdout == with_c.stdout
    assert len(with_c.stdout) > 1000
