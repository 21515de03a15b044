"""Small games with the policy that each is played by: few states, the real rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from proof_boards import board_of, case_of

from forge.content.project import content_root, open_game
from forge.model.board import Ring
from forge.model.load import game as load
from forge.rules import across_expedition
from forge.rules.protocol import CHANCE, END
from forge.rules.star_of_africa.codes import ARC, BEGIN, ROLL
from forge.simulate.across_africa import trek as way
from forge.simulate.chain import Chain, Course, chain_of
from forge.simulate.chance import lot, outcome
from forge.simulate.explore import Play

Policy = Callable[[Any], Mapping[int, int]]
STREAM = 1
"""Of the lots that a mixed policy draws; the same as the shipped random policy's."""


@dataclass(frozen=True)
class SubGame:
    """A game that goes on from ``root`` and is counted in turns."""

    play: Play
    root: Any
    course: Course

    def chain(self) -> Chain:
        return chain_of(self.play, self.root, self.course)

    def turns(self, seed: int, game: int) -> int:
        """How many turns one simulated game takes."""
        b, rules, s = self.play.b, self.play.rules, self.root
        room = rules.room(b)
        while rules.turn(b, s) != END and not self.course.done(s):
            if rules.turn(b, s) == CHANCE:
                out, weights = [0] * room, [0] * room
                n = rules.odds(b, s, out, weights)
                action = outcome(out, weights, n, seed, game, s.ply)
            else:
                action = drawn(self.course.policy(s), seed, game, s.ply)
            s = self.play.after(s, action)
        return int(self.course.count(s) - self.course.count(self.root))


def drawn(weighed: Mapping[int, int], seed: int, game: int, ply: int) -> int:
    """One of the actions, by lot."""
    number = lot(seed, game, ply, STREAM, sum(weighed.values()))
    for action, weight in weighed.items():
        if number < weight:
            return action
        number -= weight
    raise AssertionError(weighed)


def turns(s: Any) -> int:
    return int(s.turns)


def evenly(play: Play) -> Policy:
    """Every legal action alike."""
    return lambda s: dict.fromkeys(play.moves(s), 1)


def toward(play: Play, target: str) -> Policy:
    """The step that leads nearest to a point; what is nearest in number among equals."""
    b = play.b
    far = {b.names.points.index(target): 0}
    front = list(far)
    for v in front:
        for e in range(b.n_arcs):
            if b.head[e] == v and b.tail[e] not in far:
                far[b.tail[e]] = far[v] + 1
                front.append(b.tail[e])

    def policy(s: Any) -> Mapping[int, int]:
        moves = play.moves(s)
        steps = [a for a in moves if ARC <= a < ARC + b.n_arcs]
        if s.phase != BEGIN and steps:
            return {min(steps, key=lambda a: (far[b.head[a - ARC]], a)): 1}
        return {ROLL if ROLL in moves else moves[-1]: 1}

    return policy


def walker(case: Any, at: str, *, star: bool = False) -> tuple[Play, Any]:
    """A pawn alone on a board without tokens, about to begin a turn."""
    play = case.play
    s = play.begin(1)
    s.phase, s.turns, s.laid = BEGIN, 1, play.b.n_squares
    s.left[:] = [0] * play.b.n_kinds
    s.pos[0] = play.b.names.points.index(at)
    if star:
        s.owner, s.found = 0, 1
    return play, s


TRIANGLE = board_of(
    ["home!", "east", "west", "spur"], ["home-east:7", "home-west:4", "east-west:5", "west-spur:2"]
)
PAIRS = [pair for link in TRIANGLE.links for pair in ((link.from_, link.to), (link.to, link.from_))]


def landing(start: str, target: str) -> SubGame:
    """Classic: from a point to its neighbour by exact count (C7)."""
    play, s = walker(case_of("classic", TRIANGLE), start)
    number = play.b.names.points.index(target)
    return SubGame(
        play,
        s,
        Course(toward(play, target), turns, lambda s: s.phase == BEGIN and s.pos[0] == number),
    )


def homing(name: str, **values: Any) -> SubGame:
    """The Star is carried home over a road with two rings (Z1, Z20; C10, C18)."""
    board = board_of(["home!", "east", "west"], ["home-east:9", "home-west:6", "east-west:4"])
    link = board.links[0].id
    ringed = replace(board, rings=(Ring("one", link, 3), Ring("two", link, 7)))
    play, s = walker(case_of(name, ringed, **values), "east", star=True)
    return SubGame(play, s, Course(toward(play, "home"), turns))


def whole(name: str, points: list[str], links: list[str], tokens: list[str]) -> SubGame:
    """A whole game of one player who does anything that is legal, tokens laid by chance."""
    play = case_of(name, board_of(points, links), tokens).play
    return SubGame(play, play.begin(1), Course(evenly(play), turns))


def trek(players: int) -> SubGame:
    """A pawn alone from the start to the wharf, along the trails that are open for so many."""
    game = load(open_game(content_root() / "across-africa"))
    alone = way.trek(across_expedition.RULES, game, game.edition("expedition"), players)
    return SubGame(alone.play, alone.root, Course(evenly(alone.play), turns))


@cache
def subgames() -> dict[str, SubGame]:
    """Every sub-game that ends almost surely."""
    return {
        **{f"classic lands on {there} from {here}": landing(here, there) for here, there in PAIRS},
        "zvezda carries the Star home past rings": homing("zvezda"),
        "zvezda carries the Star home by exact count": homing("zvezda", home_exact=True),
        "classic carries the Star home past rings": homing("classic"),
        "classic carries the Star home by any count": homing("classic", home_exact=False),
        "zvezda plays at random": whole(
            "zvezda", ["home!", "cape", "slave"], ["home-cape:2", "cape-slave:1", "slave-home:2"],
            ["star", "robber"],
        ),
        "classic plays at random": whole(
            "classic", ["home!", "cape", "slave"], ["home-cape:2", "cape-slave:3", "slave-home:2"],
            ["star", "blank"],
        ),
        **{f"a pawn treks to the wharf on the trails for {n}": trek(n) for n in (2, 3, 4)},
    }  # fmt: skip


def endless() -> SubGame:
    """Without a Cape Town the Star that a robber takes is gone for good (Z25)."""
    points, links = ["home!", "gold", "slave"], ["home-gold:2", "gold-slave:1", "slave-home:2"]
    return whole("zvezda", points, links, ["star", "robber"])


def duel(name: str) -> SubGame:
    """A whole game of two players who do anything that is legal."""
    play = case_of(name, board_of(["home!", "cape"], ["home-cape:2"]), ["star"]).play
    return SubGame(play, play.begin(2), Course(evenly(play), turns))
