"""The real kit as it comes out of a printer: measured on rendered pages."""

import lens
import numpy as np
import pypdfium2
import pytest

from forge.backend.pdf import pdf
from forge.build.examine import desk
from forge.content import project
from forge.draw.tokens import tokens as token_pieces
from forge.geometry import Um
from forge.model import load
from forge.press.paper import DEFAULT_MARGIN, PAPERS
from forge.press.sheet import SheetPlan, impose
from forge.press.turn import Duplex
from forge.scene import Book

MARGIN = DEFAULT_MARGIN / 1000
OVERLAP = 10
ODD = 4.9371  # dots per mm at which no edge lies between two pixels, where it could fall to either
SHEETS = ("board", "tokens", "money", "cards")


@pytest.fixture(scope="session")
def game():
    return load.game(project.open_game(project.content_root() / "star-of-africa"))


@pytest.fixture(scope="session")
def edition(game):
    return next(edition for edition in game.editions if edition.id == "zvezda")


def faces(opened, name):
    """The pages of a book that carry a ruler: fronts, and tiles without their map."""
    pages = list(opened(name))
    return pages[1:] if name == "board" else pages[::2]


def found(page, words):
    """The box of the first place where words stand, mm from the top left."""
    text = page.get_textpage()
    hit = text.search(words).get_next()
    assert hit is not None, f"{words} is not on the page"
    start, count = hit
    boxes = [text.get_charbox(at) for at in range(start, start + count)]
    left, bottom, right, top = zip(*boxes, strict=True)
    return lens.Window.of(page, (min(left), min(bottom), max(right), max(top)))


def runs(row):
    """The middles of the dark runs in a row of pixels."""
    steps = np.diff(np.concatenate([[0], row.astype(int), [0]]))
    return (np.flatnonzero(steps == 1) + np.flatnonzero(steps == -1)) / 2


@pytest.mark.parametrize("name", SHEETS)
def test_o03_the_ruler_of_every_sheet_is_100_mm(opened, name):
    """The first and the last of its eleven centimetre marks are 100 mm apart, to 0.1 mm."""
    dots = 20
    for page in faces(opened, name):
        words = found(page, "100 mm")
        if words.width > words.height:
            around = lens.Window(words.x - 104, words.y - 1.5, 104, words.height + 3)
        else:  # beside the art, read from below
            around = lens.Window(words.x - 1.5, words.y + words.height, words.width + 3, 104)
        dark = lens.look(page, around, dots).max(axis=2) < 128
        lines = dark if words.width > words.height else dark.T
        ticks = [marks for marks in map(runs, lines) if len(marks) == 11]
        assert ticks, "no line of the ruler shows eleven marks"
        assert (ticks[0][-1] - ticks[0][0]) / dots == pytest.approx(100, abs=0.1)


def test_o06_the_tiles_put_together_are_the_board(opened):
    """Each tile looks as its part of the untiled board; the parts overlap and leave no gap."""
    board = opened("board-untiled-420x594mm")[0]
    sheets = [(page, lens.Window.of(page, page.get_trimbox())) for page in faces(opened, "board")]
    rows = [[]]
    for sheet in sheets:
        if rows[-1] and sum(w.width - OVERLAP for _, w in rows[-1]) + OVERLAP > 419.9:
            rows.append([])
        rows[-1].append(sheet)
    assert sum(row[0][1].height - OVERLAP for row in rows) + OVERLAP == pytest.approx(594, abs=0.01)
    y = 0.0
    for row in rows:
        assert sum(w.width - OVERLAP for _, w in row) + OVERLAP == pytest.approx(420, abs=0.01)
        x = 0.0
        for page, window in row:
            there = lens.Window(x, y, window.width, window.height)
            apart = lens.look(page, window, ODD) - lens.look(board, there, ODD)
            assert np.abs(apart[2:-2, 2:-2]).max() <= 12
            x += window.width - OVERLAP
        y += row[0][1].height - OVERLAP


