"""The bidirectional algorithm against Unicode's own conformance files, and laws of our own."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forge.typeset.bidi import levels, reorder
from forge.typeset.bidi.brackets import closing

UNICODE = Path("/usr/share/unicode")
SAMPLE = 50
EXAMPLE = {
    "L": "a", "R": "\u05d0", "AL": "\u0627", "EN": "1", "AN": "\u0661", "ES": "+", "ET": "$",
    "CS": ",", "NSM": "\u0300", "BN": "\u00ad", "B": "\u2029", "S": "\t", "WS": " ", "ON": "!",
    "LRE": "\u202a", "LRO": "\u202d", "RLE": "\u202b", "RLO": "\u202e", "PDF": "\u202c",
    "LRI": "\u2066", "RLI": "\u2067", "FSI": "\u2068", "PDI": "\u2069",
}  # fmt: skip


def _lines(name: str) -> Iterator[str]:
    path = UNICODE / name
    if not path.is_file():
        pytest.skip(f"{path} is missing: install Debian's package unicode-data")
    with path.open(encoding="utf-8") as file:
        for line in file:
            bare = line.partition("#")[0].strip()
            if bare:
                yield bare


def _character_faults(step: int) -> tuple[int, list[str]]:
    """Rows of BidiCharacterTest.txt tried, and those whose levels or order come out wrong."""
    tried, wrong = 0, []
    for line in islice(_lines("BidiCharacterTest.txt"), 0, None, step):
        points, way, paragraph, expected, order = line.split(";")
        text = "".join(chr(int(point, 16)) for point in points.split())
        base, found = levels(text, None if way == "2" else int(way))
        kept = [i for i, level in enumerate(expected.split()) if level != "x"]
        placed = [kept[i] for i in reorder([found[i] for i in kept])]
        right = base == int(paragraph) and placed == [int(i) for i in order.split()]
        if not right or any(found[i] != int(expected.split()[i]) for i in kept):
            wrong.append(line)
        tried += 1
    return tried, wrong


def _type_faults(step: int) -> tuple[int, list[str]]:
    """Cases of BidiTest.txt tried (a row stands for up to three), and the wrong ones."""
    tried, wrong, expected = 0, [], []
    for number, line in enumerate(_lines("BidiTest.txt")):
        if line.startswith("@Levels"):
            expected = line.partition(":")[2].split()
        elif not line.startswith("@") and number % step == 0:
            kinds, bits = line.split(";")
            text = "".join(EXAMPLE[kind] for kind in kinds.split())
            for bit, base in ((1, None), (2, 0), (4, 1)):
                if int(bits, 16) & bit:
                    _, found = levels(text, base)
                    pairs = zip(expected, found, strict=True)
                    wrong += [] if all(e in ("x", str(f)) for e, f in pairs) else [line]
                    tried += 1
    return tried, wrong


def test_every_fiftieth_row_of_the_conformance_files_comes_out_right():
    characters, wrong = _character_faults(SAMPLE)
    assert not wrong and characters > 1_800
    kinds, wrong = _type_faults(SAMPLE)
    assert not wrong and kinds > 15_000


@pytest.mark.long
def test_every_row_of_the_conformance_files_comes_out_right():
    characters, wrong = _character_faults(1)
    assert not wrong and characters > 91_000
    kinds, wrong = _type_faults(1)
    assert not wrong and kinds > 770_000


def test_bracket_pairs_are_those_of_the_character_database():
    rows = [line.split(";") for line in _lines("BidiBrackets.txt")]
    pairs = {chr(int(a, 16)): chr(int(b, 16)) for a, b, kind in rows if kind.strip() == "o"}
    assert pairs == closing()


@given(st.text(st.sampled_from("aבgا1٢ ,£(⟩)\u2067\u2066\u2069\u202b\u202c\u202e\n"), max_size=40))
def test_any_text_has_a_level_for_each_character_and_an_order_that_is_a_permutation(text):
    base, found = levels(text)
    assert len(found) == len(text) and base in (0, 1) and all(level >= 0 for level in found)
    assert sorted(reorder(found)) == list(range(len(text)))


def test_a_paragraph_separator_ends_what_was_opened_before_it():
    """Rule X8; an isolate does not match a PDI of the next paragraph (BD9)."""
    assert levels("\u2067a\n\u2069b", 0) == (0, [0, 2, 0, 0, 0])


@given(st.text(st.characters(min_codepoint=0x20, max_codepoint=0x24F), max_size=60))
def test_a_latin_paragraph_stays_where_it_is(text):
    assert levels(text, 0) == (0, [0] * len(text))
