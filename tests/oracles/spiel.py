"""Any rule set under any edition as a game of OpenSpiel, so that it can be judged there.

    game = load(register(rules, game, edition), players=3, limit=20)

Action numbers are those of the rules. Chance is explicit; what lies face down is known to nobody,
so all players see the same, and a player's information state is the row of all views so far.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import pyspiel

from forge.model.edition import Edition
from forge.model.game import Game
from forge.rules import layout
from forge.rules.protocol import CHANCE, END, RuleSet

ACTIONS = 4096
"""Action numbers are small: OpenSpiel refuses any from here on."""
WIN = 1000
"""What ``scores`` gives to a single winner."""


@dataclass(frozen=True)
class Subject:
    """What is played: a rule set on the tables of an edition."""

    name: str
    rules: RuleSet
    b: Any
    edition: Edition

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        """Its name: OpenSpiel copies and pickles states, and the tables never change."""
        return subject, (self.name,)


SUBJECTS: dict[str, Subject] = {}
"""What has been registered, by name."""


def subject(name: str) -> Subject:
    """What is played under a name; KeyError when nothing is."""
    return SUBJECTS[name]


def register(rules: RuleSet, game: Game, edition: Edition) -> str:
    """Makes a rule set under an edition known to OpenSpiel; the name that it has there."""
    name = re.sub(r"\W", "_", f"forge_{rules.id}_{edition.id}")
    SUBJECTS[name] = Subject(name, rules, rules.tables(game, edition), edition)
    kind = _type(name, edition)
    # A class of its own: OpenSpiel keeps what makes a game until after the interpreter's end, when
    # a function would be freed without it.
    made = type(f"{name}_game", (SpielGame,), {"subject": SUBJECTS[name], "kind": kind})
    pyspiel.register_game(kind, made)
    return name


def load(name: str, players: int, limit: int) -> Any:
    """A registered game for so many players that ends after ``limit`` turns."""
    return pyspiel.load_game(name, {"players": players, "limit": limit})


def _type(name: str, edition: Edition) -> Any:
    return pyspiel.GameType(
        short_name=name,
        long_name=name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=edition.players_max,
        min_num_players=edition.players_min,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={"players": edition.players_min, "limit": 20},
    )


class SpielGame(pyspiel.Game):
    """A game for OpenSpiel; its parameters are the number of players and the limit of turns."""

    subject: Subject
    kind: Any

    def __init__(self, given: dict[str, int] | None = None) -> None:
        params, subject = given or {}, self.subject
        self.seats = params.get("players", subject.edition.players_min)
        self.limit = params.get("limit", 20)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=ACTIONS,  # a mask of them has a place for each number
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=subject.rules.longest(subject.b, self.seats, self.limit),
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(recalls=recalls)


class SpielState(pyspiel.State):
    """A state of the rules, with a digest of all that has been seen on the way to it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.subject = game.subject
        rules, b = self.subject.rules, self.subject.b
        self.s = rules.state(b, game.seats)
        rules.setup(b, self.s, game.seats, game.limit)
        self.seen = sha256(self.shown().encode()).hexdigest()

    def shown(self) -> str:
        """What all players see."""
        s = layout.copy(self.s)
        self.subject.rules.view(self.subject.b, s)
        return json.dumps(layout.dump(s))

    def current_player(self) -> int:
        turn = self.subject.rules.turn(self.subject.b, self.s)
        names = {END: pyspiel.PlayerId.TERMINAL, CHANCE: pyspiel.PlayerId.CHANCE}
        return int(names.get(turn, turn))

    def is_terminal(self) -> bool:
        return self.subject.rules.turn(self.subject.b, self.s) == END

    def _legal_actions(self, player: int) -> list[int]:
        out = [0] * self.subject.rules.room(self.subject.b)
        return out[: self.subject.rules.legal(self.subject.b, self.s, out)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        rules, b = self.subject.rules, self.subject.b
        out, weights = [0] * rules.room(b), [0] * rules.room(b)
        n = rules.odds(b, self.s, out, weights)
        total = sum(weights[:n])
        return [(a, w / total) for a, w in zip(out[:n], weights[:n], strict=True)]

    def _apply_action(self, action: int) -> None:
        self.subject.rules.apply(self.subject.b, self.s, action, None)
        self.seen = sha256((self.seen + self.shown()).encode()).hexdigest()

    def _action_to_string(self, player: int, action: int) -> str:
        return self.subject.rules.name(self.subject.b, self.s, action)

    def returns(self) -> list[float]:
        shares = [0] * self.s.seats
        if self.is_terminal():
            self.subject.rules.scores(self.subject.b, self.s, shares)
        return [share / WIN for share in shares]

    def __str__(self) -> str:
        return json.dumps(layout.dump(self.s))


class Observer:
    """What a player knows: the view, and with perfect recall all views before it."""

    def __init__(self, *, recalls: bool) -> None:
        self.recalls = recalls
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """There is no tensor to fill."""

    def string_from(self, state: SpielState, player: int) -> str:
        past = f"{state.seen} " if self.recalls else ""
        return f"seat {player} {past}{state.shown()}"
