"""Laws of the rulebook's pages, over a sample that holds every kind of block."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from types import MappingProxyType

import pytest
import rulebook_sample as sample

from forge.draw import figures, rulebook
from forge.draw.rulebook_style import area
from forge.geometry import Size, mm
from forge.model.reading import holds
from forge.model.rulebook import Example, Figure, Listing, Paragraph, Rulebook, Table
from forge.scene import Clip, Fade, Item, Page, Place, Words

MARK = mm("2.2")
"""Rule ids are set smaller than this, all else bigger."""
PAPERS = {"a4": sample.A4, "letter": sample.LETTER}


@pytest.fixture(autouse=True)
def a_picture_for_tests(monkeypatch):
    pictures = MappingProxyType({"swatch": sample.grey(0.75)})
    monkeypatch.setattr(figures, "PICTURES", pictures)


@pytest.fixture(params=PAPERS)
def paper(request):
    return PAPERS[request.param]


@cache
def laid(paper: Size) -> tuple[Page, ...]:
    """The pages of the sample's rulebook."""
    return rulebook.pages(sample.desk(sample.book()), paper)


def words(items: tuple[Item, ...]) -> Iterator[Words]:
    """The words of items in the order they are drawn (a scene placed in them is left out)."""
    for item in items:
        match item:
            case Words():
                yield item
            case Clip() | Fade():
                yield from words(item.items)


def said(pages: tuple[Page, ...]) -> str:
    """All that the pages say in their text area, without blanks, rule ids and soft hyphens."""
    runs = []
    for page in pages:
        inner = area(page.scene.size)
        runs += [run for run in words(page.scene.items) if inner.y < run.y < inner.bottom]
    text = "".join(run.text for run in runs if run.size > MARK)
    return "".join(text.replace("\u00ad", "").split())


def texts(book: Rulebook) -> Iterator[str]:
    """Every text that the left edition prints, in reading order."""
    for section in book.sections:
        yield section.title.template
        for block in section.blocks:
            if not holds(block.when, {"side": "left"}):
                continue
            match block:
                case Paragraph():
                    yield block.text.template
                case Listing():
                    yield from (entry.text.template for entry in block.entries)
                case Table():
                    yield from (column.title.template for column in block.columns)
                    yield from (text.template for row in block.rows for text in row.cells.values())
                case Figure():
                    yield block.caption.template
                case Example():
                    yield block.title.template
                    if block.caption:
                        yield block.caption.template
                    yield from (entry.text.template for entry in block.entries)


def test_every_text_is_printed_once_and_in_order(paper):
    """A section's title also stands in the contents before; a figure may let text pass."""
    book = sample.book()
    found = said(laid(paper))
    titles = [section.title.template for section in book.sections]
    blocks = [block for section in book.sections for block in section.blocks]
    captions = [block.caption.template for block in blocks if isinstance(block, Figure)]
    start = 0
    for text in texts(book):
        whole = "".join(text.split())
        assert found.count(whole) == (2 if text in titles else 1), f"{text} is not there once"
        if text not in captions:
            at = found.rfind(whole)
            assert at >= start, f"{text} is out of order"
            start = at + len(whole)


def test_a_block_of_another_reading_is_left_out(paper):
    assert "omitted" not in said(laid(paper))


def test_words_stay_inside_the_margins(paper):
    """Text keeps to its area; rule ids, heads and page numbers to the printable paper."""
    inner = area(paper)
    for page in laid(paper):
        for run in words(page.scene.items):
            end = run.x + max((x for c in run.clusters for _, x, _ in c.glyphs), default=0)
            assert mm("6.35") <= run.x <= end <= paper.width - mm("6.35")
            assert mm("6.35") <= run.y <= paper.height - mm("6.35")
            if inner.y < run.y < inner.bottom and run.size > MARK:
                assert inner.x <= run.x <= end <= inner.right


