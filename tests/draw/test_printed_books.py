"""Laws of the rulebooks that people print: full columns, edges kept, type that can be read."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from forge.build.examine import desk
from forge.build.opening import folders, opened
from forge.build.setting import on_sheets, on_spreads, setting
from forge.build.wish import Wish
from forge.draw import rulebook
from forge.draw.desk import Desk
from forge.draw.rulebook_bricks import Leaf
from forge.draw.rulebook_lines import rows_of, trial
from forge.draw.rulebook_sizes import sizes
from forge.draw.rulebook_style import SMALL, USUAL, Edges, area
from forge.geometry import Box, Size, Um, mm
from forge.press.booklet import leaf
from forge.press.paper import PAPERS, Margins
from forge.press.small import smallest_type
from forge.scene import Words

SHORT = {"a4": 0.1, "letter": 0.1, "legal": 0.1, "a5": 0.11}
"""The share of a page that a column may be shorter than the text area, by paper: small pages leave
more before an example that does not fit."""
BOOKLETS = {"a4": 0.11, "letter": 0.11, "legal": 0.13}
"""The same of booklets; half a Legal sheet is so low that no size leaves less before an example."""
UNEVEN = 0.06
"""The share of a page by which the columns that end a run may differ: about four lines."""


FILLED = 0.3
"""The share of a page that the last page of a run is filled to at least."""


def books() -> list[tuple[str, str]]:
    """Every edition that has a rulebook, with the folder of its game."""
    found = []
    for folder in folders(Wish()):
        game = opened(folder, Wish()).game
        found += [(folder.name, book.id) for book in game.rulebooks]
    return found


BOOKS = books()
LONG = pytest.mark.long
Named = tuple[str, str]


@cache
def at(book: Named) -> Desk:
    wish = Wish(games=(book[0],))
    game = opened(folders(wish)[0], wish).game
    return desk(game, game.edition(book[1]), "en", None)


def laid(book: Named, page: Size, edges: Edges) -> tuple[tuple[Leaf, ...], Box]:
    """The leaves of a rulebook set for a page, and the area that they fill."""
    for _, size, set_ in sizes(page, edges):
        tried = trial(at(book))
        rulebook.pages(tried, size, art=False, edges=set_)
        if not tried.setter.spills:
            return rulebook.leaves(trial(at(book)), size, set_), area(size, set_)
    raise AssertionError(page)


def ends(one: Leaf, whole: Box) -> tuple[float, float]:
    """How far the left and the right half of a page end above its foot, as shares of it."""
    middle = whole.x + whole.width // 2
    halves = (
        [part.box.bottom for part in one.laid if part.box.x < middle],
        [part.box.bottom for part in one.laid if part.box.right > middle],
    )
    left, right = ((whole.bottom - max(half)) / whole.height if half else 1.0 for half in halves)
    return left, right


@pytest.mark.parametrize("book", BOOKS, ids="-".join)
@pytest.mark.parametrize("paper", ["a4", *(pytest.param(p, marks=LONG) for p in [*SHORT][1:])])
def test_law_columns_end_at_the_foot_and_last_columns_end_together(book, paper):
    """A page is full in both columns; one that ends a run has columns of about one height."""
    leaves, whole = laid(book, PAPERS[paper].size, on_sheets(Margins()))
    assert len(leaves) > 3
    for one, after in pairwise((*leaves, None)):
        left, right = ends(one, whole)
        if after is None or after.fresh:
            assert abs(left - right) <= UNEVEN
            assert min(left, right) <= 1 - FILLED
        else:
            assert max(left, right) <= SHORT[paper]
        assert min(left, right) >= -1e-4
    for one, after in pairwise(leaves):
        last, first = one.laid[-1].brick.name, after.laid[0].brick.name
        assert last != first, f"{last} goes over a page"


@pytest.mark.long
@pytest.mark.parametrize("book", BOOKS, ids="-".join)
@pytest.mark.parametrize("paper", list(BOOKLETS))
def test_law_the_columns_of_booklets_are_full_as_well(book, paper):
    leaves, whole = laid(book, leaf(PAPERS[paper].size), on_spreads(Margins()))
    for one, after in pairwise((*leaves, None)):
        left, right = ends(one, whole)
        if after is None or after.fresh:
            assert abs(left - right) <= UNEVEN
        else:
            assert max(left, right) <= BOOKLETS[paper]


@pytest.mark.parametrize("book", BOOKS, ids="-".join)
@pytest.mark.parametrize(
    ("paper", "share"),
    [("a4", 0.5), pytest.param("letter", 0.5, marks=LONG), pytest.param("a4", 1, marks=LONG)],
)
def test_no_word_is_printed_below_five_points_and_no_rule_id_below_six(book, paper, share):
    size = PAPERS[paper].size
    page, edges = (leaf(size), on_spreads(Margins())) if share < 1 else (size, on_sheets(Margins()))
    set_ = setting(at(book), page, edges)
    assert set_ is not None
    for one in set_.pages:
        found = smallest_type(one.scene, set_.scale)
        assert found is None or found[0] >= 5.2 - 0.01, found
    rows = {row for rules in told(book) for row in rows_of(rules)}
    ids = [
        item.size * set_.scale / mm(1) / 25.4 * 72
        for one in set_.pages for item in one.scene.items
        if isinstance(item, Words) and item.text in rows
    ]  # fmt: skip
    assert len(ids) > 20
    assert min(ids) >= SMALL - 0.01


def told(book: Named) -> list[tuple[str, ...]]:
    """The rule ids of the paragraphs of a rulebook."""
    read = at(book).game.rulebook(book[1])
    return [b.rules for s in read.sections for b in s.blocks if getattr(b, "rules", ())]


@pytest.mark.parametrize(
    "margins",
    [
        pytest.param(Margins(), marks=LONG),
        pytest.param(Margins.all(mm(15)), marks=LONG),
        Margins(mm(9), mm(20), mm(7), mm(17)),
    ],
)
@pytest.mark.parametrize("way", [on_sheets, on_spreads])
def test_nothing_of_the_rulebook_is_drawn_where_the_printer_leaves_white(margins, way):
    edges = way(margins)
    for paper in ("a4", "letter"):
        size = PAPERS[paper].size
        for page in rulebook.pages(trial(at(BOOKS[0])), size, art=False, edges=edges):
            for run in page.scene.items:
                if isinstance(run, Words):
                    end = run.x + max((x for c in run.clusters for _, x, _ in c.glyphs), default=0)
                    assert edges.left <= run.x <= end <= size.width - edges.right
                    assert edges.top + mm(2) <= run.y <= size.height - edges.bottom


def test_edges_that_a_printer_usually_leaves_change_nothing():
    """The margins of the design are wider than a home printer needs."""
    for paper in PAPERS.values():
        free = Edges(Um(0), Um(0), Um(0), Um(0))
        assert area(paper.size, free) == area(paper.size, USUAL)


def test_edges_grow_with_the_page_that_is_set():
    assert Edges(mm(5), mm(6), mm(7), mm(8)).set(1.5) == Edges(
        Um(7_500), Um(9_000), Um(10_500), Um(12_000), 1.5
    )
