"""The steps of the state machine (section 3 of the numbered rules), in their order.

A step named after a state is its beginning; the others are what follows upon a die or a card.
"""

from __future__ import annotations

from typing import Final

S_NEXT: Final = 0
S_SETTLE: Final = 1
S_FUNDED: Final = 2

S_EUROPE: Final = 10
S_EU_L: Final = 11
S_FARE: Final = 12
S_OUTFIT: Final = 13
S_LANDING: Final = 14
S_EU1: Final = 15
S_EU2: Final = 16
S_EU3: Final = 17
S_EU4: Final = 19
S_EU5: Final = 20

S_AF1: Final = 30
S_AF2: Final = 31
S_DISASTER: Final = 32
S_DEED: Final = 33
S_DEED_DIE: Final = 34
S_DEATH_DICE: Final = 35
S_SHOT: Final = 36
S_AF2_END: Final = 37

S_AF3: Final = 40
S_MODE: Final = 41
S_STEP: Final = 42
S_LOST: Final = 43
S_CACHE: Final = 44

S_AF3B: Final = 50
S_TERRAIN: Final = 51
S_RIVER: Final = 52
S_FALL: Final = 53
S_MOUNTAIN: Final = 54
S_HEIGHT: Final = 55
S_LAKE: Final = 56
S_PEOPLE: Final = 57
S_VILLAGE: Final = 58
S_SIZE: Final = 59
S_EXPLORED: Final = 60

S_AF3C: Final = 65
S_ATTITUDE: Final = 66
S_VISIT: Final = 67
S_POISON: Final = 68
S_BARGAIN: Final = 69

S_BATTLE: Final = 75
S_FOES: Final = 76
S_CLASH: Final = 77
S_LOSSES: Final = 78
S_FATE: Final = 79
S_WON: Final = 80
S_SPOILS: Final = 81
S_CAPTIVES: Final = 82
S_FOUGHT: Final = 83

S_AF4: Final = 90
S_HUNT: Final = 91
S_AF4A: Final = 92
S_AF4B: Final = 93
S_RECOVERY: Final = 94
S_AF4C: Final = 95
S_UNREST: Final = 96

S_AF5: Final = 100
S_BONUS: Final = 101
S_BONUS_DIE: Final = 102
S_FIND: Final = 103

S_AF6: Final = 110
S_RIVAL: Final = 111
S_MEETING: Final = 112
S_TALK: Final = 113
S_RIVALS_END: Final = 114
S_END_TURN: Final = 115
