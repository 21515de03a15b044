"""What happens in Across Africa, by number and name, and the rules that make it happen."""

from __future__ import annotations

from forge.rules.across_africa import codes
from forge.rules.protocol import Event

ALIKE = (
    Event(codes.E_SHUFFLE, "lay", ("A12",)),
    Event(codes.E_SHUFFLE_CARDS, "lay-card", ("A12",)),
    Event(codes.E_LIMIT, "limit", ()),
    Event(codes.E_MISS, "miss", ("AD4",)),
    Event(codes.E_ROLL, "roll", ("A6", "A17", "A18", "A20")),
    Event(codes.E_BONUS, "bonus", ("A48",)),
    Event(codes.E_MUD, "through-mud", ("A49", "A51")),
    Event(codes.E_SNAKE, "past-snake", ("A53", "A54")),
    Event(codes.E_LOST, "lost", ("A26",)),
    Event(codes.E_STAY, "stay", ("A50", "A53")),
    Event(codes.E_MAP, "map", ("A32",)),
    Event(codes.E_FORK, "fork", ("A19", "AD9")),
    Event(codes.E_MERGE, "merge", ("A26",)),
    Event(codes.E_WHICH_CAMP, "which-camp", ("A39",)),
    Event(codes.E_GO, "go", ("A19", "A21"), "stop"),
    Event(codes.E_BACK, "back", ("A26",), "stop"),
    Event(codes.E_MOVED, "moved", ("A39", "AD1"), "stop"),
    Event(codes.E_GEM, "gem", ("A35",)),
    Event(codes.E_LOOSE_GEM, "loose-gem", ("A34",)),
    Event(codes.E_PHOTO, "photo", ("A24",)),
    Event(codes.E_NO_PHOTO, "no-photo", ("A24", "A33")),
    Event(codes.E_IN_THICKET, "thicket", ("A26",)),
    Event(codes.E_IN_MUD, "mud", ("A49",)),
    Event(codes.E_AT_SNAKE, "snake", ("A53",)),
    Event(codes.E_CAR, "car", ("A52",)),
    Event(codes.E_CAMP, "camp", ("A22", "A35")),
    Event(codes.E_PATH, "path", ("A23",)),
    Event(codes.E_CARD, "card", ("A27", "A28")),
    Event(codes.E_NO_SECOND, "no-second", ("AD1",)),
    Event(codes.E_BOTTOM, "bottom", ("A29",)),
    Event(codes.E_NOTHING, "nothing", ("A33",)),
    Event(codes.E_KEEP_PHOTO, "keep-photo", ("A30",)),
    Event(codes.E_KEEP_MAP, "keep-map", ("A32",)),
    Event(codes.E_MINE, "mine", ("A34",)),
    Event(codes.E_LAY_GEM, "lay-gem", ("A34", "AD6")),
    Event(codes.E_CHOOSE, "choose", ("A28",)),
    Event(codes.E_NO_CAMP, "no-camp", ("AD2",)),
    Event(codes.E_SKIP, "skip", ("AD4",)),
    Event(codes.E_LOSE, "lose", ("AD5",)),
    Event(codes.E_LOSE_UNIQUE, "lose-unique", ("AD5",)),
)

EXPEDITION = (
    *ALIKE,
    Event(codes.E_AT_CAMP, "at-camp", ("A33", "A38")),
    Event(codes.E_UNSTORE, "unstore", ("A46", "AD5")),
    Event(codes.E_STORE, "store", ("A15", "A36", "A37", "A42", "A43")),
    Event(codes.E_STORE_UNIQUE, "store-unique", ("A31",)),
    Event(codes.E_JOIN, "join", ("A41", "A43", "A44")),
    Event(codes.E_SLOTS, "slot-full", ("A41",)),
    Event(codes.E_STORE_GEMS, "store-gems", ("A36", "A37", "A47")),
    Event(codes.E_WHARF, "wharf", ("A55", "A56")),
    Event(codes.E_WIN_AT_ONCE, "win-at-once", ("A9", "A58")),
    Event(codes.E_WIN, "win", ("A9", "A10", "A57")),
    Event(codes.E_LOSS, "loss", ("A9", "A10", "A57")),
    Event(codes.E_SHORT_POINTS, "short-points", ("A57",)),
    Event(codes.E_SHORT_GEMS, "short-gems", ("A57",)),
)

RACE = (
    *ALIKE,
    Event(codes.E_AT_CAMP, "at-camp", ("A33",)),
    Event(codes.E_WHARF, "wharf", ("A55", "A66")),
    Event(codes.E_FIRST, "first", ("A64",)),
    Event(codes.E_LAST_ROUND, "last-round", ("AD13",)),
    Event(codes.E_POINTS, "points", ("A62", "A63", "A67")),
    Event(codes.E_VICTORY, "victory", ("A59", "A68")),
    Event(codes.E_SHARED, "shared", ("A68", "AD14")),
)
