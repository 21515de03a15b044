"""Storm judges the exact waits of Source of the Nile: for the way, and for the next passage."""

from __future__ import annotations

from fractions import Fraction
from math import isclose

import pytest

pytest.importorskip("stormpy", reason="stormpy is not installed (extra `oracles`)")

import drn
import stormpy

from forge.claims.campaign import fare_wait, lost_chance, lost_wait
from forge.content.project import content_root, open_game
from forge.model.load import game as open_model
from forge.rules.nile_explorers import RULES
from forge.rules.source_of_the_nile.codes import (
    DONATION_PILE,
    IN_AFRICA,
    JUNGLE,
    NO_VILLAGE,
    NORMAL,
    TO_MOVE,
    VELDT,
)
from forge.rules.source_of_the_nile.play import drive
from forge.rules.source_of_the_nile.shared import go
from forge.rules.source_of_the_nile.steps import S_AF3
from forge.simulate.chain import Chain

LENGTH = 'R{"turns"}=? [F "end"]'


@pytest.fixture(scope="module")
def b():
    whole = open_model(open_game(content_root() / "source-of-the-nile"))
    return RULES.tables(whole, whole.edition("explorers"))


@pytest.fixture
def storm(tmp_path):
    """What Storm finds for a property in the first state of a chain."""

    def asked(chain, question):
        path = tmp_path / "model.drn"
        path.write_text(drn.of_chain(chain), "utf-8")
        built = stormpy.build_model_from_drn[float](str(path))
        (asked_for,) = stormpy.parse_properties(question)
        return stormpy.model_checking(built, asked_for).get_value(0)

    return asked


def drawing(b, cards):
    """Donations drawn one by one from a full pile until money or a ticket is there (N59, N64).

    Each state is what has been drawn; the first draws one of the hands that ``cards`` cards make.
    """
    first, after = b.pile[DONATION_PILE], b.pile[DONATION_PILE + 1]
    many = b.many[first:after]
    number, waiting, rows = {}, [], []

    def note(hand):
        if hand not in number:
            number[hand] = len(number)
            waiting.append(hand)
        return number[hand]

    note((0,) * len(many))
    for hand in waiting:
        row = []
        for k, n in enumerate(many if sum(hand) < cards or not sails(b, hand) else ()):
            if n > hand[k]:
                more = (*hand[:k], hand[k] + 1, *hand[k + 1 :])
                row.append((note(more), n - hand[k], int(sum(hand) >= cards)))
        rows.append(row)
    columns = [[list(each) for each in zip(*row, strict=True)] or [[], [], []] for row in rows]
    heads, weights, costs = ([each[i] for each in columns] for i in range(3))
    return Chain(heads, weights, costs, [0] * len(rows))


def sails(b, hand):
    """Whether a hand has a ticket, or a fare in the cards that may be kept and the last one."""
    held = [k for k, n in enumerate(hand) for _ in range(n)]
    money = sorted((b.card_money[k] for k in held), reverse=True)
    return any(b.card_port[k] for k in held) or sum(money[:6]) >= b.passage


@pytest.mark.parametrize("cards", [0, 4])
def test_the_wait_for_a_passage_is_storms(b, storm, cards):
    """The mean, and that 95 of 100 wait no longer than is told but not all a turn less."""
    mean, most = fare_wait(b, cards)
    chain = drawing(b, cards)
    assert isclose(mean, storm(chain, LENGTH), rel_tol=0, abs_tol=1e-9)
    assert storm(chain, f'P=? [F<={cards + most} "end"]') >= 0.95
    if most:
        assert storm(chain, f'P=? [F<={cards + most - 1} "end"]') < 0.95


def lost_faces(b, terrain):
    """On how many faces who leaves a terrain without a guide is lost, by the shipped rules."""
    here = next(h for h in range(b.n_hexes) if b.known[h] - 1 == terrain and blank(b, h))
    found = 0
    for face in range(1, 7):
        s = RULES.state(b, 1)
        RULES.setup(b, s, 1, 0)
        s.turns, s.level, s.where[0], s.pos[0], s.landed[0] = 1, NORMAL, IN_AFRICA, here, 1
        s.village[here], s.seen[here] = NO_VILLAGE, 1
        go(s, S_AF3)
        drive(b, s, None)
        RULES.apply(b, s, TO_MOVE + blank(b, here) - 1, None)
        RULES.apply(b, s, face, None)
        found += s.goal < 0
    return found


def blank(b, h):
    """A direction to blank land where no river comes from, plus 1; 0: none."""
    ways = (d for d in range(6) if b.near[6 * h + d] >= 0 and not b.known[b.near[6 * h + d]])
    return next((d + 1 for d in ways if not b.springs[h] >> d & 1), 0)


@pytest.mark.parametrize("terrain", [JUNGLE, VELDT])
def test_the_wait_for_the_way_is_storms(b, storm, terrain):
    """Months lost before a throw finds the way: the shipped rules' faces, Storm's sum."""
    lost = lost_faces(b, terrain)
    assert lost_chance(b, terrain, NORMAL) == Fraction(lost, 6)
    chain = Chain([[0, 1], []], [[lost, 6 - lost], []], [[1, 0], []], [0, 0])
    mean, most = lost_wait(Fraction(lost, 6))
    assert isclose(mean, storm(chain, LENGTH), rel_tol=0, abs_tol=1e-6)
    assert storm(chain, f'P=? [F<={most + 1} "end"]') >= 0.95
    assert not most or storm(chain, f'P=? [F<={most} "end"]') < 0.95
