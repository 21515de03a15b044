"""No word in a cell of a table is cut up: columns are as wide as their words, where they can be."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forge.build.catalogues import home, tags
from forge.build.examine import desk_in
from forge.build.opening import folders, opened
from forge.build.tongues import tongue
from forge.build.wish import Wish
from forge.draw import forms_lookup, forms_write, rulebook_tables
from forge.draw.desk import Desk
from forge.draw.forms_frame import Bench
from forge.draw.rulebook_lines import Galley
from forge.draw.widths import cut, shared
from forge.geometry import mm
from forge.locale.pseudo import PSEUDO
from forge.model.form import Goods, Grid
from forge.model.rulebook import Table
from forge.typeset.least import FEW
from forge.typeset.paragraph import Paragraph
from forge.typeset.setter import NOBODY, Setter
from forge.typeset.style import Style

COLUMN, PAGE, HALF = mm(83), mm(176), mm(90)
"""Of a rulebook, of a form on A4, of a column of tables on one."""
parts = st.lists(st.integers(1, 60), min_size=1, max_size=7)


@given(parts, st.data())
def test_columns_fill_the_table_and_none_is_narrower_than_its_longest_word(shares, data):
    """Where the words fit beside each other; else the same of the parts of words."""
    same = st.lists(st.integers(1, 200), min_size=len(shares), max_size=len(shares))
    words = data.draw(same)
    pieces = [data.draw(st.integers(1, word)) for word in words]
    found = shared(240, shares, words, pieces)
    assert sum(found) == pytest.approx(240)
    for floor in (words, pieces):
        if sum(floor) <= 240:
            assert all(a >= b - 1e-6 for a, b in zip(found, floor, strict=True))
            break


@given(parts)
def test_where_words_do_not_fit_the_narrow_columns_keep_their_width(words):
    whole = sum(words) * 0.7
    found = shared(whole, [1] * len(words), words)
    assert sum(found) == pytest.approx(whole)
    widest = max(found)
    assert all(a == b or a == pytest.approx(widest) for a, b in zip(found, words, strict=True))
    assert all(a <= b for a, b in zip(found, words, strict=True))


@given(parts)
def test_columns_without_words_keep_their_shares(shares):
    found = shared(100, shares, [0] * len(shares))
    assert found == pytest.approx([100 * one / sum(shares) for one in shares])
    edges = cut(found)
    assert edges[0][0] == 0
    assert all(a + b == c for (a, b), (c, _) in pairwise(edges))
    assert sum(width for _, width in edges) == 100


@given(st.sampled_from(["Mmoja mmoja", "Kirahvinkaulaiset", "tuntemattomista joista", "a b"]))
def test_a_text_fits_a_column_of_its_longest_word(said):
    setter, style = Setter("fi"), Style(size=8)
    least = setter.least(said, style)
    assert 0 < least.part <= least.word
    whole = setter.flow(said, style, least.word, NOBODY)
    assert not whole.broken
    assert not setter.flow(said, style, least.part, NOBODY).broken
    assert setter.flow(said, style, least.part // 3, NOBODY).broken


@cache
def spoken(game: str, tag: str):
    wish = Wish(games=(game,))
    return tongue(opened(folders(wish)[0], wish), tag)


def languages():
    """Every language of every game, and every pseudo-locale; some are looked at every time."""
    for folder in folders(Wish()):
        one = opened(folder, Wish(games=(folder.name,)))
        for tag in ("en", *tags(home(one)), *PSEUDO):
            usual = (folder.name, tag) in (("source-of-the-nile", "sw"), ("star-of-africa", "fi"))
            yield pytest.param(folder.name, tag, marks=[] if usual else pytest.mark.long)


def rulebook_tables_of(desk: Desk):
    """Every table of the rulebook in a column and across the page, the quick reference as well."""
    book = desk.game.rulebook(desk.edition.id)
    for section in book.sections if book else ():
        for block in section.blocks:
            if isinstance(block, Table):
                for width in (PAGE,) if section.quick else (COLUMN, PAGE):
                    yield rulebook_tables.table(Galley(desk, "rulebook", width), block)


def forms_of(desk: Desk):
    """Every table and every list on a form."""
    for one in desk.game.tables:
        yield forms_lookup.table(Bench(desk, int(HALF)), one)
    for form in desk.game.forms:
        for block in form.blocks:
            if isinstance(block, Grid):
                yield forms_write.grid(Bench(desk, int(PAGE)), block)
            elif isinstance(block, Goods):
                yield forms_write.goods(Bench(desk, int(PAGE)), block)


def well_cut(laid: Paragraph) -> bool:
    """Whether no word is broken, and none hyphenated so that hardly a letter stands alone."""
    runs = [run for line in laid.lines for run in line.runs]
    parts_ = [run.text.split()[-1] for run in runs if run.hyphen and run.text.split()]
    return not laid.broken and all(len(part) >= FEW for part in parts_)


@pytest.mark.parametrize(("game", "tag"), [*languages()])
def test_no_word_of_a_table_is_broken(game, tag, monkeypatch):
    said = spoken(game, tag)
    cells: list[tuple[str, Paragraph]] = []
    set_ = Setter.flow

    def kept(self, text, *args, **more):
        cells.append((text, set_(self, text, *args, **more)))
        return cells[-1][1]

    with said.speaking():
        for edition in said.game.editions:
            desk = desk_in(said, edition, None)
            monkeypatch.setattr(Setter, "flow", kept)
            made = [*rulebook_tables_of(desk), *forms_of(desk)]
            monkeypatch.undo()
            assert made
            assert desk.setter.spills == []
    assert len(cells) > 20
    assert [text for text, laid in cells if not well_cut(laid)] == []
