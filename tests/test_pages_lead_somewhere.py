"""The pages for people lead somewhere: every file that they link to is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), ROOT / "output/README.md"]
LINK = re.compile(r"\]\(([^)#\s]+)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_to_a_file_leads_to_one(page):
    links = [link for link in LINK.findall(page.read_text("utf-8")) if "://" not in link]
    lost = [link for link in links if not (page.parent / link).exists()]
    assert lost == []


def test_the_front_page_shows_the_board():
    """A picture of a few hundred kilobytes: it is loaded by everybody who looks."""
    picture = ROOT / "docs" / "board.png"
    assert "docs/board.png" in (ROOT / "README.md").read_text("utf-8")
    assert 50_000 < picture.stat().st_size < 700_000
