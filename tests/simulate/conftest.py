"""The shipped games, opened once."""

import pytest

from forge.content.project import content_root, open_game
from forge.model.load import game
from forge.simulate.known import rules_of
from forge.simulate.plan import Mode, Plan


@pytest.fixture(scope="session")
def star():
    return game(open_game(content_root() / "star-of-africa"))


@pytest.fixture(scope="session")
def plan(star):
    """A short interpreted run of the Zvezda edition; any of its fields can be given."""
    edition = next(each for each in star.editions if each.id == "zvezda")
    rules = rules_of(star, edition)

    def made(**fields):
        given = {"seats": 3, "games": 40, "seed": 11, "mode": Mode.INTERPRETED, "results": True}
        return Plan(rules, star, edition, **(given | fields))

    return made
