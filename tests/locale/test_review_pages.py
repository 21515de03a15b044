"""Every manual page of a check of translations is run: Bad bites, Good does not."""

from __future__ import annotations

import pytest
from checks_page import PAGE, page

from forge.build.listing import manual_page
from forge.locale.review import reviews
from forge.locale.review.manual import tried
from forge.manual import manual


def said_of(ident):
    return manual(ident, reviews()[ident].doc)


@pytest.mark.parametrize("ident", reviews())
def test_bad_bites_and_only_its_own_check(ident):
    """The Bad example is found by the check it belongs to, at its line, with a hint."""
    found = tried(said_of(ident).bad)
    hits = [one for one in found if one.check == ident]
    assert hits
    assert all(one.mark and one.hint for one in hits)
    assert [str(one) for one in found if one.check != ident] == []


@pytest.mark.parametrize("ident", reviews())
def test_good_does_not_bite(ident):
    """No check has anything to say about a Good example."""
    assert [str(one) for one in tried(said_of(ident).good)] == []


@pytest.mark.parametrize("ident", reviews())
def test_explain_tells_what_why_bad_and_good(ident):
    said = manual_page(ident)
    assert said.startswith(f"{ident} ({reviews()[ident].severity})")
    for heading in ("What it does", "Why it matters", "Bad", "Good"):
        assert f"\n{heading}\n" in said


def test_the_page_lists_every_check():
    """docs/translation-checks.md is what `python tests/locale/checks_page.py` makes."""
    assert PAGE.read_text(encoding="utf-8") == page()
