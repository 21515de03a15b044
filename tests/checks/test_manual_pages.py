"""Every check's manual page is run: its Bad example bites, its Good example does not."""

from __future__ import annotations

import pytest

from forge.checks import checks, explain
from forge.checks.engine import Check
from forge.checks.manual import manual
from forge.draw.proof import Proof
from forge.finding import Severity


def looks_at_proofs(ident):
    return checks()[ident].looks_at is Proof


def test_the_small_atlas_is_clean(find):
    """The base of all examples: no check has anything to say about it."""
    assert [str(finding) for finding in find(draw=True)] == []


@pytest.mark.parametrize("ident", checks())
def test_bad_bites(ident, find):
    """The Bad example of a manual page is found by the check it belongs to, at a place."""
    found = find(manual(checks()[ident]).bad, draw=looks_at_proofs(ident))
    hits = [finding for finding in found if finding.check == ident]
    assert hits
    assert all(finding.mark for finding in hits)


@pytest.mark.parametrize("ident", checks())
def test_good_does_not_bite(ident, find):
    """The Good example of a manual page is not found by the check it belongs to."""
    found = find(manual(checks()[ident]).good, draw=looks_at_proofs(ident))
    assert [str(finding) for finding in found if finding.check == ident] == []


@pytest.mark.parametrize("ident", checks())
def test_explain_tells_what_why_bad_and_good(ident):
    """`explain` prints the whole page, with the id and the severity at its head."""
    page = explain(ident)
    assert page.startswith(f"{ident} ({checks()[ident].severity})")
    for heading in ("What it does", "Why it matters", "Bad", "Good"):
        assert f"\n{heading}\n" in page


def test_explain_of_nothing_is_refused():
    """There is no page for a check that does not exist."""
    with pytest.raises(KeyError):
        explain("board-dragons")


def test_a_docstring_without_an_example_is_our_mistake():
    """A check cannot be shipped without its manual page."""
    bare = Check(
        "x-y", "Title.", "Title.\n\nWhat.\n\nWhy.\n", Severity.NOTE, str, lambda _: iter(())
    )
    with pytest.raises(ValueError, match="x-y"):
        manual(bare)
