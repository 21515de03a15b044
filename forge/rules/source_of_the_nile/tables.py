"""Source of the Nile's tables: map, decks and edition as numbers.

Hexes are numbered in the order of the content; directions are 0 (north) to 5 (north-west),
clockwise. Numbers are all signed, since nearly all of them are added and compared.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from forge.rules.layout import aside, row


def line(measure: str) -> Any:
    """A dataclass field: a list of signed numbers as long as ``measure``."""
    return row(measure, "i8")


@dataclass(frozen=True, slots=True)
class Names:
    """What the numbers stand for, in their order; the last of ``points`` is Europe."""

    points: tuple[str, ...]
    ports: tuple[str, ...]
    starts: tuple[str, ...]
    levels: tuple[str, ...]
    cards: tuple[tuple[str, ...], ...]
    finds: tuple[str, ...]
    legends: tuple[str, ...]
    arcs: tuple[tuple[str, str], ...] = ()
    flights: tuple[tuple[str, str], ...] = ()
    kinds: tuple[str, ...] = ()


@dataclass(slots=True)
class Tables:
    """The map, the decks and the edition.

    ``n_points`` are the hexes and Europe. Of hex h, ``near[6 h + d]`` is the neighbour, SEA or OFF;
    ``known`` its terrain at the start plus 1 (0: blank), ``port`` its port plus 1, ``mouth``
    whether a river ends there, ``flow`` the direction of the outflow plus 1, ``springs`` a mask of
    the directions that water comes from. ``apart[ports p + q]`` are the hexes from port to port.

    Cards of pile k are ``pile[k]`` to ``pile[k + 1]`` of ``many``; ``card_*`` are by card of their
    own pile. Deeds of disaster c are ``deed[c]`` to ``deed[c + 1]``: ``what`` is a mask of goods
    and, above them, the explorer; how many: ``amount`` and the dice divided by ``over``, or one in
    ``part``; only from ``least`` on. Lines of bonus card c are ``find[c]`` to ``find[c + 1]``
    (``find_for``: a profession, or -1 for all; ``find_vp`` 0: a die). ``legend[c]`` is a legend
    plus 1. ``vp[professions r + p]`` is the schedule of points.

    ``moves[3 m + l]`` are the points of mode m on level l, ``hunt[6 g + f - 1]`` the food for each
    hunter on ground g (terrains, then the oasis), ``welcome[3 a + i]`` the highest rolls of attack,
    refusal and wariness by approach (gift, guarded), ``loses_most[i]`` the highest rolls of rout,
    defeat and costly win. Every other number is one of the edition.
    """

    n_points: int
    n_arcs: int
    n_flights: int
    n_kinds: int
    n_hexes: int
    n_ports: int
    n_professions: int
    n_finds: int
    nile_mouth: int
    most_moves: int
    campaign_turns: int
    deaths_end: int
    start_cards: int
    successor_cards: int
    passage: int
    hand_limit: int
    draw_cards: int
    points_per_card: int
    donation_most: int
    sale_part: int
    guides_lost: int
    sick_hexes: int
    drift_hexes: int
    bearer_load: int
    death_least: int
    death_absent_least: int
    dry_is_unfed: int
    horse_desert_rations: int
    great_present: int
    attacked_penalty: int
    armed_guard_strength: int
    guard_strength: int
    explorer_strength: int
    porters_per_strength: int
    disrespect_part: int
    poison_most: int
    poison_dice: int
    cache_gone_most: int
    high_mountain: int
    source_length: int
    nile_length: int
    coast_apart: int
    interview_depth: int
    rivals: int
    rival_most: int
    rival_back: int
    rival_on: int
    detain_allowed: int
    seize_allowed: int
    new_hex: int
    guides_count: int
    deaths_throw: int
    upstream_number: int
    bonus_draws: int
    cards_read: int
    lake_points: int
    poison_each: int
    points_kept: int
    guest_right: int
    lost_upstream: int
    guide_lost: int
    guide_welcome: int
    large_welcome: int
    clash_welcome: int
    small_gift: int
    great_gift: int
    chest_help: int
    guest_help: int
    unfed_help: int
    die_most: int
    stays_most: int
    hunt_river: int
    odds_most: int
    rout_part: int
    rout_dies: int
    defeat_over: int
    defeat_dies: int
    costly_over: int
    respect_leave_most: int
    respect_leaves: int
    rations_for_gift: int
    gifts_for_guide: int
    gifts_for_porter: int
    gifts_for_camel: int
    animal_rations: int
    find_weight: int
    ridden_carries: int
    led_carries: int
    led_each: int
    ivory_price: int
    rival_talks: int
    near: list[int] = line("near")
    known: list[int] = line("hexes")
    port: list[int] = line("hexes")
    colony: list[int] = line("hexes")
    coast: list[int] = line("hexes")
    depth: list[int] = line("hexes")
    mouth: list[int] = line("hexes")
    flow: list[int] = line("hexes")
    springs: list[int] = line("hexes")
    port_hex: list[int] = line("ports")
    apart: list[int] = line("ports*ports")
    sold: list[int] = line("ports*goods")
    pile: list[int] = line("piles+1")
    many: list[int] = line("cards")
    card_terrain: list[int] = line("terrain_cards")
    card_first: list[int] = line("terrain_cards")
    card_second: list[int] = line("terrain_cards")
    card_a: list[int] = line("river_cards")
    card_spring: list[int] = line("river_cards")
    card_down: list[int] = line("river_cards")
    card_b: list[int] = line("river_cards")
    card_fall: list[int] = line("spectacle_cards")
    card_height: list[int] = line("spectacle_cards")
    card_area: list[int] = line("spectacle_cards")
    card_village: list[int] = line("people_cards")
    card_attitude: list[int] = line("people_cards")
    card_ground: list[int] = line("disaster_cards")
    card_canoe: list[int] = line("disaster_cards")
    card_guide: list[int] = line("disaster_cards")
    deed: list[int] = line("disaster_cards+1")
    card_dice: list[int] = line("disaster_cards")
    op: list[int] = line("deeds")
    what: list[int] = line("deeds")
    amount: list[int] = line("deeds")
    over: list[int] = line("deeds")
    part: list[int] = line("deeds")
    least: list[int] = line("deeds")
    card_money: list[int] = line("donation_cards")
    card_port: list[int] = line("donation_cards")
    find: list[int] = line("bonus_cards+1")
    legend: list[int] = line("bonus_cards")
    legend_depth: list[int] = line("bonus_cards")
    legend_if: list[int] = line("bonus_cards")
    find_for: list[int] = line("finds")
    find_kind: list[int] = line("finds")
    find_if: list[int] = line("finds")
    find_vp: list[int] = line("finds")
    vp: list[int] = line("rows*professions")
    journalist: list[int] = line("professions")
    gentle: list[int] = line("professions")
    shot_least: list[int] = line("professions")
    hunt_help: list[int] = line("professions")
    heals: list[int] = line("professions")
    charms: list[int] = line("professions")
    lost_level: list[int] = line("levels")
    welcome_level: list[int] = line("levels")
    hunt_level: list[int] = line("levels")
    help_level: list[int] = line("levels")
    lost: list[int] = line("terrains")
    bars: list[int] = line("terrains")
    canoe_water: list[int] = line("terrains")
    moves: list[int] = line("modes*levels")
    crew_least: list[int] = line("crews")
    crew_less: list[int] = line("crews")
    size_most: list[int] = line("sizes")
    gift_need: list[int] = line("sizes")
    foes: list[int] = line("sizes")
    spoils: list[int] = line("sizes")
    welcome: list[int] = line("welcome")
    loses_most: list[int] = line("loses")
    rival_rows: list[int] = line("rivals")
    meeting_rows: list[int] = line("rivals")
    hunt: list[int] = line("grounds*faces")
    grade_least: list[int] = line("grades")
    price: list[int] = line("goods")
    weight: list[int] = line("goods")
    carries: list[int] = line("goods")
    names: Names = aside()
