"""The small integers of Source of the Nile: land, people, goods, phases, steps and actions."""

from __future__ import annotations

from typing import Final

# What lies beyond a border of a hex that is no hex: the sea, or the edge of the map.
SEA: Final = -1
OFF: Final = -2

# Terrains (6.1), and what a bonus line or a disaster may ask for besides, as bits of a mask.
DESERT: Final = 0
JUNGLE: Final = 1
LAKE: Final = 2
MOUNTAIN: Final = 3
SWAMP: Final = 4
VELDT: Final = 5
N_TERRAINS: Final = 6
RIVER_HERE: Final = 64
OASIS_HERE: Final = 128
VILLAGE_HERE: Final = 256
FRIENDLY_HERE: Final = 512
ANYWHERE: Final = 1024

# What an expedition is made of. The first three are people, in the order in which they leave (N30).
PORTER: Final = 0
GUARD: Final = 1
GUIDE: Final = 2
MUSKET: Final = 3
RATIONS: Final = 4
GIFTS: Final = 5
WATER: Final = 6
MEDICINE: Final = 7
CANOE: Final = 8
HORSE: Final = 9
CAMEL: Final = 10
IVORY: Final = 11
DETAINED: Final = 12
GOODS: Final = 13
FOLK: Final = 3

# Activity levels (N2) and ways of travelling (ND1).
CAUTIOUS: Final = 0
NORMAL: Final = 1
RECKLESS: Final = 2
FOOT: Final = 0
MOUNTED: Final = 1
CANOEING: Final = 2

# Villages: 0 not looked for yet, 1 none, then small, medium, large (N16). How its people feel.
NO_VILLAGE: Final = 1
SMALL: Final = 2
MEDIUM: Final = 3
LARGE: Final = 4
UNMET: Final = 0
WARY: Final = 1
FRIENDLY: Final = 2

# River cards (8.2): what A and B say.
SOURCE: Final = 0
STRAIGHT: Final = 1
LEFT: Final = 2
RIGHT: Final = 3
FORK: Final = 4
NOTHING: Final = 0
OASIS: Final = 1
CATARACT: Final = 2

# Lines of bonus cards (8.8).
ANIMAL: Final = 0
PLANT: Final = 1
TUSK: Final = 2
OTHER_FIND: Final = 3

# What disasters do (8.6).
DIES: Final = 0
BEAST: Final = 1
SICK: Final = 2
LOSE: Final = 3
HALT: Final = 4
LEAVES: Final = 5
FIGHT: Final = 6

THE_EXPLORER: Final = 1 << 13
"""The explorer among those whom a disaster may befall, above the goods."""

# Piles (8).
TERRAIN_PILE: Final = 0
RIVER_PILE: Final = 1
SPECTACLE_PILE: Final = 2
PEOPLE_PILE: Final = 3
DISASTER_PILE: Final = 4
DONATION_PILE: Final = 5
BONUS_PILE: Final = 6
N_PILES: Final = 7

# Why a battle is fought.
AMBUSHED: Final = 0
ATTACKED: Final = 1
FORCED: Final = 2

# Where an explorer is, and whether there is one.
IN_EUROPE: Final = 0
IN_AFRICA: Final = 1
LIVING: Final = 0
DEAD: Final = 1
OUT: Final = 2

# What is noted of a hex, as bits; each may be published once by anybody (N39, ND18).
B_MAPPED: Final = 1
B_RIVER: Final = 2
B_OASIS: Final = 4
B_CATARACT: Final = 8
B_MOUNTAIN: Final = 16
B_FALL: Final = 32
B_LAKE: Final = 64
B_SOURCE: Final = 128
B_NILE: Final = 256
B_PEOPLE: Final = 512
B_WARY: Final = 1024
N_BITS: Final = 11
OF_LAND: Final = 511

