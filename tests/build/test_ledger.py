"""Facts kept from one build to the next are those that would be worked out."""

from __future__ import annotations

import pytest

from forge.build.ledger import HASH, PATIENCE, Ledger


def test_a_fact_is_found_by_the_next_build(tmp_path):
    first = Ledger(tmp_path / "ledger")
    first.keep("size", "0.98")
    assert first.find("size") == "0.98"
    first.write()
    assert Ledger(tmp_path / "ledger").find("size") == "0.98"
    assert Ledger(tmp_path / "ledger").find("other") is None


@pytest.mark.parametrize("harm", [b"", b"{}", lambda data: data[:-1], lambda data: data[HASH:]])
def test_a_damaged_ledger_counts_as_none(tmp_path, harm):
    path = tmp_path / "ledger"
    ledger = Ledger(path)
    ledger.keep("size", "0.98")
    ledger.write()
    path.write_bytes(harm(path.read_bytes()) if callable(harm) else harm)
    assert Ledger(path).find("size") is None


def test_a_fact_that_nobody_asks_for_goes_after_some_builds_that_keep_something_new(tmp_path):
    """A build that keeps nothing new ages nothing, and a fact asked for is young again."""
    path = tmp_path / "ledger"
    first = Ledger(path)
    for name in ("asked", "idle"):
        first.keep(name, name)
    first.write()
    for number in range(PATIENCE + 1):
        plain = Ledger(path)
        assert plain.find("asked") == "asked"
        assert plain.write() >= {"asked", "idle"}
        later = Ledger(path)
        assert later.find("asked") == "asked"
        later.keep(f"new {number}", "")
        kept = later.write()
    assert kept == {"asked", *(f"new {number}" for number in range(PATIENCE + 1))}
    assert Ledger(path).find("asked") == "asked"
    assert Ledger(path).find("idle") is None
