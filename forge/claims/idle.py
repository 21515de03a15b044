"""Content that can never matter under an edition: tokens, links, parameters."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from forge.checks.money import greatest_sum
from forge.checks.subjects import Table
from forge.claims.engine import Case, Said, claim
from forge.claims.verdict import Proved
from forge.finding import Severity
from forge.model.board import Link, LinkKind
from forge.model.graph import sound_links
from forge.rules.star_of_africa.codes import GEM, ROBBER, SHOE
from forge.rules.star_of_africa.tables import ClassicTables, Map, ZvezdaTables

Idle = Callable[[Any], bool]


def lacks(role: int) -> Idle:
    """Whether the mix has no token of a role."""
    return lambda b: not any(b.mix[k] for k in range(b.n_kinds) if b.role[k] == role)


def no_place(name: str) -> Idle:
    """Whether the board lacks one of the special places."""
    return lambda b: bool(getattr(b, name) < 0)


def off(parameter: str) -> Idle:
    """Whether a parameter is 0: none, false, or the first of its options."""
    return lambda b: getattr(b, parameter) == 0


def either(*each: Idle) -> Idle:
    """Whether one of several holds."""
    return lambda b: any(one(b) for one in each)


no_gold = either(no_place("gold"), lacks(GEM))
no_cape = no_place("cape")
no_air = off("n_flights")
no_rescue = either(off("island_rescue"), lambda b: not any(b.island))
not_held = either(no_place("slave"), off("slave_coast_holds"))

BOTH: Mapping[str, Idle] = {
    "gold_coast_factor": no_gold,
    "cape_town_bonus": no_cape,
    "ring_missed_turns": lambda b: not any(b.ring),
    "air_fare": no_air,
}
ZVEZDA: Mapping[str, Idle] = {
    "cape_town_by_passing": either(no_cape, off("cape_town_bonus")),
    "gold_coast_doubles": either(no_gold, lambda b: b.gold_coast_factor == 1),
    "sea_fee": lambda b: not any(b.port),
    "air_opens_free": no_air,
    "air_meets_robber": either(no_air, lacks(ROBBER)),
    "horseshoe_cash": lacks(SHOE),
    "horseshoe_in_missed_turn": lacks(SHOE),
    "extra_turn_may_be_missed": lacks(SHOE),
    "theft_takes_horseshoes": lacks(SHOE),
    "slave_coast_missed_turns": either(no_place("slave"), lacks(ROBBER)),
    "slave_coast_after_star": either(no_place("slave"), off("slave_coast_missed_turns")),
    "slave_coast_spares_robber_players": either(
        no_place("slave"), off("slave_coast_missed_turns"), off("slave_coast_after_star")
    ),
    "island_missed_turns": no_rescue,
    "island_broke_means": no_rescue,
    "island_circles_count": no_rescue,
    "robber_toll": lacks(ROBBER),
    "robber_missed_turns": lacks(ROBBER),
    "broke_at_robber": either(lacks(ROBBER), off("robber_toll")),
    "robber_toll_same_turn": either(lacks(ROBBER), off("robber_missed_turns")),
    "star_on_cape_town_clears_robber": either(no_cape, lacks(ROBBER)),
    "star_taken_standing": either(no_cape, lacks(ROBBER)),
    "closed_robber_recruits": lacks(ROBBER),
    "entry_order": lacks(ROBBER),
    "second_robber_joins": lacks(ROBBER),
    "robber_player_keeps_money": lacks(ROBBER),
    "star_frees_robber_player": lacks(ROBBER),
    "robber_player_ambushes": lacks(ROBBER),
}
CLASSIC: Mapping[str, Idle] = {
    "cape_town_by_passing": no_cape,
    "board_fee": lambda b: not any(b.port),
    "land_fee": lambda b: not any(b.port),
    "land_and_sea_in_one_roll": lambda b: not any(b.port),
    "pass_port_afloat": lambda b: not any(b.port),
    "air_may_open": no_air,
    "rescue_missed_turns": off("rescue"),
    "slave_coast_holds": no_place("slave"),
    "held_release_from": not_held,
    "held_throws": not_held,
    "release_throw_moves": not_held,
    "no_walk": lambda b: b.turn_back_within_move == 1,
    "ring_by_passing": lambda b: not any(b.ring),
    "horseshoe_counts": lacks(SHOE),
}


@claim(Severity.NOTE)
def idle_content(case: Case) -> Iterator[Said]:
    """Every token, link and parameter can matter under this edition."""
    b = case.play.b
    if not isinstance(b, Map):
        return
    told = [*_tokens(case), *_links(case), *_parameters(case)]
    message = "; ".join(told) or "each token, link and parameter can matter"
    yield Said(Proved("exact"), not told, message)


def _tokens(case: Case) -> Iterator[str]:
    kinds = case.game.tokens.kinds if case.game.tokens else ()
    for kind in kinds:
        if case.edition.count(kind.id) == 0:
            yield f"the token {kind.id} is not in the mix"


def _links(case: Case) -> Iterator[str]:
    """Links with another one beside them that does as well, and flights nobody can ever pay."""
    board, b = case.game.board, case.play.b
    rings = {ring.link for ring in board.rings} if board else set()
    beside: dict[tuple[LinkKind, frozenset[str]], list[Link]] = {}
    for link in sound_links(board) if board else ():
        beside.setdefault((link.kind, frozenset((link.from_, link.to))), []).append(link)
    for links in beside.values():
        if isinstance(b, ClassicTables) and links[0].kind is not LinkKind.AIR:
            continue  # C7: a road is worth its length, and its twin is a way to turn round
        for i, link in enumerate(links):
            better = next(
                (o for j, o in enumerate(links) if j != i and _as_good(o, link, j < i)), None
            )
            if better and not {link.id, better.id} & rings:
                yield f"the link {link.id} leads nowhere sooner than {better.id}"
    fare, sum_ = b.air_fare, greatest_sum(Table(case.game, case.edition))
    if fare > sum_ and b.n_flights:
        yield f"no flight can ever be paid: {fare} where all money there is makes {sum_}"


def _as_good(other: Link, link: Link, before: bool) -> bool:
    """Whether another link beside it, of its kind, leads the same way in no more steps."""
    way = not other.oneway or (link.oneway and other.from_ == link.from_)
    shorter = other.steps < link.steps or (other.steps == link.steps and before)
    return way and (shorter if link.kind is not LinkKind.AIR else before)


def _parameters(case: Case) -> Iterator[str]:
    b = case.play.b
    own = ZVEZDA if isinstance(b, ZvezdaTables) else CLASSIC if isinstance(b, ClassicTables) else {}
    for name, idle in {**BOTH, **own}.items():
        if name in case.edition.values and idle(b):
            yield f"{name} has no effect"