def sides(window, rim):
    """Four strips round a window, ``rim`` mm wide."""
    x, y, right, bottom = window.x, window.y, window.x + window.width, window.y + window.height
    width, height = window.width + 2 * rim, window.height + 2 * rim
    return (
        lens.Window(x - rim, y - rim, width, rim),
        lens.Window(x - rim, bottom, width, rim),
        lens.Window(x - rim, y - rim, rim, height),
        lens.Window(right, y - rim, rim, height),
    )


@pytest.mark.parametrize("name", [*SHEETS, "rulebook"])
def test_beyond_the_printable_area_is_nothing_to_keep(opened, name):
    """Black marks at most; bleed may reach there, which is cut off; trims never do."""
    for page in opened(name):
        paper, bleed = (
            lens.Window.of(page, box) for box in (page.get_mediabox(), page.get_bleedbox())
        )
        area = lens.Window(MARGIN, MARGIN, paper.width - 2 * MARGIN, paper.height - 2 * MARGIN)
        if page.get_trimbox() == page.get_mediabox():
            bleed = lens.Window(0, 0, 0, 0)
        else:
            trim = lens.Window.of(page, page.get_trimbox())
            assert min(trim.x, trim.y) >= MARGIN - 0.001
            assert trim.x + trim.width <= paper.width - MARGIN + 0.001
            assert trim.y + trim.height <= paper.height - MARGIN + 0.001
        for strip in sides(area, MARGIN):
            pixels = lens.look(page, strip, 4)
            if name == "rulebook":
                assert not lens.inked(pixels).any()
                continue
            high, wide = pixels.shape[:2]
            x = strip.x + (np.arange(wide) + 0.5) / 4
            y = strip.y + (np.arange(high) + 0.5) / 4
            beside_x = (x < bleed.x - 0.2) | (x > bleed.x + bleed.width + 0.2)
            beside_y = (y < bleed.y - 0.2) | (y > bleed.y + bleed.height + 0.2)
            outside = beside_y[:, None] | beside_x[None, :]
            colour = pixels.max(axis=2) - pixels.min(axis=2)
            assert colour[outside].max() < 12


@pytest.mark.parametrize("name", SHEETS)
def test_marks_keep_off_art_and_bleed(opened, name):
    """A rim of 0.3 mm round what may be printed is white on every sheet."""
    for page in faces(opened, name):
        art = lens.Window.of(page, page.get_bleedbox())
        grown = lens.Window(art.x - 0.1, art.y - 0.1, art.width + 0.2, art.height + 0.2)
        for strip in sides(grown, 0.2):
            assert not lens.inked(lens.look(page, strip, 20)).any()


def miss(front, back, pitch, edge):
    """How far the back's ink, seen through the sheet, lies off the front's, in mm.

    Compared on a line 1 mm below the top of each row, where only bleed is: there a shift
    sideways moves every end of the ink, and a shift up or down every length.
    """
    dots = 100
    art = lens.Window.of(front, front.get_bleedbox())
    worst = 0.0
    for row in range(round(art.height / pitch)):
        line = lens.Window(art.x - 1, art.y + row * pitch + 1, art.width + 2, 0.01)
        one = lens.inked(lens.look(front, line, dots))[0]
        other = lens.inked(lens.look(back, line, dots, edge))[0]
        ends = [np.flatnonzero(np.diff(ink.astype(int))) for ink in (one, other)]
        assert len(ends[0]) == len(ends[1]) >= 2
        worst = max(worst, np.abs(ends[0] - ends[1]).max() / dots)
    return worst


@pytest.fixture(scope="session")
def pieces(game, edition):
    """The tokens of the edition, and the desk they were drawn at."""
    at = desk(game, edition, "en", None)
    return at, token_pieces(at)


