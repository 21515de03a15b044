"""Across Africa's tables and state: the trail, the cards and the edition as numbers, and a game.

Fields are numbered as on the board: 0 is the start, ``finish`` the wharf. What depends on the
trails that are closed (AD7) has a part for each *plan*: plan 0 has all trails open.
"""

from __future__ import annotations

from dataclasses import dataclass

from forge.rules.layout import aside, row


@dataclass(frozen=True, slots=True)
class Names:
    """What the numbers stand for, in their order; a trail has no arcs, flights or tokens."""

    points: tuple[str, ...]
    photos: tuple[str, ...]
    cards: tuple[str, ...]
    starts: tuple[str, ...] = ("start",)
    arcs: tuple[tuple[str, str], ...] = ()
    flights: tuple[tuple[str, str], ...] = ()
    kinds: tuple[str, ...] = ()


@dataclass(slots=True)
class Tables:
    """The trail, the cards and the edition.

    ``n_values`` kinds of photo lie in the pile, one for each worth; after them come the unique
    ones, each with its adventure card in ``card_of``. ``worth`` and ``mix`` are by kind of photo,
    ``cards`` says how many of each adventure card. Operations of card c are ``deed[c]`` to
    ``deed[c + 1]`` of ``op``, ``who``, ``amount`` and ``camp``.

    ``ways`` has the fields that a pawn may come to: ``n_ways`` places for each number of steps up
    to ``n_steps`` - 1 of each field of each plan; ``back`` the same backwards; ``near`` for each
    field of each plan the nearest camps, the next ahead and the next behind. ``gap`` is the number
    of fields between a field and the nearest camp, ``far`` the steps to the wharf. ``plan_of`` is
    the plan for each number of players. Every other number is a parameter of that name; a number
    that only the other variant has is 0.
    """

    n_points: int
    n_arcs: int
    n_flights: int
    n_kinds: int
    n_values: int
    n_photos: int
    n_cards: int
    n_steps: int
    n_ways: int
    n_photo_pile: int
    n_card_pile: int
    finish: int
    map_card: int
    gems: int
    die_sides: int
    camp_bonus: int
    mud_steps: int
    snake_least: int
    car_steps: int
    shared_store: int
    close_trails: int
    map_for: int
    fork_choice: int
    merge_choice: int
    season_order: int
    nearest_tie: int
    car_field_acts: int
    loose_diamonds_taken: int
    mine_fields: int
    mine_own_field: int
    back_past_start: int
    moved_clears: int
    skip_keeps_field: int
    slots: int
    slot_points: int
    slot_photos: int
    goal_points: int
    goal_diamonds: int
    camp_again: int
    diamonds_stored: int
    spare_diamonds: int
    diamond_points: int
    first_points: int
    finish_round: int
    role: list[int] = row("points")
    gem: list[int] = row("points")
    open: list[int] = row("plans*points")
    ways: list[int] = row("ways", "i8")
    back: list[int] = row("ways", "i8")
    near: list[int] = row("camps", "i8")
    gap: list[int] = row("plans*points")
    far: list[int] = row("plans*points")
    plan_of: list[int] = row("plan_of")
    mix: list[int] = row("photos")
    worth: list[int] = row("photos", "i8")
    card_of: list[int] = row("photos", "i8")
    cards: list[int] = row("cards")
    deed: list[int] = row("cards+1")
    op: list[int] = row("deeds")
    who: list[int] = row("deeds")
    amount: list[int] = row("deeds", "i8")
    camp: list[int] = row("deeds")
    names: Names = aside()


@dataclass(slots=True)
class State:
    """One game.

    ``mover`` is the seat that acts or is moved, ``seat`` the one whose turn it is. ``throw`` is
    what the die showed; ``choice`` and ``steps`` say what a pawn chooses among, ``target`` is the
    field that it comes to next, plus 1 (0: none). ``quiet``: what it comes to does nothing.
    ``card`` is the adventure card under way plus 1, ``next_deed`` its next operation; ``queue`` is
    how many players an operation for all has still to befall, ``due`` says whom; ``chosen`` is a
    player plus 1. ``acted`` and ``kept`` say whether the card did anything and whether it stays
    with the player. ``mines`` are the diamonds still to be laid.

    The piles are rings: ``photo_top`` is the place of the top card, ``n_photo`` how many there
    are, the first ``new_photo`` of which nobody has seen. ``left`` and ``left_cards`` are what is
    still to be shuffled in. ``hand`` has the photos of each player by kind, ``slot`` those stored,
    kind plus 1, ``slot_photos`` places for each slot. ``lies`` are diamonds on fields. ``first`` is
    the seat that was first at the wharf, plus 1; ``won`` says that all have won.
    """

    seats: int
    phase: int
    seat: int
    mover: int
    ply: int
    turns: int
    limit: int
    plan: int
    throw: int
    choice: int
    steps: int
    target: int
    quiet: int
    by_card: int
    card: int
    next_deed: int
    queue: int
    chosen: int
    acted: int
    kept: int
    mines: int
    supply: int
    n_photo: int
    photo_top: int
    new_photo: int
    n_card: int
    card_top: int
    new_card: int
    stored_gems: int
    points: int
    first: int
    won: int
    undecided: int
    left: list[int] = row("values")
    left_cards: list[int] = row("cards")
    photo_pile: list[int] = row("photo_pile")
    card_pile: list[int] = row("card_pile")
    pos: list[int] = row("seats")
    gems: list[int] = row("seats")
    maps: list[int] = row("seats")
    skip: list[int] = row("seats")
    due: list[int] = row("seats")
    status: list[int] = row("seats")
    hand: list[int] = row("hands")
    slot: list[int] = row("slots")
    lies: list[int] = row("points")


OPTIONS = {
    "map_for": ("anybody", "roller"),
    "fork_choice": ("mover", "lot"),
    "merge_choice": ("mover", "lot"),
    "season_order": ("clockwise", "leader"),
    "nearest_tie": ("ahead", "mover"),
    "mine_fields": ("random", "chosen"),
    "back_past_start": ("stop", "stay"),
    "diamonds_stored": ("all_or_none", "any"),
}
"""The numbers of the choices, in order."""
