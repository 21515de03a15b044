"""What compiled code assumes of the rules: no index below 0, and whole numbers alone."""

import pytest

from forge.rules.layout import rows
from forge.simulate.known import all_bots
from forge.simulate.table import PlainTable


class Strict(list):
    """A list that refuses indexes from the end."""

    def __getitem__(self, at):
        assert not isinstance(at, int) or at >= 0, at
        return super().__getitem__(at)

    def __setitem__(self, at, value):
        assert not isinstance(at, int) or at >= 0, at
        super().__setitem__(at, value)


def strict(value):
    for name, _ in rows(type(value)):
        setattr(value, name, Strict(getattr(value, name)))
    return value


SLOW = "source-of-the-nile.explorers"
"""A rule set whose games take a second each when every index is looked at."""


@pytest.mark.parametrize(
    "ident",
    [
        pytest.param(ident, marks=pytest.mark.long if ident == SLOW else ())
        for ident in sorted(all_bots())
    ],
)
def test_no_index_is_below_zero(job_of, ident):
    """In Python it would count from the end; compiled it would leave the list."""
    look_at_every_index(job_of, ident, 1 if ident == SLOW else 12)


@pytest.mark.long
def test_no_index_is_below_zero_in_many_slow_games(job_of):
    look_at_every_index(job_of, SLOW, 12)


def look_at_every_index(job_of, ident, games):
    for policy in all_bots()[ident].policies:
        plan = job_of(ident, seats=4, policies=(policy,), limit=120)
        table = PlainTable(plan.job(compiled=False))
        for value in (table.job.tables, table.state, table.memory):
            strict(value)
        assert table.play(0, games).games == games


@pytest.mark.long
@pytest.mark.parametrize("ident", sorted(all_bots()))
def test_compiled_numbers_are_whole(job_of, ident, tmp_path, monkeypatch):
    """A mix of signed and unsigned would become a fraction, and lose digits."""
    pytest.importorskip("numba", reason="the extra `fast` is not installed")
    from forge.simulate.compiled import fast

    monkeypatch.setenv("FORGE_CACHE", str(tmp_path))
    fast.compiled.cache_clear()
    table = fast.FastTable(job_of(ident).job(compiled=True))
    table.play(0, 1)
    fast.compiled.cache_clear()
    made = [f for f in vars(table.space).values() if getattr(f, "overloads", None)]
    assert len(made) > 50
    for function in made:
        for overload in function.overloads.values():
            kinds = {str(kind) for kind in overload.type_annotation.typemap.values()}
            assert not {kind for kind in kinds if kind.startswith("float")}, function
