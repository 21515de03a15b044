"""Names for actions and what chance brings: one-to-one in every state, and stable."""

from __future__ import annotations

from forge.rules.protocol import CHANCE
from forge.rules.source_of_the_nile.codes import (
    BUY,
    CARD,
    DICE,
    DIE,
    DONATION_PILE,
    DROP,
    GOODS,
    LEAVE,
    MANY,
    SHOOT,
    TO_FIND,
    TO_HEX,
    TO_LEGEND,
    TO_LEVEL,
    TO_MODE,
    TO_MOVE,
    TO_PORT,
    TO_PROFESSION,
    TO_SEAT,
    TRIM,
)
from forge.rules.source_of_the_nile.ids import ITEMS
from forge.rules.source_of_the_nile.shared import turn
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.tables import Tables

WORDS = (
    *("done", "launch", "stay", "publish everything", "trade", "pass by", "small present"),
    *("great present", "on guard", "use force", "seize supplies", "leave supplies", "hold people"),
    *("release people", "sail home", "stay in port", "let the find go", "carry a load"),
    *("open the cache", "rations for a gift", "rations for five gifts", "hire a guide"),
    *("hire a porter", "get a camel", "publish the crossing", "publish reports"),
    "publish interviews",
)
"""The actions that are words, in the order of their numbers."""

MODES = ("on foot", "mounted", "by canoe")
WAYS = ("north", "north-east", "south-east", "south", "south-west", "north-west")


def name(b: Tables, s: State, action: int) -> str:
    """What an action is called, by the ids of the content: "go south to E7", "buy 10 rations"."""
    if turn(b, s) == CHANCE:
        return _lot(b, s, action)
    if action < len(WORDS):
        return WORDS[action]
    if action < TO_MODE:
        return b.names.levels[action - TO_LEVEL]
    if action < TO_MOVE:
        return f"travel {MODES[action - TO_MODE]}"
    if action < TO_PORT:
        d = action - TO_MOVE
        return f"go {WAYS[d]} to {b.names.points[b.near[6 * s.pos[s.seat] + d]]}"
    if action < TO_PROFESSION:
        return f"to {b.names.ports[action - TO_PORT]}"
    if action < CARD:
        return b.names.starts[action - TO_PROFESSION]
    return _goods(b, s, action) if action < TO_LEGEND else _notes(b, action)


def _lot(b: Tables, s: State, action: int) -> str:
    if s.phase in (DIE, DICE):
        return f"throw {action}"
    return f"draw {b.names.cards[s.deck][action]}"


def _goods(b: Tables, s: State, action: int) -> str:
    if action < BUY:
        verb = "discard" if s.phase == TRIM else "cash"
        return f"{verb} {b.names.cards[DONATION_PILE][action - CARD]}"
    if action < SHOOT:
        i, many = divmod(action - BUY, 2)
        return f"buy {MANY if many else 1} {ITEMS[i]}"
    if action < DROP:
        return f"give up a {ITEMS[action - SHOOT]}"
    if action == DROP + GOODS:
        return "drop a specimen"
    verb, i = ("drop", action - DROP) if action < LEAVE else ("cache", action - LEAVE)
    return f"{verb} {ITEMS[i]}"


def _notes(b: Tables, action: int) -> str:
    if action < TO_SEAT:
        return f"publish {b.names.legends[action - TO_LEGEND]}"
    if action < TO_FIND:
        return f"interview player {action - TO_SEAT + 1}"
    if action < TO_HEX:
        return f"publish {b.names.finds[action - TO_FIND]}"
    return f"publish {b.names.points[action - TO_HEX]}"
