"""Bricks that show nothing fill the same pages as those that were measured."""

from __future__ import annotations

from dataclasses import replace

import pytest

from forge.build.examine import desk
from forge.build.opening import folders, opened
from forge.build.wish import Wish
from forge.draw import rulebook, rulebook_measure
from forge.draw.kept import Kept
from forge.draw.rulebook_compositor import Compositor
from forge.draw.rulebook_copyfit import waste
from forge.draw.rulebook_flow import flow
from forge.draw.rulebook_lines import trial
from forge.draw.share import Shares
from forge.press.paper import PAPERS

PAPER = PAPERS["a4"].size


class Memory:
    """A keeper that lives as long as the test."""

    def __init__(self):
        self.facts = {}
        self.new = 0

    def recall(self, made_from):
        return self.facts.get(made_from)

    def remember(self, made_from, fact):
        self.new += 1
        self.facts[made_from] = fact


@pytest.fixture(scope="module")
def star():
    wish = Wish(games=("star-of-africa",))
    return opened(folders(wish)[0], wish).game


def at(game, keeper=None, edition="classic"):
    """The rulebook's desk, its facts kept there."""
    whole = desk(game, game.edition(edition), "en", None)
    shares = Shares(whole.game, whole.edition, whole.say, "en")
    return shares.desk("rulebook", replace(whole, kept=Kept(keeper)))


def press(desk, edition="classic"):
    return Compositor(desk, desk.game.rulebook(edition), PAPER, art=False)


def test_told_measures_are_read_as_they_were_told(star):
    for band in press(at(star)).body(1.0):
        said = rulebook_measure.told([band])
        (read,) = rulebook_measure.bare(said)
        assert rulebook_measure.told([read]) == said
        assert len(read.bricks) == len(band.bricks)


def test_bare_bricks_fill_pages_as_whole_ones_do(star):
    """Where columns end and how much white is left; figures are round to a few micrometres."""
    one = press(trial(at(star)))
    whole, bare = (flow(b, one.frame) for b in (one.body(1.0), one.joined(one.measured(1.0))))
    assert [len(leaf.laid) for leaf in whole] == [len(leaf.laid) for leaf in bare]
    assert waste(whole, one.frame) == pytest.approx(waste(bare, one.frame), abs=0.002)


def changed(game, section):
    """The game with a longer sentence in the first paragraph of a section of Classic."""
    book = game.rulebook("classic")
    old = book.sections[section]
    block = next(b for b in old.blocks if hasattr(b, "text"))
    longer = replace(
        block, text=replace(block.text, template=block.text.template + " So be it." * 9)
    )
    new = replace(old, blocks=tuple(longer if b is block else b for b in old.blocks))
    sections = (*book.sections[:section], new, *book.sections[section + 1 :])
    books = tuple(replace(b, sections=sections) if b is book else b for b in game.rulebooks)
    return replace(game, rulebooks=books)


def shape(desk):
    leaves = rulebook.leaves(trial(desk), PAPER)
    return [[(one.brick.name, one.box) for one in leaf.laid] for leaf in leaves]


def test_a_search_that_remembers_finds_what_one_from_nothing_finds(star):
    """A sentence longer, section by section: all is set alike, and that section alone measured."""
    memory = Memory()
    rulebook._SCALES.clear()
    before = shape(at(star, memory))
    cold = memory.new
    for section in (1, 4):
        game = changed(star, section)
        memory.new = 0
        warm = shape(at(game, memory))
        rulebook._SCALES.clear()
        assert warm == shape(at(game)) != before
        rulebook._SCALES.clear()
        assert 0 < memory.new < cold / 3
