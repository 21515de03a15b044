"""What was compiled is never older than the rules: an edit anywhere is seen."""

import pytest
from toy import MOVES, NUMBERS, RULES, toy

from forge.simulate import table
from forge.simulate.plan import Job

EDITS = {
    "a constant of another module": {"toy_numbers": NUMBERS.replace("STEP = 1", "STEP = 2")},
    "a function of another module": {"toy_moves": MOVES.replace("face * STEP", "face * STEP + 1")},
    "a function beside": {"toy_rules": RULES.replace("sides):", "sides - 1):")},
}


@pytest.fixture
def played(tmp_path, monkeypatch):
    """The digests of a few games of the toy, plain and compiled, and the folder that was used."""
    pytest.importorskip("numba", reason="the extra `fast` is not installed")
    from forge.simulate.compiled import fast

    monkeypatch.setenv("FORGE_CACHE", str(tmp_path / "kept"))
    (tmp_path / "rules").mkdir()

    def play(**edited):
        rules, bots = toy(tmp_path / "rules", monkeypatch, **edited)
        for module in (fast, table):
            monkeypatch.setattr(module, "rule_sets", lambda: {"toy": rules})
            monkeypatch.setattr(module, "all_bots", lambda: {"toy": bots})
        job = Job("toy", rules.tables(None, None), (0, 0), 5, 100, results=False, compiled=True)
        digests = [sat(job).play(0, 20).digest for sat in (table.PlainTable, fast.FastTable)]
        return *digests, fast.folder(rules, bots)

    return play


def test_every_edit_is_seen_and_what_was_compiled_before_is_used_again(played):
    """The same file names, one folder of kept functions, edit after edit."""
    plain, compiled, kept = played()
    assert plain == compiled
    assert kept.is_dir()
    first = sorted(kept.iterdir())
    digests = {plain}
    for edit, texts in EDITS.items():
        plain, compiled, other = played(**texts)
        assert plain == compiled, edit
        assert other != kept, edit
        digests.add(plain)
    assert len(digests) == 1 + len(EDITS)
    assert played()[2] == kept
    assert sorted(kept.iterdir()) == first


def test_comments_and_places_compile_nothing_anew(played):
    _, _, kept = played()
    _, _, again = played(toy_moves=f"# A remark.\n\n{MOVES}")
    assert kept == again
