"""Whatever reading a mod turns, cards and legend say what is played, in words that fit."""

import re
from dataclasses import replace

import pytest
from star_decisions import star

from forge.checks import run
from forge.draw.cards import cards
from forge.draw.desk import Desk
from forge.locale.values import voice
from forge.model.edition import Unit
from forge.model.text import texts
from forge.source import Document
from forge.typeset.setter import Setter

GAME = star()
BOTH = pytest.mark.parametrize("edition", [e.id for e in GAME.editions])


def turned(edition, **other):
    """The game with some parameters of an edition set otherwise."""
    one = GAME.edition(edition)
    mine = replace(
        one, parameters=tuple(replace(p, value=other.get(p.id, p.value)) for p in one.parameters)
    )
    return replace(GAME, editions=(mine,))


def conditions(edition):
    """Each condition under which a card of the edition says something else."""
    return [
        (card.id, dict(other.when))
        for deck in GAME.decks
        if edition in deck.editions
        for card in deck.cards
        for other in card.instead
    ]


@BOTH
def test_other_words_fit_the_cards_too(edition):
    assert len(conditions(edition)) >= 5
    for name, when in conditions(edition):
        game = turned(edition, **when)
        (one,) = game.editions
        setter = Setter("en")
        for deck in game.decks:
            if edition in deck.editions:
                cards(Desk(game, one, voice(game, one), setter), deck)
        assert [(name, when, s.text, s.detail) for s in setter.spills] == []


def test_no_article_is_typed_before_a_value():
    """ "A {token.ruby}" would be wrong for an opal: the form `a` finds the article."""
    for text in texts(GAME):
        assert not re.search(r"\b[Aa]n? \{", text.template), text.id


@BOTH
def test_no_plural_is_typed_after_a_number_that_may_be_one(edition):
    """Of steps, turns, times: a mod may set one."""
    for text in texts((GAME.rulebook(edition), GAME.decks, GAME.scenery)):
        assert not re.search(r":words\} (steps|turns|times|years)\b", text.template), text.id


@BOTH
def test_every_reading_and_every_number_leaves_the_checks_without_errors(edition):
    """The plain checks know nothing against any single option of the shipped game."""
    for p in GAME.edition(edition).parameters:
        options = {Unit.FLAG: (True, False), Unit.CHOICE: p.options}.get(p.unit, (p.value,))
        for value in options:
            found = run(Document({}), turned(edition, **{p.id: value}), only=ERRORS)
            assert [f.message for f in found if edition in f.message] == [], (p.id, value)


ERRORS = ("refs-edition", "refs-book", "refs-when", "texts-placeholders", "rules-reading",
          "rules-untold", "edition-choice", "cards-slots", "texts-circle")  # fmt: skip
