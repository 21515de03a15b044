"""Nothing that a game prints runs out of its place, in English, pseudo-locales, two languages."""

from __future__ import annotations

from functools import cache

import pytest

from forge.build.examine import desk_in
from forge.build.kit import Kit
from forge.build.opening import folders, opened
from forge.build.printing import Printing
from forge.build.setting import on_sheets, setting
from forge.build.tongues import tongue
from forge.build.wish import Wish
from forge.draw.whole import Drawing, drawing
from forge.locale.pseudo import LOCALE, PSEUDO, TURNED
from forge.locale.tongue import Tongue
from forge.press.paper import PAPERS, Margins
from forge.press.turn import Duplex

PAIR = f"en+{TURNED}"
LOCALES = (
    "en",
    LOCALE,
    *(pytest.param(tag, marks=pytest.mark.long) for tag in (*PSEUDO, PAIR) if tag != LOCALE),
)
PIECES = ("board", "tokens", "notes", "decks", "pawns", "die", "stand", "box")


def editions() -> list[tuple[str, str]]:
    """Every edition of every game, by the folder of its game."""
    return [
        (folder.name, edition.id)
        for folder in folders(Wish())
        for edition in opened(folder, Wish()).game.editions
    ]


EDITIONS = editions()


@pytest.fixture(params=LOCALES)
def locale(request):
    """The tag of a locale; forge's own words are in it as well."""
    with spoken(EDITIONS[0][0], request.param).speaking():
        yield request.param


@cache
def spoken(game: str, locale: str) -> Tongue:
    """A game in a locale."""
    wish = Wish(games=(game,))
    return tongue(opened(folders(wish)[0], wish), locale)


@cache
def drawn(game: str, edition: str, locale: str) -> Drawing:
    """The drawing of an edition in a locale."""
    said = spoken(game, locale)
    return drawing(desk_in(said, said.game.edition(edition), None))


def spilt(drawing: Drawing) -> list[tuple[str, str, str]]:
    """What the typesetter reported so far."""
    return sorted({(s.component, s.text, s.detail) for s in drawing.desk.setter.spills})


@pytest.mark.parametrize(("game", "edition"), EDITIONS, ids=map("-".join, EDITIONS))
def test_every_text_of_every_piece_fits_its_place(game, edition, locale):
    """Board, tokens, notes, cards, pawns, die, stand, box."""
    one = drawn(game, edition, locale)
    for piece in PIECES:
        getattr(one, piece)
    assert spilt(one) == []


@pytest.mark.parametrize(("game", "edition"), EDITIONS, ids=map("-".join, EDITIONS))
def test_the_rulebook_is_set_in_its_full_size(game, edition, locale):
    """Nothing of it spills there, or it would be set smaller."""
    set_in_full_size(game, edition, locale, "a4" if locale == "en" else "letter")


@pytest.mark.long
@pytest.mark.parametrize(("game", "edition"), EDITIONS, ids=map("-".join, EDITIONS))
def test_the_rulebook_is_set_in_its_full_size_on_other_paper(game, edition, locale):
    set_in_full_size(game, edition, locale, "letter" if locale == "en" else "a4")


def set_in_full_size(game, edition, locale, paper):
    one = drawn(game, edition, locale)
    if one.has("rulebook"):
        found = setting(one.at("rulebook"), PAPERS[paper].size, on_sheets(Margins()))
        assert found is not None
        assert found.scale == 1


@pytest.mark.long
@pytest.mark.parametrize(("game", "edition"), EDITIONS, ids=map("-".join, EDITIONS))
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_every_text_of_the_guide_and_of_the_sheets_fits_its_place(game, edition, locale, paper):
    one = drawn(game, edition, locale)
    kit = Kit(one, Printing(PAPERS[paper], Margins(), Duplex.LONG))
    (guide,) = kit.part("print-guide")
    assert guide.made.pages
    assert spilt(one) == []


def test_the_pseudo_locale_reaches_every_word_of_a_card():
    """Else the tests above would say nothing."""
    one = drawn("across-africa", "expedition", LOCALE)
    game = one.desk.game
    texts = [text for deck in game.decks for card in deck.cards for text in card.texts.values()]
    assert len(texts) > 50
    assert all(text.template.startswith("[") for text in texts if text.template)
