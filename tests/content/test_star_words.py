"""The words of Star of Africa: nothing untold, nothing typed by hand, nothing that is not there."""

import re
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from star_decisions import CHECKOUT, DOC, renewed, star

from forge.checks.book_parts import parts
from forge.locale.values import Values
from forge.model.edition import Unit
from forge.model.rulebook import Example, Figure
from forge.model.text import PLACEHOLDER, texts

GAME = star()
RETOLD = star(CHECKOUT / "content" / "mods" / "respectful-retelling")
EDITIONS = ("zvezda", "classic")
BOTH = pytest.mark.parametrize("edition", EDITIONS)
GAMES = pytest.mark.parametrize("game", [GAME, RETOLD], ids=["shipped", "retold"])
NUMBER_WORDS = re.compile(
    r"\b(two|three|four|five|six|seven|eight|nine|ten|twelve|hundred|thousand|double|twice)\b", re.I
)


def readings(edition):
    """Every reading of an edition that has options, with each of them."""
    for p in edition.parameters:
        if p.reading and p.unit in (Unit.FLAG, Unit.CHOICE):
            yield from ((p.id, option) for option in options(p))


def options(parameter):
    return (True, False) if parameter.unit is Unit.FLAG else parameter.options


def printed(game, edition, **other):
    """The parts of a rulebook that are printed, some readings taken the other way."""
    values = {**game.edition(edition).values, **other}
    return [part for part in parts(game.rulebook(edition)) if part.printed(values)]


@GAMES
@BOTH
def test_every_rule_is_told_under_every_single_reading(game, edition):
    """Whichever one reading a mod turns, no rule falls out of the rulebook."""
    rules = set(game.edition(edition).rules)
    for name, option in readings(game.edition(edition)):
        told = {rule for part in printed(game, edition, **{name: option}) for rule in part.rules}
        assert told == rules, (name, option)


@BOTH
def test_each_option_of_a_reading_has_words_of_its_own(edition):
    """A flag or choice is told by a block under `when`; a number by its placeholder."""
    conditions = {
        (name, value)
        for part in parts(GAME.rulebook(edition))
        for name, value in {**part.around, **part.own}.items()
    }
    assert set(readings(GAME.edition(edition))) <= conditions
    asked = {name for text in texts(GAME.rulebook(edition)) for name, _ in text.placeholders}
    numbers = {p.id for p in GAME.edition(edition).parameters if p.unit in (Unit.MONEY, Unit.COUNT)}
    assert numbers <= asked


@BOTH
def test_a_condition_names_a_parameter_and_a_value_it_can_have(edition):
    known = {p.id: options(p) for p in GAME.edition(edition).parameters if p.unit is not Unit.COUNT}
    for part in parts(GAME.rulebook(edition)):
        for name, value in {**part.around, **part.own}.items():
            assert value in known[name], (part.id, name)


@BOTH
def test_a_parameter_names_rules_of_its_edition_and_gives_a_reason(edition):
    rules = set(GAME.edition(edition).rules)
    for parameter in GAME.edition(edition).parameters:
        assert parameter.rules and set(parameter.rules) <= rules, parameter.id
        assert parameter.why.endswith("."), parameter.id
        assert parameter.unit is not Unit.CHOICE or parameter.value in parameter.options


@GAMES
@BOTH
def test_no_number_is_typed_by_hand(game, edition):
    """Neither as digits nor spelt out: every number of a rulebook comes from the content."""
    for text in texts(game.rulebook(edition)):
        bare = PLACEHOLDER.sub("", text.template)
        assert not re.search(r"\d", bare), text.id
        assert not NUMBER_WORDS.search(bare), text.id
        assert "{" not in bare, text.id


@GAMES
@BOTH
def test_every_placeholder_has_a_value(game, edition):
    known = Values(game, game.edition(edition), "en")
    for text in texts(game.rulebook(edition)):
        for name, form in text.placeholders:
            assert known[name, form], (text.id, name)


@GAMES
@BOTH
def test_figures_show_places_that_the_board_has(game, edition):
    places = nodes(game.board)
    pictures = [
        p.thing for p in parts(game.rulebook(edition)) if isinstance(p.thing, Figure | Example)
    ]
    details = [thing for thing in pictures if thing.picture == "board-detail"]
    assert len(details) == 3
    for thing in details:
        assert set(thing.show) <= places
        assert {mark.partition("=")[0] for mark in thing.marks} <= places


def nodes(board):
    return {place for pair in edges(board) for place in pair}