# Rows of the schedule of victory points (6.7): land by terrain, then as follows.
R_DESERT: Final = 0
R_JUNGLE: Final = 1
R_MOUNTAIN: Final = 2
R_SWAMP: Final = 3
R_VELDT: Final = 4
R_RIVER: Final = 5
R_OASIS: Final = 6
R_CATARACT: Final = 7
R_HIGH: Final = 8
R_FALL: Final = 9
R_LAKE: Final = 10
R_RECORD: Final = 11
R_SOURCE: Final = 16
R_NILE: Final = 17
R_CROSSING: Final = 18
R_LEGEND: Final = 19
R_PEOPLE: Final = 23
R_WARY: Final = 26
R_SEEN_LOST: Final = 27
R_SEEN_WON: Final = 28
R_OWN_WON: Final = 29
R_OWN_LOST: Final = 30
R_TALK: Final = 31
N_ROWS: Final = 32
N_LEGENDS: Final = 4

# Records (ND24), in the order of their rows.
REC_MOUNTAIN: Final = 0
REC_FALL: Final = 1
REC_LAKE: Final = 2
REC_RIVER: Final = 3
REC_PEOPLES: Final = 4
N_RECORDS: Final = 5
GRADES: Final = 6
"""How many grades a campaign can have (10)."""

# A report of a battle: bits of who saw it, then who fought, who won, and where.
FIGHTER_AT: Final = 16
WON_AT: Final = 21
WHERE_AT: Final = 22
A_RIVAL: Final = 31

# Whom land bars, as bits.
NO_FOOT: Final = 1
NO_HORSE: Final = 2
NO_CAMEL: Final = 4

# What the game waits for: a player's choice, then chance.
PROFESSION: Final = 0
EUROPE: Final = 1
PORT: Final = 2
FARE: Final = 3
OUTFIT: Final = 4
TRIM: Final = 5
PUBLISH: Final = 6
LEVEL: Final = 7
MODE: Final = 8
MOVE: Final = 9
WELCOME: Final = 10
APPROACH: Final = 11
TRADE: Final = 12
LOOT: Final = 13
CAPTIVES: Final = 14
OVERLOAD: Final = 15
HARBOUR: Final = 16
INTERVIEW: Final = 17
DRAW: Final = 18
DIE: Final = 19
DICE: Final = 20
OVER: Final = 21
GOING: Final = 22

# Actions of a player: words as they are, the others added to a number.
DONE: Final = 0
LAUNCH: Final = 1
STAY: Final = 2
ALL: Final = 3
DO_TRADE: Final = 4
IGNORE: Final = 5
GIFT_SMALL: Final = 6
GIFT_GREAT: Final = 7
GUARDED: Final = 8
FORCE: Final = 9
DO_LOOT: Final = 10
SPARE: Final = 11
HOLD: Final = 12
RELEASE: Final = 13
SAIL: Final = 14
REMAIN: Final = 15
LET_GO: Final = 16
BEAR: Final = 17
RECOVER: Final = 18
FOR_RATIONS: Final = 19
FOR_MANY: Final = 20
FOR_GUIDE: Final = 21
FOR_PORTER: Final = 22
FOR_CAMEL: Final = 23
CROSSING: Final = 24
PRESS: Final = 25
TALKS: Final = 26
TO_LEVEL: Final = 32
TO_MODE: Final = 36
TO_MOVE: Final = 40
TO_PORT: Final = 64
TO_PROFESSION: Final = 96
CARD: Final = 128
BUY: Final = 192
SHOOT: Final = 224
DROP: Final = 240
LEAVE: Final = 256
TO_LEGEND: Final = 272
TO_SEAT: Final = 288
TO_FIND: Final = 320
TO_HEX: Final = 1024

MANY: Final = 10
"""How many units of bulk goods one action buys, drops or leaves."""
MANY_GIFTS: Final = 5
"""How many gifts the larger exchange takes."""
MOST_GOODS: Final = 999
"""Nobody buys more than so many of one kind."""
