"""A name that was right until a mod took away what it names is not called a slip of the pen."""

from __future__ import annotations

import pytest

from forge.checks import checks
from forge.checks.subjects import Table
from forge.checks.texts import texts_placeholders
from forge.finding import errors

GUESSES = ("did you mean", "known are")
TAKEN = [
    "drop: {outfit: {items: [camel]}}\n",
    "drop: {map: {entries: [rufiji]}}\n",
    "change: {map: {entries: []}}\n",
    "drop: {outfit: {packs: [standard]}}\n",
    "drop: {tables: {movement: {rows: [canoe]}}}\n",
    "drop: {explorers: {professions: [doctor]}}\n",
    "drop: {tables: [welcome]}\n",
]
STAR = [
    "change: {editions: {zvezda: {notes: []}}}\n",
    "change: {editions: {zvezda: {tokens: []}}}\n",
    "drop: {editions: [classic]}\n",
    "drop: {editions: [classic], rulebooks: [classic], decks: [reference-classic]}\n",
    "drop: {board: {points: [agadir]}}\n",
    "drop: {money: {notes: [n500]}}\n",
]


def told(found):
    """The errors; each must blame the mod for taking something away, and guess at no name."""
    wrong = errors(found)
    assert wrong
    for one in wrong:
        assert one.mark.file.endswith("mod0/mod.yaml")
        assert not one.hint.startswith(GUESSES), str(one)
    return wrong


@pytest.mark.parametrize("mod", TAKEN)
def test_what_explorers_lose_is_not_guessed_at(find, mod):
    """Items, rivers, packs, rows, professions, tables: the hint says to change what uses them."""
    gone = [one for one in told(find(mod)) if one.check == "texts-placeholders"]
    assert gone
    for one in gone:
        assert " drops " in one.message and "too" in one.hint, str(one)


@pytest.mark.parametrize("mod", STAR)
def test_what_a_board_loses_is_not_guessed_at(find_star, mod):
    """Notes, tokens, editions, points, by `drop` or by a shorter list."""
    told(find_star(mod))


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("point.tanger", "did you mean point.tangier?"),
        ("tangier", "did you mean point.tangier?"),
        ("ruby_valeu", "did you mean ruby_value?"),
        ("token.sapphire", "known are: "),
        ("tokn.ruby", "did you mean token.ruby?"),
        ("river.rufiji", ""),
    ],
)
def test_a_wrong_name_is_taken_for_one_of_its_own_kind(find_star, name, hint):
    """A token that is not there is no other token that happens to be spelt as long."""
    text = f"change: {{tokens: {{kinds: {{ruby: {{effect: 'Is {{{name}}}.'}}}}}}}}\n"
    found = [one for one in find_star(text) if one.check == "texts-placeholders"]
    assert found
    assert all(one.hint.startswith(hint) and bool(one.hint) == bool(hint) for one in found)


def test_names_as_they_are_are_known(star):
    """Nothing is said of the game as it is."""
    assert checks()["texts-placeholders"] is texts_placeholders
    assert not list(texts_placeholders.run(Table(star, star.editions[0])))
