"""Money, ports and outfit: when to launch, whereto, and what to take along."""

from __future__ import annotations

from typing import Final

from forge.rules.source_of_the_nile.codes import (
    BUY,
    CAMEL,
    CANOE,
    CARD,
    DONE,
    GIFTS,
    GOODS,
    GUARD,
    GUIDE,
    HORSE,
    LAUNCH,
    MANY,
    MEDICINE,
    MUSKET,
    PORTER,
    RATIONS,
    STAY,
    TO_PORT,
    WATER,
)
from forge.rules.source_of_the_nile.donations import hand_money, has_ticket, ticket
from forge.rules.source_of_the_nile.launch import can_pay, may_buy
from forge.rules.source_of_the_nile.piles import donations
from forge.rules.source_of_the_nile.shared import month
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.tables import Tables
from forge.simulate.chance import lot
from forge.simulate.source_of_the_nile.memory import NileMemory
from forge.simulate.source_of_the_nile.styles import FORCEFUL, NILE, RIDER, TRADER, paddles

NEED: Final = 300
MOST: Final = 700
RIDERS_NEED: Final = 700
RIDERS_MOST: Final = 1500
STANDARD: Final = 401
LARGEST: Final = 160
SPARE_TURNS: Final = 3
PORTS: Final = 20
"""The stream of the lot for a port."""
RIDERS: Final = 5


def launches(b: Tables, s: State, p: int, policy: int) -> int:
    """Launches with money enough for an outfit, and time enough to come back."""
    left = b.campaign_turns - month(s)
    money = s.money[p] + hand_money(b, s, p)
    need = RIDERS_NEED if policy == RIDER else NEED
    if policy == NILE and ticket(b, s, p, nile_port(b)) < 0:
        enough = money >= b.passage + need
    else:
        enough = money >= need if has_ticket(b, s, p) else money >= b.passage + need
    return LAUNCH if enough and left >= SPARE_TURNS else STAY


def nile_port(b: Tables) -> int:
    """The port at the mouth of the Nile."""
    return b.port[b.nile_mouth] - 1


def chosen_port(b: Tables, s: State, w: NileMemory, p: int, policy: int) -> int:
    """A port to which there is a ticket, or any, by lot; riders go where animals are sold."""
    if policy == NILE:
        return TO_PORT + nile_port(b)
    tickets = has_ticket(b, s, p)
    n = 0
    for port in range(b.n_ports):
        if suits(b, s, p, policy, port, tickets):
            n += 1
    if n == 0:
        tickets = tickets and not can_pay(b, s, p)
        policy = 0
        for port in range(b.n_ports):
            if suits(b, s, p, policy, port, tickets):
                n += 1
    which = lot(w.seed, w.game, s.ply, PORTS, n)
    for port in range(b.n_ports):
        if suits(b, s, p, policy, port, tickets):
            if which == 0:
                return TO_PORT + port
            which -= 1
    return TO_PORT


def suits(b: Tables, s: State, p: int, policy: int, port: int, tickets: bool) -> bool:
    """Whether a port is one of those to choose from."""
    if tickets and ticket(b, s, p, port) < 0:
        return False
    if policy == RIDER:
        return b.sold[port * GOODS + HORSE] + b.sold[port * GOODS + CAMEL] > 0
    return not paddles(policy) or b.springs[b.port_hex[port]] > 0


def outfits(b: Tables, s: State, w: NileMemory, p: int, policy: int) -> int:
    """The next purchase towards the outfit, a card to pay for it, or all aboard."""
    money = s.money[p] + hand_money(b, s, p)
    if nothing_yet(s, p):
        w.budget[p] = min(money, RIDERS_MOST if policy == RIDER else MOST)
    for i in range(GOODS):
        lacks = wanted(b, s, w, p, i, policy) - s.has[p * GOODS + i]
        if lacks > 0 and b.sold[(s.landed[p] - 1) * GOODS + i] == 1:
            n = MANY if lacks >= MANY else 1
            if may_buy(b, s, p, i, n):
                return BUY + 2 * i + (1 if n == MANY else 0)
            if hand_money(b, s, p) > 0 and money >= n * b.price[i]:
                return CARD + smallest(b, s, p)
    return DONE


def nothing_yet(s: State, p: int) -> bool:
    """Whether nothing has been bought."""
    found = 0
    for i in range(GOODS):
        found += s.has[p * GOODS + i]
    return found == 0


def wanted(b: Tables, s: State, w: NileMemory, p: int, i: int, policy: int) -> int:
    """How many of a kind the outfit has: the standard one, as large as the budget allows."""
    if policy == RIDER:
        return riders_outfit(b, s, p, i)
    scale = min(LARGEST, 100 * w.budget[p] // STANDARD)
    if i == CANOE:
        return 1 if paddles(policy) else 0
    if i == GUIDE:
        return max(1, 2 * scale // 100)
    if i == MEDICINE:
        return 1 if w.budget[p] > 250 else 0
    return standard(i, policy) * scale // 100


def standard(i: int, policy: int) -> int:
    """The standard expedition (5), with water and so fewer rations."""
    if i == PORTER:
        return 8
    if i == GUARD:
        return 9 if policy == FORCEFUL else 5
    if i == MUSKET:
        return 10 if policy == FORCEFUL else 6
    if i == GIFTS:
        return 30 if policy == TRADER else 18
    if i == RATIONS:
        return 54
    return 10 if i == WATER else 0


def riders_outfit(b: Tables, s: State, p: int, i: int) -> int:
    """Guards, a guide and the explorer, each on an animal, and animals that are led by porters."""
    horses = b.sold[(s.landed[p] - 1) * GOODS + HORSE]
    if i == HORSE and horses == 1:
        return RIDERS + 2
    if i == CAMEL and horses == 0:
        return RIDERS + 2
    if i in (PORTER, GUIDE, MEDICINE):
        return 1
    if i == GUARD:
        return RIDERS - 3
    if i == MUSKET:
        return RIDERS - 2
    if i == RATIONS:
        return 35
    return 12 if i == GIFTS else 0


def smallest(b: Tables, s: State, p: int) -> int:
    """The money card of the least value in a hand."""
    kinds = donations(b)
    best = -1
    for k in range(kinds):
        have = b.card_money[k] > 0 and s.hand[p * kinds + k] > 0
        if have and (best < 0 or b.card_money[k] < b.card_money[best]):
            best = k
    return best
