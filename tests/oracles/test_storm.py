"""Storm, a probabilistic model checker, judges the exact figures of small sub-games.

Storm: Hensel, Junges, Katoen, Quatmann and Volk, Int. J. Softw. Tools Technol. Transfer 24 (2022).
"""

from __future__ import annotations

from fractions import Fraction
from math import inf, isclose

import pytest

pytest.importorskip("stormpy", reason="stormpy is not installed (extra `oracles`)")

import drn
import stormpy
import subgames

from forge.checks.board_exact import throws_to_neighbours
from forge.simulate.chain import chain_of, chances, expected

CLOSE = 1e-6
LENGTH = 'R{"turns"}=? [F "end"]'
SHORTEST = 'R{"turns"}min=? [F "end"]'
EACH = pytest.mark.parametrize("which", subgames.subgames())


@pytest.fixture
def storm(tmp_path):
    """The values that Storm finds for a property in each state of a model."""

    def asked(model, question, number=float):
        path = tmp_path / "model.drn"
        path.write_text(model, "utf-8")
        built = stormpy.build_model_from_drn[number](str(path))
        (asked_for,) = stormpy.parse_properties(question)
        result = stormpy.model_checking(built, asked_for)
        return [result.get_value(i) for i in range(built.nr_states)]

    return asked


@EACH
def test_expected_lengths_agree_with_storm(which, storm):
    """To 1e-6 from each state of the sub-game, in floats on both sides."""
    chain = subgames.subgames()[which].chain()
    for ours, theirs in zip(
        expected(chain, float), storm(drn.of_chain(chain), LENGTH), strict=True
    ):
        assert isclose(ours, theirs, rel_tol=0, abs_tol=CLOSE)


@EACH
def test_expected_lengths_are_storms_to_the_last_digit(which, storm):
    """Fraction by fraction, where Storm reckons in rational numbers too."""
    chain = subgames.subgames()[which].chain()
    theirs = storm(drn.of_chain(chain), LENGTH, stormpy.Rational)
    assert expected(chain) == [Fraction(str(value)) for value in theirs]


@pytest.mark.parametrize("which", ["zvezda plays at random", "classic plays at random"])
@pytest.mark.parametrize("mark", [0, 1])
def test_chances_of_endings_agree_with_storm(which, mark, storm):
    """Whether somebody has been paid at Cape Town by the end."""
    game = subgames.subgames()[which]
    chain = chain_of(game.play, game.root, game.course, lambda s: s.cape_paid)
    question = f'P=? [F "mark{mark}"]'
    ours, theirs = chances(chain, mark), storm(drn.of_chain(chain), question)
    assert 0 < ours[0] < 1
    assert all(isclose(a, b, rel_tol=0, abs_tol=CLOSE) for a, b in zip(ours, theirs, strict=True))


def test_storm_too_finds_that_a_lost_star_may_never_come_home(storm):
    chain = subgames.endless().chain()
    ours = expected(chain)
    assert ours[0] == inf
    assert len({*ours}) > 1
    theirs = storm(drn.of_chain(chain), LENGTH)
    for a, b in zip(ours, theirs, strict=True):
        assert a == b or isclose(a, b, rel_tol=0, abs_tol=CLOSE)


@pytest.mark.parametrize(("start", "target"), subgames.PAIRS)
def test_throws_to_land_on_a_neighbour_are_the_least_that_the_rules_allow(start, target, storm):
    """The board check computes them from the board alone; Storm searches all play of the rules.

    The check sweeps until nothing changes by more than half a hundredth.
    """
    game = subgames.landing(start, target)
    values = storm(drn.of_choices(game.play, game.root, game.course.done), SHORTEST)
    claimed = throws_to_neighbours(subgames.TRIANGLE)[start, target]
    assert isclose(values[0], claimed, rel_tol=0, abs_tol=0.02)
