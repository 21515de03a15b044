"""English that stands in for a translation is read in its own order, whatever stands around."""

import pytest

from forge.content.project import content_root, open_game
from forge.locale.apply import bare
from forge.locale.languages import language
from forge.locale.marked import END, FROM_LEFT, MARK, from_left, plain, unturned
from forge.locale.tongue import Tongue
from forge.locale.ui import UI, word
from forge.locale.values import voice
from forge.model import load
from forge.model.text import said
from forge.typeset.setter import About, Setter
from forge.typeset.style import Style


@pytest.fixture(scope="module")
def game():
    return load.game(open_game(content_root() / "star-of-africa"))


def untranslated(game, tag):
    """A game of which nothing is translated yet."""
    return Tongue(
        tag,
        said(game, lambda text: type(text)(text.id, MARK + text.template, text.at)),
        {text.id: MARK + text.template for text in UI.values()},
        customs=language(tag).usual,
    )


@pytest.mark.parametrize("tag", ["he", "ar", "fa"])
def test_each_line_of_marked_english_is_an_isolate_of_its_own(game, tag):
    to = untranslated(game, tag)
    say = voice(to.game, to.game.editions[0], tag)
    with to.speaking():
        card = say(to.game.decks[0].cards[0].back_texts["ruby"])
        label = str(word("no-scaling"))
    name, sale = card.split("\n")
    assert sale.startswith(FROM_LEFT + "Sell it at once for") and sale.endswith("." + END)
    assert FROM_LEFT in name and name.startswith(MARK)
    assert label == f"{MARK}{FROM_LEFT}print at 100 %, without scaling{END}"
    assert unturned(label) == MARK + UI["no-scaling"].template.removeprefix(MARK)


def test_a_full_stop_stands_behind_its_sentence(game):
    to = untranslated(game, "he")
    with to.speaking():
        told = from_left(MARK + "Nothing happens.", MARK + "Nothing happens.")
    (line,) = Setter("he").flow(told, Style(), 80_000, About("x")).lines
    seen = "".join(line.runs[at].text for at in line.order)
    assert unturned(seen) == "Nothing happens." + MARK


def test_what_has_no_english_and_what_runs_from_the_left_stay_as_they_are(game):
    with untranslated(game, "he").speaking():
        assert from_left("שלום", "שלום") == "שלום"
    with untranslated(game, "fi").speaking():
        assert from_left(MARK + "Nothing.", MARK + "Nothing.") == MARK + "Nothing."


def test_marked_english_has_one_mark_whatever_stands_in_it(game):
    """Names and nouns that are English as well: the mark before the sentence says so."""
    to = untranslated(game, "fi")
    say = voice(to.game, to.game.editions[0], "fi")
    with to.speaking():
        told = [say(text) for card in to.game.decks[0].cards for text in card.texts.values()]
        (coast,) = (text for text in told if "any gem" in text)
    assert all(text.count(MARK) == 1 for text in told)
    assert coast == f"{MARK}<b>Gold Coast:</b> any gem brings you 2 times its value."


def test_a_noun_without_its_number_has_no_blank_behind_its_mark():
    assert bare(f"{MARK}{{n}} times") == f"{MARK}times"
    assert bare("{n} kertaa") == "kertaa"


def test_a_joint_has_no_english_and_no_mark(game):
    """What has names and marks alone tells nothing in English; the names in it have marks."""
    with untranslated(game, "he").speaking():
        assert str(word("glue.list", one="אחת", other="שתיים")) == "אחת, שתיים"
        assert plain(f"{MARK}<b>{{token.ruby:Words}}</b>") == "<b>{token.ruby:Words}</b>"
        assert plain(f"{MARK}Sell {{token.ruby}}") == f"{MARK}Sell {{token.ruby}}"
