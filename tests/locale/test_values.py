"""Placeholders get the edition's numbers; a number spelt out is the number."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from forge.locale.numbers import in_words, money, with_article
from forge.locale.values import voice
from forge.model.edition import Edition, Parameter, Unit
from forge.model.game import Game, Noun
from forge.model.text import Text, fill

T = Text("t", "T")
GAME = Game("g", "1.0.0", T, T, "CC0", 1, 2, 6, ())
EDITION = Edition("e", T, T, "$", (), (), (), ("X1",), 2, 4)

SMALL = {in_words(n): n for n in range(100)}


def read(words: str) -> int:
    """A second, slower reading of English number words, to hold the first one to."""
    total = 0
    for part in words.split(" thousand"):
        total *= 1000
        head, hundred, tail = part.strip().removeprefix("and ").partition(" hundred")
        if hundred:
            total += 100 * SMALL[head]
            head = tail.strip().removeprefix("and ")
        total += SMALL[head.strip()] if head.strip() else 0
    return total


@given(st.integers(0, 999_999))
def test_words_read_back_to_the_number(number):
    assert read(in_words(number)) == number


def test_known_words():
    """Spelt as a person would."""
    said = {3: "three", 21: "twenty-one", 100: "one hundred", 305: "three hundred and five"}
    assert {n: in_words(n) for n in said} == said
    assert in_words(1240) == "one thousand two hundred and forty"


def test_money_is_grouped_with_the_games_own_sign():
    assert money(500, "$", "en") == "$500"
    assert money(12400, "£", "en") == "£12,400"
    assert money(12400, "£", "fr").replace("\u202f", " ").replace("\xa0", " ") == "12 400 £"
    assert "UK" not in money(1240, "£", "ar")


def test_fill_takes_names_with_dots_hyphens_and_forms():
    values = {("point.cape-town", ""): "Cape Town", ("turns", "words"): "three"}
    text = Text("x", "{point.cape-town}: miss {turns:words} turns, not {Turns}")
    assert text.placeholders == (("point.cape-town", ""), ("turns", "words"))
    assert fill(text.template, values) == "Cape Town: miss three turns, not {Turns}"


def test_a_counted_noun_agrees_with_whatever_number_a_mod_sets():
    """The noun's singular goes with 1 only; zero and many take the plural."""
    found = {}
    for turns in (0, 1, 3):
        game = replace(GAME, nouns=(Noun("turn", Text("n.one", "turn"), Text("n.many", "turns")),))
        edition = replace(EDITION, parameters=(Parameter("missed", Unit.COUNT, turns, ("X1",)),))
        found[turns] = voice(game, edition)(
            Text("t", "miss {missed:turn}, {missed}, {missed:Words}")
        )
    assert found == {
        0: "miss zero turns, 0, Zero",
        1: "miss one turn, 1, One",
        3: "miss three turns, 3, Three",
    }


def test_an_article_agrees_with_whatever_word_a_mod_sets():
    """ "A ruby" becomes "an opal", "a six" becomes "an eight": no article is typed by hand."""
    said = {"ruby": "a ruby", "emerald": "an emerald", "one": "a one", "unicorn": "a unicorn",
            "eight": "an eight", "uncut stone": "an uncut stone", "hourglass": "an hourglass",
            "one-eyed man": "a one-eyed man", "onyx": "an onyx", "Élan": "an Élan"}  # fmt: skip
    assert {word: with_article(word) for word in said} == said


@given(st.integers(0, 999))
def test_a_number_takes_an_before_eight_eleven_and_eighteen_only(number):
    first = in_words(number).replace("-", " ").split()[0]
    wants = "an" if first in ("eight", "eighty", "eleven", "eighteen") else "a"
    assert with_article(in_words(number)).split()[0] == wants
