"""The small integers of Across Africa: fields, phases, operations, actions and events."""

from __future__ import annotations

from typing import Final

NOWHERE: Final = -1
"""No field, no card."""

MOST_SEATS: Final = 16
"""Beyond so many players no more trails are closed."""

# What a field does (A22), in the order of model.trail.FieldRole.
PATH: Final = 0
PHOTO: Final = 1
ADVENTURE: Final = 2
CAMP: Final = 3
BACK: Final = 4
MUD: Final = 5
CAR: Final = 6
SNAKE: Final = 7

# What the last field means for the next turn.
FREE: Final = 0
LOST: Final = 1
STUCK: Final = 2
SNAKED: Final = 3
RESTED: Final = 4

# What a card does, in the order of model.deed.Op; whom it befalls, in the order of model.deed.Who.
KEEP_PHOTO: Final = 0
KEEP_MAP: Final = 1
DRAW_PHOTO: Final = 2
LOSE_PHOTO: Final = 3
UNSTORE_PHOTO: Final = 4
PLACE_DIAMONDS: Final = 5
SKIP: Final = 6
MOVE: Final = 7
TO_CAMP: Final = 8
SELF: Final = 0
OTHER: Final = 1
ALL: Final = 2

# Whereto a pawn may be moved: by steps, or to a camp, in the order of model.deed.Camp.
NEAREST: Final = 0
AHEAD: Final = 1
BEHIND: Final = 2
STEPS: Final = 3

# What the game waits for.
PHOTOS: Final = 0
CARDS: Final = 1
ROLL: Final = 2
MAP: Final = 3
FORK: Final = 4
STORE: Final = 5
TARGET: Final = 6
LOSE: Final = 7
UNSTORE: Final = 8
MINE: Final = 9
OVER: Final = 10
GOING: Final = 11
BETWEEN: Final = 12

# Actions of a player: DONE and GEMS as they are, the others added to a number.
DONE: Final = 0
GEMS: Final = 1
FACE: Final = 8
SEAT: Final = 64
LEAVE: Final = 128
TAKE: Final = 256
SLOT: Final = 512
FIELD: Final = 1024

# What happens; the tables of events beside the rules say by which rule.
E_SHUFFLE: Final = 0
E_SHUFFLE_CARDS: Final = 1
E_LIMIT: Final = 2
E_MISS: Final = 3
E_ROLL: Final = 4
E_BONUS: Final = 5
E_MUD: Final = 6
E_SNAKE: Final = 7
E_LOST: Final = 8
E_STAY: Final = 9
E_MAP: Final = 10
E_FORK: Final = 11
E_GO: Final = 12
E_BACK: Final = 13
E_MOVED: Final = 14
E_GEM: Final = 15
E_LOOSE_GEM: Final = 16
E_PHOTO: Final = 17
E_NO_PHOTO: Final = 18
E_IN_THICKET: Final = 19
E_IN_MUD: Final = 20
E_AT_SNAKE: Final = 21
E_CAR: Final = 22
E_CAMP: Final = 23
E_CARD: Final = 24
E_NO_SECOND: Final = 25
E_BOTTOM: Final = 26
E_NOTHING: Final = 27
E_KEEP_PHOTO: Final = 28
E_KEEP_MAP: Final = 29
E_MINE: Final = 30
E_LAY_GEM: Final = 31
E_CHOOSE: Final = 32
E_NO_CAMP: Final = 33
E_SKIP: Final = 34
E_LOSE: Final = 35
E_LOSE_UNIQUE: Final = 36
E_UNSTORE: Final = 37
E_STORE: Final = 38
E_STORE_UNIQUE: Final = 39
E_JOIN: Final = 40
E_STORE_GEMS: Final = 41
E_WHARF: Final = 42
E_WIN_AT_ONCE: Final = 43
E_WIN: Final = 44
E_LOSS: Final = 45
E_SHORT_POINTS: Final = 46
E_SHORT_GEMS: Final = 47
E_FIRST: Final = 48
E_LAST_ROUND: Final = 49
E_POINTS: Final = 50
E_VICTORY: Final = 51
E_SHARED: Final = 52
E_PATH: Final = 53
E_SLOTS: Final = 54
E_AT_CAMP: Final = 55
E_WHICH_CAMP: Final = 56
E_MERGE: Final = 57
N_EVENTS: Final = 58
