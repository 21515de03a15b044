"""A changed word of a translation: only the parts that say it are made anew, and they are right.

The tiny game with pawns, a die and a box, in Finnish: of texts that nobody translated, one is.
"""

from dataclasses import replace

import pytest
from catalogued import translate
from outputs import files
from small_game import small

from forge.build import printed, translating
from forge.build.verbs import build
from forge.build.wish import Wish
from forge.bundle import assets

PICTURE = "picture of "


@pytest.fixture(scope="module")
def wish(tmp_path_factory):
    base = tmp_path_factory.mktemp("words")
    small(base / "content")
    wish = Wish(("small",), content=base / "content", out=base / "out", papers=("a4",))
    translating.begin("fi", wish)
    wish = replace(wish, locales=("fi",))
    build(wish)
    return wish


@pytest.fixture
def drawn(monkeypatch):
    """The parts that are really made: of the kit, and pictures of the bundle by their parts."""
    names = set()
    once, pictured = printed.printed, assets.assets

    def printing(kit, name, *rest):
        made = once(kit, name, *rest)
        names.update({name} if made.prints or name == GUIDE else ())
        return made

    def picturing(whole, fonts, locale, part, left):
        names.add(f"{PICTURE}{part}")
        return pictured(whole, fonts, locale, part, left)

    monkeypatch.setattr(printed, "printed", printing)
    monkeypatch.setattr(assets, "assets", picturing)
    return names


LABELS, CARDS = "shared/locale/fi/ui.po", "small/locale/fi/cards.po"
GAME = "small/locale/fi/game.po"
SHEETS = {"tokens", "money", "cards", "pawns", "die", "box"}
GUIDE = "print-guide"
LONG = pytest.mark.long
CHANGES = [
    ("shared/locale/fi/tale.po", "ui.play-player", "Pelaaja {number}", set()),
    pytest.param(LABELS, "ui.cal-front", "etu", set(), marks=LONG),
    (LABELS, "ui.glue-tab", "liima", {"box", "die", GUIDE}),  # which shows how they are made
    pytest.param(LABELS, "ui.guide-title", "Aloita tästä", {GUIDE}, marks=LONG),
    pytest.param(LABELS, "ui.part-money", "rahat", {"money"}, marks=LONG),
    pytest.param(
        LABELS, "ui.sheet", "{title} {edition} {part} {number}/{total} {hash}", SHEETS, marks=LONG
    ),
    # The guide shows the first card, so that people know it.
    (
        CARDS,
        "decks.reference.cards.turn.texts.title",
        "Vuorosi",
        {"cards", f"{PICTURE}cards", GUIDE},
    ),
    pytest.param(GAME, "money.motto", "hyvä", {"money", f"{PICTURE}money"}, marks=LONG),
]


@pytest.mark.parametrize(("catalogue", "ident", "said", "parts"), CHANGES)
def test_a_changed_text_makes_anew_what_says_it(
    wish, drawn, tmp_path, catalogue, ident, said, parts
):
    before = files(wish.out)
    path = wish.content / catalogue
    was = path.read_bytes()
    try:
        translate(path, ident, said)
        build(wish)
        made = set(drawn)
        build(replace(wish, out=tmp_path / "cold"))
        assert files(wish.out) == files(tmp_path / "cold")
    finally:
        path.write_bytes(was)
        build(wish)
    assert made == parts
    assert files(wish.out) == before
