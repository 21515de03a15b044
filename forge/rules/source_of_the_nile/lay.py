"""From content to numbers: map, decks, tables and edition of Source of the Nile."""

from __future__ import annotations

from dataclasses import fields

from forge.model.edition import Edition
from forge.model.game import Game
from forge.model.hexmap import HexMap
from forge.rules.layout import blank
from forge.rules.source_of_the_nile.codes import (
    FOLK,
    GOODS,
    GRADES,
    N_LEGENDS,
    N_PILES,
    N_RECORDS,
    N_ROWS,
    N_TERRAINS,
)
from forge.rules.source_of_the_nile.ids import MOST_MOVES
from forge.rules.source_of_the_nile.lay_map import lay_map
from forge.rules.source_of_the_nile.lay_outfit import lay_outfit
from forge.rules.source_of_the_nile.lay_piles import Piles, lay_piles
from forge.rules.source_of_the_nile.lay_tables import lay_tables
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.tables import Names, Tables

READINGS: dict[str, tuple[str, ...]] = {
    "new_hex": ("unpublished_unvisited", "blank"),
    "guides_count": ("once", "each"),
    "deaths_throw": ("card", "person"),
    "upstream_number": ("instead", "better"),
    "bonus_draws": ("turn", "hex"),
    "cards_read": ("separate", "together"),
    "lake_points": ("lake", "hex"),
    "poison_each": ("visit", "exchange"),
}
"""The answers to the readings that are a choice, in the order of their numbers."""

PARAMETERS = frozenset(READINGS) | {
    *("campaign_turns", "deaths_end", "start_cards", "successor_cards", "passage", "hand_limit"),
    *("draw_cards", "points_per_card", "donation_most", "sale_part", "guides_lost", "sick_hexes"),
    *("drift_hexes", "bearer_load", "death_least", "death_absent_least", "dry_is_unfed"),
    *("horse_desert_rations", "great_present", "attacked_penalty", "armed_guard_strength"),
    *("guard_strength", "explorer_strength", "porters_per_strength", "disrespect_part"),
    *("poison_most", "poison_dice", "cache_gone_most", "high_mountain", "source_length"),
    *("nile_length", "coast_apart", "interview_depth", "rivals", "rival_most", "rival_back"),
    *("rival_on", "detain_allowed", "seize_allowed", "points_kept", "guest_right"),
}
"""The parameters of an edition that the rules play by."""
MANY = 10**6
"""More of anything than any campaign has."""
BOUNDS = {
    "campaign_turns": (1, 10_000),
    "deaths_end": (1, MANY),
    "rivals": (0, 99),
    "drift_hexes": (0, MOST_MOVES),
    "sick_hexes": (0, MOST_MOVES),
    **dict.fromkeys(("points_per_card", "sale_part", "horse_desert_rations"), (1, MANY)),
    **dict.fromkeys(("porters_per_strength", "disrespect_part"), (1, MANY)),
    **dict.fromkeys(("start_cards", "successor_cards", "draw_cards"), (0, 99)),
    **dict.fromkeys(("poison_most", "cache_gone_most"), (0, 5)),
    **dict.fromkeys(("death_least", "death_absent_least"), (2, 12)),
}
"""What a number is at least and at most: a state has room for so much, nobody shares by 0, and
what a throw decides may go either way."""


def tables(game: Game, edition: Edition) -> Tables:
    """The tables of a game with a map of hexes under an edition; ValueError without a map."""
    if game.map is None or game.outfit is None or game.explorers is None:
        msg = f"{game.id} has no map of hexes, no outfit or no explorers"
        raise ValueError(msg)
    piles = Piles.of(game)
    made = blank(Tables, sizes(game, game.map, piles))
    _values(made, edition)
    made.n_professions = len(game.explorers.professions)
    lay_map(made, game.map)
    lay_tables(made, game)
    lay_outfit(made, game)
    lay_piles(made, game, piles)
    made.names = Names(
        points=(*(hex_.name for hex_ in game.map.land), "europe"),
        ports=tuple(port.id for port in game.map.harbours),
        starts=tuple(each.id for each in game.explorers.professions),
        levels=tuple(each.id for each in game.explorers.levels),
        cards=piles.names,
        finds=piles.finds,
        legends=piles.legends,
    )
    return made


def sizes(game: Game, land: HexMap, piles: Piles) -> dict[str, int]:
    """The lengths of the lists."""
    assert game.explorers is not None
    hexes, ports = len(land.land), len(land.harbours)
    professions = len(game.explorers.professions)
    terrain, river, spectacle, people, disaster, donation, bonus = map(len, piles.names)
    return {
        "near": 6 * hexes,
        "hexes": hexes,
        "ports": ports,
        "ports*ports": ports * ports,
        "ports*goods": ports * GOODS,
        "piles+1": N_PILES + 1,
        "cards": sum(map(len, piles.names)),
        "terrain_cards": terrain,
        "river_cards": river,
        "spectacle_cards": spectacle,
        "people_cards": people,
        "disaster_cards": disaster,
        "disaster_cards+1": disaster + 1,
        "deeds": piles.n_deeds,
        "donation_cards": donation,
        "bonus_cards": bonus,
        "bonus_cards+1": bonus + 1,
        "finds": len(piles.finds),
        "rows*professions": N_ROWS * professions,
        "professions": professions,
        "levels": 3,
        "terrains": N_TERRAINS,
        "modes*levels": 9,
        "crews": 8,
        "sizes": 3,
        "welcome": 6,
        "loses": 3,
        "rivals": 3,
        "grounds*faces": 6 * (N_TERRAINS + 1),
        "goods": GOODS,
        "grades": GRADES,
    }


def _values(made: Tables, edition: Edition) -> None:
    """Each parameter under its own name; a choice as its number, a flag as 0 or 1."""
    known = {each.name for each in fields(Tables)} & PARAMETERS
    for name in known & edition.values.keys():
        value = edition.values[name]
        setattr(made, name, READINGS[name].index(value) if isinstance(value, str) else int(value))


def state(b: Tables, seats: int) -> State:
    """A state with room for ``seats`` players, still empty (``setup`` begins a campaign in it)."""
    battles = (b.most_moves + 1 + b.rivals) * b.campaign_turns * seats
    made = {
        "cards": len(b.many),
        "hexes": b.n_hexes,
        "hexes*goods": b.n_hexes * GOODS,
        "seats*hexes": seats * b.n_hexes,
        "seats": seats,
        "seats*donations": seats * len(b.card_money),
        "seats*goods": seats * GOODS,
        "seats*folk": seats * FOLK,
        "legends": N_LEGENDS,
        "seats*finds": seats * b.n_finds,
        "finds": b.n_finds,
        "records": N_RECORDS,
        "absent": b.rivals,
        "reports": battles,
    }
    return blank(State, made)
