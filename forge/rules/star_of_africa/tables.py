"""Star of Africa's tables and state: the board and the edition as numbers, and a game as numbers.

Points are numbered: the board's points first, then the circles link by link. A step along a link is
an *arc*; an arc's number says from where, whereto and by what means. Flights are numbered apart.
Amounts of money are as in the edition. -1 stands for a place that the board does not have.
"""

from __future__ import annotations

from dataclasses import dataclass

from forge.rules.layout import aside, row


@dataclass(frozen=True, slots=True)
class Names:
    """What the numbers stand for, in their order; ``flights`` and ``arcs`` are (link, to)."""

    points: tuple[str, ...]
    arcs: tuple[tuple[str, str], ...]
    flights: tuple[tuple[str, str], ...]
    kinds: tuple[str, ...]
    starts: tuple[str, ...]


@dataclass(slots=True)
class Map:
    """The board, the mix and what both editions say about it.

    Arcs of point v are ``first[v]`` to ``first[v + 1]``; ``head`` and ``tail`` are their ends,
    ``sea`` says whether over water, ``back`` is the arc of the way back (an arc of its own number
    when there is none). ``way_out[v]`` is the cheapest fare off the island that v belongs to.
    ``die[face]`` is the weight of a face. ``mix``, ``role`` and ``worth`` are by kind.
    """

    n_points: int
    n_arcs: int
    n_flights: int
    n_squares: int
    n_starts: int
    n_kinds: int
    cape: int
    gold: int
    slave: int
    star: int
    robber: int
    die_sides: int
    start_money: int
    gold_coast_factor: int
    cape_town_bonus: int
    cape_town_by_passing: int
    ring_missed_turns: int
    air_fare: int
    home_exact: int
    turn_back_within_move: int
    first: list[int] = row("points+1", "i8")
    head: list[int] = row("arcs")
    tail: list[int] = row("arcs")
    sea: list[int] = row("arcs")
    back: list[int] = row("arcs")
    air_first: list[int] = row("points+1", "i8")
    air_head: list[int] = row("flights")
    site: list[int] = row("points")
    port: list[int] = row("points")
    home: list[int] = row("points")
    island: list[int] = row("points")
    way_out: list[int] = row("points", "i8")
    ring: list[int] = row("points")
    squares: list[int] = row("squares")
    starts: list[int] = row("starts")
    die: list[int] = row("faces")
    mix: list[int] = row("kinds")
    role: list[int] = row("kinds")
    worth: list[int] = row("kinds", "i8")
    names: Names = aside()


@dataclass(slots=True)
class ZvezdaTables(Map):
    """The board under the Zvezda edition; every other number is a parameter of that name."""

    ruby: int = 0
    min_points: int = 0
    open_passed_fee: int = 0
    passed_payment: int = 0
    gold_coast_doubles: int = 0
    sea_fee: int = 0
    sea_free_when_all_broke: int = 0
    air_opens_free: int = 0
    air_meets_robber: int = 0
    horseshoe_cash: int = 0
    horseshoe_in_missed_turn: int = 0
    extra_turn_may_be_missed: int = 0
    slave_coast_missed_turns: int = 0
    slave_coast_after_star: int = 0
    slave_coast_spares_robber_players: int = 0
    island_rescue: int = 0
    island_missed_turns: int = 0
    island_broke_means: int = 0
    island_circles_count: int = 0
    robber_toll: int = 0
    robber_missed_turns: int = 0
    broke_at_robber: int = 0
    robber_toll_same_turn: int = 0
    star_on_cape_town_clears_robber: int = 0
    star_taken_standing: int = 0
    closed_robber_recruits: int = 0
    entry_order: int = 0
    second_robber_joins: int = 0
    robber_player_keeps_money: int = 0
    star_frees_robber_player: int = 0
    theft_takes_horseshoes: int = 0
    robber_player_ambushes: int = 0


@dataclass(slots=True)
class ClassicTables(Map):
    """The board under the Classic edition; every other number is a parameter of that name.

    ``far[e]``: how many points a pawn can walk beginning with an arc without a fee on the way,
    without turning back and without coming to a port by sea; at most a throw.
    """

    no_walk: int = 0
    token_fee: int = 0
    token_try_from: int = 0
    tokens_by_passing: int = 0
    stay_may_open: int = 0
    opened_token_leaves: int = 0
    air_may_open: int = 0
    board_fee: int = 0
    land_fee: int = 0
    land_and_sea_in_one_roll: int = 0
    pass_port_afloat: int = 0
    rescue: int = 0
    rescue_missed_turns: int = 0
    slave_coast_holds: int = 0
    held_release_from: int = 0
    held_throws: int = 0
    release_throw_moves: int = 0
    ring_by_passing: int = 0
    horseshoe_counts: int = 0
    far: list[int] = row("arcs")


OPTIONS = {
    "passed_payment": ("as_opened", "before_opening"),
    "gold_coast_doubles": ("all_gems", "ruby"),
    "island_rescue": ("none", "free_exit"),
    "island_broke_means": ("no_money", "cheapest_way_out"),
    "broke_at_robber": ("blocked", "free"),
    "closed_robber_recruits": ("on_open", "on_pass"),
    "entry_order": ("star_first", "robbers_first"),
    "no_walk": ("stay", "turn_back"),
    "rescue": ("none", "free_passage"),
    "horseshoe_counts": ("any_time", "after_star"),
}
"""What the rules know of each choice, in the order of its numbers: 0, 1."""


@dataclass(slots=True)
class State:
    """A game under way.

    ``kind`` is the token of a point (the number of kinds: none) and ``closed`` whether it lies face
    down (hidden from all); ``open_robber`` whether an open robber lies there. ``points`` are the
    steps left of a throw, ``walked`` those taken, ``came`` the last arc + 1. ``afloat``: on board.
    ``turned``: 1 when the pawn may still turn round in this move, 2 when it has.
    ``passed`` lists the closed tokens passed in this move (in the Classic edition it is only used
    while looking ahead), ``offer`` the one now asked about,
    ``chosen`` whether it has been paid for already; ``opened`` is how many were turned over in this
    turn, ``throws`` how often the die was thrown for freedom. ``left`` is how many of each kind are
    still to be laid, and then how many lie face down (which all players can know). ``owner`` is a
    seat, NOBODY or AT_CAPE. ``wait`` are turns to miss, ``free_exit`` passages that the rescue
    gives, ``free_landing`` landings. ``held``: captive on the Slave Coast. ``late_shoes``: the
    horseshoes that were found after the Star.
    """

    seats: int
    phase: int
    seat: int
    ply: int
    turns: int
    limit: int
    winner: int
    laid: int
    throw: int
    points: int
    walked: int
    came: int
    afloat: int
    turned: int
    throws: int
    owner: int
    found: int
    cape_paid: int
    extra: int
    n_passed: int
    offer: int
    opened: int
    left: list[int] = row("kinds")
    pos: list[int] = row("seats")
    money: list[int] = row("seats", "i8")
    shoes: list[int] = row("seats")
    late_shoes: list[int] = row("seats")
    wait: list[int] = row("seats")
    free_exit: list[int] = row("seats")
    free_landing: list[int] = row("seats")
    robber: list[int] = row("seats")
    held: list[int] = row("seats")
    kind: list[int] = row("points")
    closed: list[int] = row("points")
    open_robber: list[int] = row("points")
    passed: list[int] = row("passed")
    chosen: list[int] = row("passed")