def test_the_contents_name_the_page_on_which_each_section_begins(paper):
    book = sample.book()
    pages = laid(paper)
    begins = {mark.title: n for n, page in enumerate(pages, 1) for mark in page.bookmarks}
    listed = [run.text for run in words(pages[0].scene.items)]
    joined = " ".join(listed)
    for number, section in enumerate(book.sections, 1):
        title = section.title.template
        assert f"{number} {title} {begins[title]}" in joined
    assert len(set(begins.values())) > 3


def test_bookmarks_lead_to_every_section_in_order(paper):
    book = sample.book()
    marks = [m.title for page in laid(paper) for m in page.bookmarks]
    assert marks == [section.title.template for section in book.sections]


def test_the_quick_reference_has_a_page_to_itself(paper):
    pages = laid(paper)
    quick = [page for page in pages if "Quicktitle" in " ".join(m.title for m in page.bookmarks)]
    assert len(quick) == 1
    assert len(quick[0].bookmarks) == 1
    assert "S3" not in said(tuple(quick))
    assert "S4" not in said(tuple(quick))


def test_a_quick_reference_too_long_for_a_page_is_told():
    book = sample.book()
    long = Listing("long", "list", tuple(
        sample.Entry(f"e{i}", sample.prose(f"long{i}", 30)) for i in range(60)
    ))  # fmt: skip
    quick = replace(book.sections[-2], blocks=(long,))
    desk = sample.desk(replace(book, sections=(*book.sections[:-2], quick)))
    rulebook.pages(desk, sample.A4)
    assert [(spill.text, spill.kind) for spill in desk.setter.spills] == [("quicktitle", "height")]


def test_a_figure_higher_than_a_page_is_told(monkeypatch):
    monkeypatch.setattr(figures, "PICTURES", {"swatch": sample.grey(5)})
    desk = sample.desk(sample.book())
    rulebook.pages(desk, sample.A4)
    assert {spill.kind for spill in desk.setter.spills} == {"height"}
    assert "mm higher than" in desk.setter.spills[0].detail


def test_a_character_without_a_glyph_is_told():
    book = sample.book()
    blocks = (Paragraph("p", "paragraph", sample.text("odd", "A sign \U000f0000 nobody has.")),)
    desk = sample.desk(replace(book, sections=(replace(book.sections[0], blocks=blocks),)))
    rulebook.pages(desk, sample.A4)
    assert [(spill.text, spill.kind) for spill in desk.setter.spills] == [("odd", "glyph")]


def test_the_sample_fits_without_a_fault(paper):
    desk = sample.desk(sample.book())
    rulebook.pages(desk, paper)
    assert desk.setter.spills == []


def test_a_heading_never_ends_a_column(paper):
    for count in (40, 65, 110, 130):
        for page in rulebook.pages(sample.desk(sample.book(words=count)), paper):
            for run in words(page.scene.items):
                if run.size > mm(6) and run.y > area(paper).y:
                    assert run.y < area(paper).bottom - mm(10)


def test_rule_ids_stand_small_beside_their_texts(paper):
    pages = laid(paper)
    ids = [run for run in words(pages[0].scene.items) if run.text in ("Z4 Z5", "Z6")]
    assert len(ids) >= 2
    inner = area(paper)
    assert all(run.x < inner.x or run.x >= inner.right for run in ids)


def test_an_edition_without_a_rulebook_has_no_pages():
    desk = sample.desk(sample.book())
    bare = replace(desk, game=replace(desk.game, rulebooks=()))
    assert rulebook.pages(bare, sample.A4) == ()


def test_the_same_rulebook_gives_the_same_pages(paper):
    assert rulebook.pages(sample.desk(sample.book()), paper) == laid(paper)


def test_pictures_of_a_figure_are_placed(paper):
    pages = rulebook.pages(sample.desk(sample.book(sections=1)), paper)
    placed = [
        item.scene.name
        for page in pages
        for item in page.scene.items
        if isinstance(item, Place) and item.scene.name == "swatch"
    ]
    assert placed == ["swatch", "swatch"]
