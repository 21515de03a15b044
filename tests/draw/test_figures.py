"""The pictures of a rulebook, drawn from Star of Africa."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from forge.content.project import content_root, open_game
from forge.draw import figures
from forge.draw.desk import Desk
from forge.geometry import mm
from forge.locale.values import voice
from forge.model.load import game as load
from forge.model.rulebook import Example, Figure
from forge.scene import Clip, Fade, Item, Place, Scene, Words
from forge.typeset.setter import About, Setter

WIDE = mm(80)
ABOUT = About("rulebook")
EDITIONS = ("classic", "zvezda")


@cache
def opened():
    return load(open_game(content_root() / "star-of-africa"))


def desk(edition: str) -> Desk:
    game = opened()
    chosen = game.edition(edition)
    return Desk(game, chosen, voice(game, chosen), Setter("en"))


def said(items: tuple[Item, ...]) -> Iterator[str]:
    for item in items:
        match item:
            case Words():
                yield item.text
            case Clip() | Fade():
                yield from said(item.items)
            case Place():
                yield from said(item.scene.items)


def drawn(table: Desk, name: str, *show: str, height: int = 0) -> Scene:
    return figures.picture(table, figures.Request(name, show, (), WIDE, ABOUT, height))


def test_every_picture_that_the_rulebooks_name_is_known():
    blocks = [b for book in opened().rulebooks for part in book.sections for b in part.blocks]
    named = {b.picture for b in blocks if isinstance(b, Figure | Example) and b.picture}
    assert named
    assert named <= set(figures.names())


def test_an_unknown_picture_is_our_mistake_by_then():
    with pytest.raises(KeyError):
        drawn(desk("zvezda"), "no-such-picture")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", ["roads", "setup", "tokens"])
def test_a_picture_is_as_big_as_it_said_and_fits_its_texts(edition, name):
    table = desk(edition)
    scene = drawn(table, name)
    ask = figures.Request(name, (), (), WIDE, ABOUT)
    assert scene.size == figures.size(table, ask)
    assert scene.size.width == WIDE
    assert scene.size.height > 0
    assert table.setter.spills == []


def test_the_tokens_are_shown_with_the_edition_s_worth():
    """A ruby is worth 800 in one edition and 1 000 in the other (Z7, C9)."""
    for edition, worth in (("zvezda", "$800"), ("classic", "£1,000")):
        texts = list(said(drawn(desk(edition), "tokens").items))
        assert "Ruby" in texts
        assert worth in texts


def test_the_board_set_up_has_a_closed_token_on_every_city_that_gets_one():
    """Z2, C6: one token on each city square, none on the two starts."""
    table = desk("zvezda")
    (clip, *_) = drawn(table, "setup").items
    assert isinstance(clip, Clip)
    (board,) = clip.items
    assert isinstance(board, Place)
    placed = [item for item in board.scene.items if isinstance(item, Place)]
    closed = [item for item in placed if item.scene.name == "closed token"]
    assert len(closed) == sum(mix.count for mix in table.edition.tokens) == 30


def test_the_board_set_up_names_the_starts_or_what_is_asked_for():
    table = desk("zvezda")
    assert set(said(drawn(table, "setup").items)) == {"Tangier", "Cairo"}
    assert set(said(drawn(table, "setup", "cairo").items)) == {"Cairo"}


def test_a_detail_has_the_height_wished():
    scene = drawn(desk("zvezda"), "board-detail", "tangier", height=mm(64))
    assert scene.size == (WIDE, mm(64))