def edges(board):
    """Each step of the board's roads and sea routes, as a pair of places."""
    for link in board.links:
        way = [link.from_, *(f"{link.id}:{i}" for i in range(1, link.steps)), link.to]
        if link.kind != "air":
            yield from pairwise(way)


def walks(board, start, steps):
    """Every walk of a length that does not turn back on itself."""
    beside = {}
    for a, b in edges(board):
        beside.setdefault(a, set()).add(b)
        beside.setdefault(b, set()).add(a)
    found = [(start,)]
    for _ in range(steps):
        found = [(*w, place) for w in found for place in beside[w[-1]] if place not in w[-2:]]
    return found


@pytest.mark.parametrize(("edition", "exact"), [("zvezda", False), ("classic", True)])
def test_the_figure_of_a_move_marks_just_where_it_can_end(edition, exact):
    """Z4, Z5: anywhere within the roll. C7: only where the walk has its exact length."""
    (figure,) = (p.thing for p in parts(GAME.rulebook(edition)) if p.id == "reach")
    roll = amount(edition, "steps.land-tangier-agadir")
    lengths = [roll] if exact else range(1, roll + 1)
    ends = {walk[-1] for length in lengths for walk in walks(GAME.board, "tangier", length)}
    assert {mark.partition("=")[0] for mark in figure.marks} == ends


def amount(edition, name):
    """A count as the rulebook prints it."""
    return int(Values(GAME, GAME.edition(edition), "en")[name, ""])


def link(ident):
    return next(one for one in GAME.board.links if one.id == ident)


def test_the_first_zvezda_example_can_be_played():
    """Z13: the roll is used up to the last step, through Agadir and out of its port."""
    roll = amount("zvezda", "sum.first_roll")
    assert roll <= GAME.edition("zvezda").values["die_sides"]
    assert any(
        "agadir" in walk[1:-1] and walk[-1] == "canary-islands"
        for walk in walks(GAME.board, "tangier", roll)
    )


def test_the_second_zvezda_example_can_be_played():
    """Z26, Z27: through the robber's city to the owner's; Z1, Z17: home by a red line."""
    roll = amount("zvezda", "sum.chase_roll")
    assert roll <= GAME.edition("zvezda").values["die_sides"]
    assert any(
        "ujiji" in walk[1:-1] and walk[-1] == "mombasa"
        for walk in walks(GAME.board, "boyoma-falls", roll)
    )
    flight = link("air-cairo-lake-turkana")
    assert {flight.from_, flight.to} == {"cairo", "lake-turkana"}


def test_the_second_classic_example_can_be_played():
    """C10: the throw goes past Cairo, and does not reach it by another way; the next one does."""
    far, last = amount("classic", "sum.long_throw"), amount("classic", "sum.last_throw")
    ends = {walk[-1] for walk in walks(GAME.board, "benghazi", far)}
    assert "cairo" not in ends and "land-kufra-cairo:1" in ends
    assert link("land-benghazi-cairo").steps < far
    assert "cairo" in {walk[-1] for walk in walks(GAME.board, "land-kufra-cairo:1", last)}


@BOTH
def test_variants_name_a_parameter_of_the_edition(edition):
    values = GAME.edition(edition).values
    (variants,) = (s for s in GAME.rulebook(edition).sections if s.id == "variants")
    named = [re.search(r"<i>(\w+)</i>", e.text.template) for e in variants.blocks[1].entries]
    assert named
    assert all(found and found[1] in values for found in named)


def test_o25_the_box_counts_what_the_mix_holds():
    """A changed mix changes the component list with it."""
    for ident in EDITIONS:
        edition = GAME.edition(ident)
        said = Values(GAME, edition, "en")
        assert said["count.tokens", ""] == str(sum(mix.count for mix in edition.tokens)) == "30"
        fewer = replace(edition, tokens=edition.tokens[1:])
        assert Values(GAME, fewer, "en")["count.tokens", ""] == "29"


