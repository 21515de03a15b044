"""The small integers of Star of Africa: roles of tokens, phases, actions and events."""

from __future__ import annotations

from typing import Final

# What a token does. A kind is the token's place in the content; its role is what the rules see.
BLANK: Final = 0
GEM: Final = 1
SHOE: Final = 2
ROBBER: Final = 3
STAR: Final = 4

# Who has the Star, beside a seat.
NOBODY: Final = -1
AT_CAPE: Final = -2

# What the game waits for.
LAYING: Final = 0
STARTING: Final = 1
BEGIN: Final = 2
THROWN: Final = 3
WALK: Final = 4
OFFER: Final = 5
CLOSE: Final = 6
MISSED: Final = 7
TOKEN: Final = 8
TRYING: Final = 9
HELD: Final = 10
OVER: Final = 11
BETWEEN: Final = 12

# Actions of a player. A start is START + its number, a step ARC + the arc's, a flight
# ARC + number of arcs + the flight's.
STOP: Final = 0
ROLL: Final = 1
CASH: Final = 2
EXTRA: Final = 3
OPEN: Final = 4
LEAVE: Final = 5
MISS: Final = 6
DONE: Final = 7
BUY: Final = 8
TRY: Final = 9
LAND: Final = 10
START: Final = 16
ARC: Final = 64

# What happens; the tables of events beside the rules say by which rule.
E_LAY: Final = 0
E_START: Final = 1
E_MISS: Final = 2
E_STRANDED: Final = 3
E_CASH: Final = 4
E_EXTRA: Final = 5
E_EXTRA_TURN: Final = 6
E_ROLL: Final = 7
E_STEP: Final = 8
E_STOP_SHORT: Final = 9
E_STAY: Final = 10
E_NO_FARE: Final = 11
E_FARE: Final = 12
E_CARRIED: Final = 13
E_FLY: Final = 14
E_PRIZE: Final = 15
E_TAKE: Final = 16
E_STEAL: Final = 17
E_RECRUIT: Final = 18
E_HALT: Final = 19
E_STAR_LOST: Final = 20
E_TOLL: Final = 21
E_SPARED: Final = 22
E_ROBBER_WAIT: Final = 23
E_RING: Final = 24
E_PAY_TOKEN: Final = 25
E_OPEN: Final = 26
E_GEM: Final = 27
E_SHOE: Final = 28
E_BLANK: Final = 29
E_ROBBED: Final = 30
E_CAPTIVE: Final = 31
E_FIND_STAR: Final = 32
E_SECOND_ROBBER: Final = 33
E_WIN: Final = 34
E_LIMIT: Final = 35
E_DOUBLE: Final = 36
E_BUY: Final = 37
E_TRY: Final = 38
E_TRY_FAILED: Final = 39
E_LAND: Final = 40
E_HELD: Final = 41
E_FREED: Final = 42
E_SHOE_WIN: Final = 43
E_ADRIFT: Final = 44
E_LEAVE: Final = 45
E_CLEARED: Final = 46
E_ORDER: Final = 47
E_LOOT: Final = 48
E_LOOT_SHOES: Final = 49
E_SECOND_TAKEN: Final = 50
E_CALM: Final = 51
E_TURN_BACK: Final = 52
E_STAR_LAID: Final = 53
E_GRACE: Final = 54
N_EVENTS: Final = 55
