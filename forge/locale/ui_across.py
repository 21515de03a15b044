"""What happens in Across Africa, in plain words; docs and placeholders as in ``ui_play``.

{card} is the adventure card of the event's number.
"""

from __future__ import annotations

ALIKE = {
    "lay": "The photos are shuffled: {amount}.",
    "lay-card": "The adventure cards are shuffled: {amount}.",
    "limit": "The game ends without a result. Turns played: {amount}.",
    "miss": "misses this turn, and {amount:turn} more.",
    "miss-none": "misses this turn.",
    "roll": "throws {amount:a}.",
    "bonus": "is rested and goes {amount:step} farther.",
    "through-mud": "is held up by mud: {amount:step} less.",
    "past-snake": "needs {amount:a} at least to get past the snake.",
    "lost": "is lost and goes {amount:step} backwards.",
    "stay": "stays here.",
    "map": "plays the explorers’ map: the die now shows {amount:a}.",
    "fork": "takes the way to {place}.",
    "merge": "takes the way back to {place}.",
    "which-camp": "chooses the camp on {place}.",
    "go": "comes to {place}.",
    "back": "comes back to {place}.",
    "moved": "is moved to {place}.",
    "gem": "takes {amount:crystal} from the camp.",
    "gem-none": "takes no crystal from the camp.",
    "loose-gem": "picks up {amount:crystal}.",
    "photo": "takes a photo worth {amount:point}.",
    "no-photo": "would take a photo, but there is none left.",
    "thicket": "is in the thicket and will go backwards next turn.",
    "mud": "is in the mud, which will cost {amount:step} next turn.",
    "mud-none": "is in the mud, which costs nothing.",
    "snake": "meets a snake and needs {amount:a} at least next turn.",
    "car": "gets a lift, {amount:step} on.",
    "camp": "rests at the camp.",
    "path": "is on the path, where nothing happens.",
    "card": "draws the card {card}.",
    "no-second": "draws no second card in one turn.",
    "bottom": "puts the card {card} at the bottom of the pile.",
    "nothing": "cannot do what the card asks; nothing happens.",
    "keep-photo": "keeps the card as a photo worth {amount:point}.",
    "keep-map": "keeps the map.",
    "mine": "may lay out {amount:crystal}.",
    "mine-none": "may lay out no crystal.",
    "lay-gem": "lays a crystal on this field.",
    "choose": "chooses {other}.",
    "no-camp": "has no camp to go to.",
    "at-camp": "stands on a camp already.",
    "skip": "will miss {amount:turn}.",
    "skip-none": "will miss no turn.",
    "lose": "loses a photo worth {amount:point}.",
    "lose-unique": "loses a photo like no other, worth {amount:point}.",
}

EXPEDITION = ALIKE | {
    "unstore": "takes a photo worth {amount:point} off the crocodile.",
    "store": "stores a photo worth {amount:point}.",
    "store-unique": "stores a photo like no other, worth {amount:point}.",
    "join": "adds a photo worth {amount:point} to another one.",
    "slot-full": "has completed slot {amount}.",
    "store-gems": "stores {amount:crystal}.",
    "wharf": "is at the wharf.",
    "win-at-once": "has stored all that was needed, {amount:point}: everybody wins!",
    "win": "brings the expedition home with {amount:point}: everybody wins!",
    "loss": "has come too soon: the expedition has {amount:point} and is lost.",
    "short-points": "sees that {amount:point} were lacking.",
    "short-gems": "sees that {amount:crystal} were lacking.",
}

RACE = ALIKE | {
    "wharf": "is at the wharf.",
    "first": "is there first, for {amount:point}.",
    "last-round": "ends the last round; turns still to come: {amount}.",
    "points": "has {amount:point}.",
    "victory": "wins with {amount:point}!",
    "shared": "shares the win with {amount:point}!",
}
