"""The names of regions and seas keep off what is played on, in every language."""

import pytest

from forge.build.preview.verb import Ask, view_of, views
from forge.build.wish import Wish
from forge.draw import map_names

HIDDEN = 0.3
"""The share of a letter that something may lie over."""
GAMES = ("star-of-africa", "across-africa", "source-of-the-nile")
EVERY = ("fi", "ru", "fr", "ar", "ja", "sw", "xx-LL")
OFTEN = {("star-of-africa", "ru"), ("across-africa", "fr"), ("source-of-the-nile", "fi")}


def drawn(game, lang):
    """The desk of a game's first edition after its board is drawn."""
    one, to = next(views(Ask(lang, Wish((game,)))))
    with to.speaking():
        view = view_of(one, to, to.editions(one.editions)[0].id, Wish((game,)))
        assert view.whole.board
    return view.whole.desk


@pytest.mark.parametrize(
    ("game", "lang"),
    [
        pytest.param(game, lang, marks=() if (game, lang) in OFTEN else pytest.mark.long)
        for game in GAMES
        for lang in EVERY
    ],
)
def test_law_no_letter_of_a_region_is_hidden(game, lang, monkeypatch):
    """Moved to where it covers least, every name has room between routes, places and panels."""
    move, letters = map_names._move, []

    def watched(boxes, room):
        shift = move(boxes, room)
        for box in (box.moved(*shift) for box in boxes):
            letters.append(room.crowd.cover(box) * 1e6 / (box.width * box.height))
            assert room.window.holds(box)
        return shift

    monkeypatch.setattr(map_names, "_move", watched)
    drawn(game, lang)
    assert len(letters) > 5
    assert max(letters) <= HIDDEN


def test_a_long_name_stands_closer_before_it_outgrows_its_curve():
    desk = drawn("star-of-africa", "ru")
    (ocean,) = (one for one in desk.game.board.regions if one.id == "atlantic")
    text, style = desk.say(ocean.name), map_names.style_of(ocean)
    width = desk.setter.size(text, style).width
    assert map_names._drawn_in(desk, text, style, width) == style
    nearer = map_names._drawn_in(desk, text, style, width * 0.8)
    assert 0.79 * width < desk.setter.size(text, nearer).width <= 0.8 * width
    least = map_names._drawn_in(desk, text, style, 1)
    assert least.tracking == style.tracking // map_names.NEARER
    assert least.size == style.size
