"""Facts kept from one build to the next are those that would be worked out."""

from __future__ import annotations

import pytest

from forge.build.ledger import HASH, Ledger


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


def test_facts_that_nothing_asks_for_any_more_go(tmp_path):
    path = tmp_path / "ledger"
    first = Ledger(path)
    first.keep("this", "1")
    first.keep("that", "2")
    first.write()
    second = Ledger(path)
    assert second.find("this") == "1"
    second.keep("new", "3")
    second.write()
    third = Ledger(path)
    assert [third.find(name) for name in ("this", "that", "new")] == ["1", None, "3"]