@BOTH
@given(data=st.data())
def test_c4_the_bank_pays_any_purses_exactly(edition, data):
    """However the greatest sum is spread, the printed notes pay every player to the note."""
    rules = GAME.edition(edition)
    most = greatest(rules)
    purses = []
    for _ in range(rules.players_max):
        purses.append(100 * data.draw(st.integers(0, (most - sum(purses)) // 100)))
    left = sum(purses)
    worth = {note.id: note.value for note in GAME.money.notes}
    for supply in sorted(rules.notes, key=lambda s: -worth[s.id]):
        able = min(supply.count, sum(purse // worth[supply.id] for purse in purses))
        left -= able * worth[supply.id]
        purses = paid(purses, able, worth[supply.id])
    assert left == 0


def paid(purses, notes, value):
    """The purses after as many notes of a value as there are."""
    rest = []
    for purse in purses:
        taken = min(notes, purse // value)
        notes -= taken
        rest.append(purse - taken * value)
    return rest


def greatest(rules):
    """The most that all players hold together: the sum argued for beside the edition's notes."""
    v = rules.values
    gems = sum(rules.count(gem) * v[f"{gem}_value"] for gem in ("topaz", "emerald", "ruby"))
    shoes = rules.count("horseshoe") * v.get("horseshoe_cash", 0)
    doubled = v["ruby_value"] * (v["gold_coast_factor"] - 1)
    return rules.players_max * v["start_money"] + gems + doubled + v["cape_town_bonus"] + shoes


def test_the_greatest_sums_are_those_argued_for():
    assert [greatest(GAME.edition(ident)) for ident in EDITIONS] == [8200, 8000]


OLD = re.compile(r"gold.?coast|slave|captiv|freedom|sets you free", re.I)


@BOTH
def test_the_retelling_keeps_no_old_name(edition):
    """Nothing that a player reads has one, board, cards and rulebook, however readings are turned.

    The shipped game has some, so the search can find them.
    """
    assert any(OLD.search(said) for said in everything_said(GAME, edition).values())
    for ident, said in everything_said(RETOLD, edition).items():
        assert not OLD.search(said), (ident, said)


def everything_said(game, edition):
    """What each text of an edition says, those of every reading."""
    decks = [deck for deck in game.decks if edition in (deck.editions or (edition,))]
    parts_said = (game.board, game.tokens, game.money, game.rulebook(edition), *decks)
    found = [*texts(parts_said), *texts(game.scenery, lambda part: shown(part, edition))]
    known = Values(game, game.edition(edition), "en")
    return {
        text.id: PLACEHOLDER.sub(lambda m: known[m[1], m[2] or ""], text.template) for text in found
    }


def shown(part, edition):
    """Whether the legend of an edition has a part."""
    return edition in (getattr(part, "editions", ()) or (edition,))


@BOTH
def test_what_a_card_says_instead_is_for_one_of_its_readings(edition):
    """Each of them is a reading's other option, and the words differ from those it replaces."""
    played = GAME.edition(edition).values
    options_of = dict.fromkeys(name for name, _ in readings(GAME.edition(edition)))
    others = [
        (card, other)
        for deck in GAME.decks
        if edition in deck.editions
        for card in deck.cards
        for other in card.instead
    ]
    assert others
    for card, other in others:
        assert set(other.when) <= set(options_of) | {"slave_coast_holds"}, other.id
        assert any(played[name] != value for name, value in other.when.items()), other.id
        turned = card.under({**played, **other.when})
        assert card.under(played).texts == dict(card.texts)
        assert (turned.texts, turned.back_texts) != (dict(card.texts), dict(card.back_texts))


def test_a_card_follows_the_reading_that_is_played():
    """Z8: with rubies only, the card of the places speaks of no other gem."""
    (card,) = (c for d in GAME.decks if d.id == "reference-zvezda" for c in d.cards[1:])
    values = GAME.edition("zvezda").values
    turned = card.under({**values, "gold_coast_doubles": "ruby"})
    assert "any gem" in card.under(values).texts["row2"].template
    assert "{token.ruby:a}" in turned.texts["row2"].template
    assert turned.texts["row1"] == card.texts["row1"]


def test_the_legend_follows_the_reading_that_is_played():
    """Z8: the foot speaks of rubies alone when they alone are worth more."""
    (panel,) = (p for p in GAME.scenery.panels if p.id == "tokens")
    values = GAME.edition("zvezda").values
    assert panel.foot_under(values) == panel.foot
    turned = panel.foot_under({**values, "gold_coast_doubles": "ruby"})
    assert "{token.ruby:A}" in turned.template and "gem" not in turned.template


def test_the_retelling_delays_for_one_turn():
    """A wait for a boat is one turn; captivity is three."""
    assert RETOLD.edition("zvezda").values["slave_coast_missed_turns"] == 1
    assert GAME.edition("zvezda").values["slave_coast_missed_turns"] == 3


def test_the_document_of_decisions_is_that_of_the_editions():
    text = DOC.read_text(encoding="utf-8")
    assert text == renewed(text)
    for edition in GAME.editions:
        for parameter in edition.parameters:
            assert not parameter.reading or f"| `{parameter.id}` |" in text
