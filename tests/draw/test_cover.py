"""The rulebook's cover, its initials, and its colours, which are the game's."""

from dataclasses import replace

import pytest

from forge.build.examine import desk
from forge.build.opening import folders, opened
from forge.build.wish import Wish
from forge.draw import map_small, rulebook, vignette
from forge.draw.cover import cover, has_cover
from forge.draw.rulebook_bricks import Spot
from forge.draw.rulebook_initial import opened as with_initial
from forge.draw.rulebook_lines import Galley, Setting, lines
from forge.draw.rulebook_style import DEFAULT, TYPE, inks
from forge.geometry import Size, mm
from forge.model.scenery import Palette
from forge.model.text import Text
from forge.press.paper import PAPERS
from forge.scene import Clip, Fade, Place, Words


@pytest.fixture(scope="module")
def star():
    wish = Wish(games=("star-of-africa",))
    one = opened(folders(wish)[0], wish)
    return desk(one.game, one.game.edition("zvezda"), "en", None)


def bare(at):
    book = at.game.rulebook("zvezda")
    short = replace(book, sections=book.sections[:1])  # its pictures are of the board
    return replace(at, game=replace(at.game, style=None, scenery=None, rulebooks=(short,)))


def words(items):
    for item in items:
        if isinstance(item, Words):
            yield item
        elif isinstance(item, Clip | Fade):
            yield from words(item.items)
        elif isinstance(item, Place):
            yield from words(item.scene.items)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_first_page_is_a_cover_that_fills_the_paper_and_fits_its_words(star, paper):
    size = PAPERS[paper].size
    before = len(star.setter.spills)
    drawn = cover(star, star.game.rulebook("zvezda"), size)
    assert drawn.size == size
    said = "".join(run.text for run in words(drawn.items))
    assert star.say(star.game.rulebook("zvezda").subtitle).replace(" ", "") in said.replace(" ", "")
    assert len(star.setter.spills) == before
    assert rulebook.pages(star, size)[0].scene == drawn


def test_pages_are_numbered_with_the_cover_and_the_contents_say_where_sections_are(star):
    pages = rulebook.pages(star, PAPERS["a4"].size)
    titles = {star.say(s.title) for s in star.game.rulebook("zvezda").sections}
    found = [
        (mark.title, number)
        for number, page in enumerate(pages, 1)
        for mark in page.bookmarks
        if mark.title in titles
    ]
    assert len(found) == len(titles)
    listed = [run.text for run in words(pages[1].scene.items)]
    for title, number in found:
        at = listed.index(title)
        assert str(number) in listed[at : at + 3]


def test_a_map_is_drawn_for_any_shape_and_the_same_every_time(star):
    for size in (Size(mm(60), mm(60)), Size(mm(40), mm(90)), Size(mm(90), mm(40))):
        first = vignette.vignette(star, size)
        map_small.drawn.cache_clear()
        assert vignette.vignette(star, size) == first
        assert first.size == size


def test_a_game_without_style_or_map_keeps_the_plain_title_and_the_default_colours(star):
    plain = bare(star)
    assert not has_cover(plain)
    assert inks(plain) == DEFAULT
    assert vignette.vignette(plain, Size(mm(50), mm(50))) is None
    first = rulebook.pages(plain, PAPERS["a4"].size)[0]
    assert star.say(star.game.rulebook("zvezda").title) in {
        run.text for run in words(first.scene.items)
    }


def test_the_colours_of_the_book_are_those_that_the_game_names(star):
    own = replace(star, game=replace(star.game, style=Palette({"rust": "#123456"})))
    assert inks(own) == replace(DEFAULT, rust="#123456")
    assert inks(star).cream == star.game.style.colours["cream"]


SENTENCE = "Many rivers run down to the sea, and yet the sea is never full of them at all. "


@pytest.mark.parametrize("times", [1, 2, 5])
def test_an_initial_and_the_lines_beside_it_say_what_the_text_says(star, times):
    """Nothing is lost or said twice where the initial is taken off and the lines are parted."""
    text = Text("t", SENTENCE.strip() if times == 1 else SENTENCE * times)
    galley = Galley(star, "test", mm(80), type=TYPE)
    made = with_initial(galley, text, Setting(TYPE.lead))
    drawn = [run for brick in made for run in words(brick.draw(Spot(0, 0, mm(80), 0, True)))]
    said = "".join(run.text for run in drawn).replace(" ", "")
    assert said == text.template.replace(" ", "")
    assert drawn[0].text == "M"
    assert drawn[0].size > 2 * drawn[1].size


@pytest.mark.parametrize(
    "said", ["<b>Many</b> rivers run.", "many rivers", "שלום לכולם", "海", "M" * 90]
)
def test_text_that_cannot_have_an_initial_is_set_as_ever(star, said):
    galley, text, setting = Galley(star, "test", mm(30)), Text("t", said), Setting(TYPE.lead)
    assert [b.height for b in with_initial(galley, text, setting)] == [
        b.height for b in lines(galley, text, setting)
    ]
    drawn = [run for brick in with_initial(galley, text, setting)
             for run in words(brick.draw(Spot(0, 0, mm(30), 0, True)))]  # fmt: skip
    assert len({run.size for run in drawn}) == 1
