"""The words of Across Africa: no rule untold, every reading told, examples that fit the board."""

import re
from dataclasses import replace
from functools import cache

import pytest

from forge.checks.book_parts import parts
from forge.content.project import content_root, open_game
from forge.draw.figures_slots import allowed
from forge.draw.figures_slots import worths as named
from forge.locale.values import Values
from forge.model.edition import Unit
from forge.model.load import game as load
from forge.model.rulebook import Example, Figure
from forge.model.text import PLACEHOLDER, fill, texts
from forge.model.trail import FieldRole

BOTH = pytest.mark.parametrize("edition", ["expedition", "race"])


@cache
def across():
    return load(open_game(content_root() / "across-africa"))


def readings(edition):
    """Every reading of an edition that has options, with each of them."""
    for p in across().edition(edition).parameters:
        if p.reading:
            yield from (
                (p.id, one) for one in ((True, False) if p.unit is Unit.FLAG else p.options)
            )


def printed(edition, **other):
    """The parts of a rulebook that are printed, some readings taken the other way."""
    values = {**across().edition(edition).values, **other}
    return [part for part in parts(across().rulebook(edition)) if part.printed(values)]


@BOTH
def test_every_rule_of_across_africa_is_told_under_every_single_reading(edition):
    """Whichever one reading a mod turns, no rule falls out of the rulebook."""
    rules = set(across().edition(edition).rules)
    for name, option in readings(edition):
        told = {rule for part in printed(edition, **{name: option}) for rule in part.rules}
        assert told == rules, (name, option)


@BOTH
def test_each_option_of_a_reading_of_across_africa_has_words_of_its_own(edition):
    """A reading is told by a block under `when`, one for each of its options."""
    every = parts(across().rulebook(edition))
    told = {item for part in every for item in part.own.items()}
    assert set(readings(edition)) <= told


@BOTH
def test_no_number_of_across_africa_is_typed_into_its_rulebook(edition):
    """Digits come from the content; those of the file's own text would not follow a mod."""
    for text in texts(across().rulebook(edition)):
        assert not re.search(r"\d", PLACEHOLDER.sub("", text.template)), text.id


@BOTH
def test_the_lots_for_crystals_reach_every_field_once_ad6(edition):
    """AD6: the sums of the table are the numbers from one on, each by one way to throw."""
    table = next(
        block
        for section in across().rulebook(edition).sections
        for block in section.blocks
        if block.id == "lot-table"
    )
    values = Values(across(), across().edition(edition), "en")
    cells = [[row.cells[column.id].template for column in table.columns[1:]] for row in table.rows]
    said = [[fill(cell, values).replace("–", "0") for cell in row] for row in cells]
    rows = [list(map(int, row)) for row in said]
    first, second, third = rows
    sums = sorted(a + b + c for a in first for b in set(second) for c in third)
    assert sums == list(range(1, 109))
    assert all(second.count(b) == 2 for b in second), "the second throw is halved"
    assert across().trail.last - 1 <= 108


def test_the_examples_tell_fields_as_they_are_on_the_board():
    """A19, A34, A47: the fields of the examples are what their sentences say they are."""
    values = Values(across(), across().edition("expedition"), "en")
    trail = across().trail

    def does(name):
        return trail.kind(int(values[name, ""])).does

    assert does("first.forest-long") is FieldRole.ADVENTURE
    assert does("sum.mine_camp") is FieldRole.CAMP
    lies = int(values["sum.mine_camp", ""]) - int(values["first.forest-long", ""]) - 1
    assert int(values["sum.mine_between", ""]) == lies
    assert does("sum.camp") is FieldRole.CAMP
    assert does("sum.fork_short") is FieldRole.CAR
    assert does("sum.car_to") is FieldRole.CAMP
    assert does("sum.fork_long") is FieldRole.ADVENTURE
    thrown = int(values["sum.camp_throw", ""])
    assert int(values["sum.before_camp", ""]) + thrown == int(values["sum.camp", ""])


def test_the_picture_of_slots_shows_photos_of_the_deck_as_the_rules_have_them_a41_a44():
    """A41, A44: only 3+2 may share a slot of 5; what is shown are worths of the deck."""
    values = across().edition("expedition").values
    worths = {str(card.worth) for deck in across().decks for card in deck.cards}
    shown = {
        entry
        for part in parts(across().rulebook("expedition"))
        if isinstance(part.thing, Figure | Example) and part.thing.picture == "slots"
        for entry in part.thing.show
    }
    assert {worth for entry in shown for worth in named(entry)} <= worths
    legal = {entry for entry in shown if allowed(values, tuple(map(int, named(entry))))}
    assert legal == {"5", "3", "2", "3-2", "3=2", "empty=2", "empty=5"}
    assert shown - legal


@BOTH
def test_the_rules_speak_of_photos_by_their_look_a25(edition):
    """A2, A25: one photo made another's like leaves true what the rules say of each look."""
    photos = next(deck for deck in across().decks if deck.id == "photos")
    cards = tuple(
        replace(card, numbers={"value": 3}, face="photo-giraffe") if card.worth == 5 else card
        for card in photos.cards[:21]
    )
    less = replace(photos, cards=(*cards, *photos.cards[21:]))
    whole = replace(across(), decks=tuple(less if d is photos else d for d in across().decks))
    values = Values(whole, whole.edition(edition), "en")
    said = {look: (values[f"count.face.{look}", ""], values[f"worth.face.{look}", ""])
            for look in ("photo-lemur", "photo-giraffe", "photo")}  # fmt: skip
    assert said == {"photo-lemur": ("10", "2"), "photo-giraffe": ("11", "3"), "photo": ("9", "5")}
    named = {name for text in texts(whole.rulebook(edition)) for name, _ in text.placeholders}
    assert not named & {f"worth.{card.id}" for card in photos.cards}
