"""The shipped games, opened once, and short plans over them."""

import pytest

from forge.content.project import content_root, game_ids, open_game
from forge.model.load import game
from forge.simulate.known import rules_of
from forge.simulate.plan import Mode, Plan


@pytest.fixture(scope="session")
def boards():
    """A game and an edition for each rule set that plays a shipped one."""
    opened = [game(open_game(content_root() / ident)) for ident in game_ids(content_root())]
    pairs = [(each, edition) for each in opened for edition in each.editions]
    known = {rules_of(*pair): pair for pair in pairs}
    return {rules.id: (rules, *pair) for rules, pair in known.items() if rules is not None}


@pytest.fixture(scope="session")
def job_of(boards):
    """A plan for a rule set, by its id; any field of it can be given."""

    def made(ident, **fields):
        given = {"seats": 3, "games": 40, "seed": 11, "mode": Mode.INTERPRETED}
        return Plan(*boards[ident], **(given | fields))

    return made


@pytest.fixture(scope="session")
def plan(job_of):
    """A short interpreted run of the Zvezda edition, with the result of each game."""
    return lambda **fields: job_of("star-of-africa.zvezda", **({"results": True} | fields))