@pytest.fixture(scope="session")
def pitch(pieces):
    """From one token to the next, mm."""
    token = pieces[1][0]
    return (token.size.width + 2 * token.bleed) / 1000


def two_sides(pieces, kit, duplex):
    """The front and the back of a sheet of tokens, whose backs go just as far as their fronts."""
    plan = SheetPlan(PAPERS[kit.name], duplex=duplex, back_bleed=Um(0))
    pages = impose(pieces[1], plan)
    data = pdf(Book("tokens", "en", "", "", "", pages, "short"), pieces[0].setter.fonts, {})
    return pypdfium2.PdfDocument(data)


def test_o01_token_backs_lie_behind_their_fronts_on_the_long_edge(pieces, pitch, kit):
    front, back = two_sides(pieces, kit, Duplex.LONG)
    assert miss(front, back, pitch, "x") <= 0.0101


def test_o01_token_backs_lie_behind_their_fronts_on_the_short_edge(pieces, pitch, kit):
    """The same pieces, laid out for a printer that turns about the short edge."""
    front, back = two_sides(pieces, kit, Duplex.SHORT)
    assert miss(front, back, pitch, "y") <= 0.0101


def test_o01_printed_backs_cover_their_fronts_and_go_on_past_them_evenly(opened, pitch):
    """In the kit a back has more bleed than its front, the same on its left and its right."""
    front, back = opened("tokens")
    art = lens.Window.of(front, front.get_bleedbox())
    for row in range(round(art.height / pitch)):
        line = lens.Window(art.x - 1, art.y + row * pitch + 1, art.width + 2, 0.01)
        one, other = (
            np.flatnonzero(np.diff(lens.inked(lens.look(page, line, 100, edge))[0].astype(int)))
            for page, edge in ((front, ""), (back, "x"))
        )
        assert len(one) == len(other) >= 2
        before, after = one[::2] - other[::2], other[1::2] - one[1::2]
        assert before.min() >= 0 and after.min() >= 0
        assert np.abs(before - after).max() <= 2  # hundredths of a millimetre


def test_o02_as_many_tokens_as_the_edition_says_on_both_sides(opened, pitch, edition):
    """A place is taken when there is ink near its edge."""
    for page in opened("tokens"):
        art = lens.Window.of(page, page.get_bleedbox())
        ink = lens.inked(lens.look(page, art, 4))
        columns, rows = round(art.width / pitch), round(art.height / pitch)
        taken = sum(
            ink[round((row * pitch + 1) * 4), round((column + 0.5) * pitch * 4)]
            for row in range(rows)
            for column in range(columns)
        )
        assert taken == sum(mix.count + mix.spare for mix in edition.tokens)


def test_o02_as_many_notes_as_the_edition_says(opened, game, edition):
    worth = {"n100": "onehundred", "n500": "fivehundred"}
    said = ["".join(p.get_textpage().get_text_range().split()) for p in faces(opened, "money")]
    for supply in edition.notes:
        assert sum(text.count(worth[supply.id]) for text in said) == supply.count


def test_o02_as_many_cards_as_the_deck_has_and_as_many_backs(opened, game):
    deck = next(deck for deck in game.decks if "zvezda" in deck.editions)
    pages = [page.get_textpage().get_text_range() for page in opened("cards")]
    for texts in (pages[::2], pages[1::2]):
        heads = ("Your turn", "Places", "Tokens", "Robbers")
        shown = sum(text.count(f"{head}\r\n") for text in texts for head in heads)
        assert shown == sum(card.count for card in deck.cards)


def test_the_label_of_every_sheet_can_be_read(opened):
    """Which sheet this is, in letters of 6 pt at least, whose tall ones are 1.55 mm high."""
    for name in SHEETS:
        pages = faces(opened, name)
        for number, page in enumerate(pages, 1):
            words = found(page, f"sheet {number} of {len(pages)}")
            assert min(words.width, words.height) >= 1.55
