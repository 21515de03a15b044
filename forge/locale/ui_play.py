"""What happens in play, in plain words: one sentence for each event of a rule set.

A sentence is what the line of a log says after "3. Tembo (Cairo): ", or, of a step or a flight,
after "3. Tembo: ". Its placeholders: {amount} and {money}, the event's number as a count and as
money; {token}, the kind of that number; {other}, the player of that number; {place}. A sentence
whose name ends in "-none" is said when the number is 0.
"""

from __future__ import annotations

from forge.locale import ui_across, ui_nile

LINES = {
    "line": "{turn}. {player} ({place}): {what}{rules}",
    "line-way": "{turn}. {player}: {what}{rules}",
    "line-set-up": "{player} ({place}): {what}{rules}",
    "line-all": "{turn}. {what}{rules}",
    "line-all-set-up": "{what}{rules}",
    "rules": " [{rules}]",
    "given-up": "{turn}. Nobody can win any more, and the game is given up.",
    "player": "Player {number}",
    "field": "field {number}",
    "europe": "Europe",
    "port": "{port}, {hex}",
    "circle": "circle {number}, {from}–{to}",
    "circle-at-sea": "sea circle {number}, {from}–{to}",
}

STAR_OF_AFRICA = {
    "lay": "Tokens are mixed and laid out face down: {amount}.",
    "start": "begins here with {money}.",
    "miss": "misses this turn, and {amount:turn} more.",
    "miss-none": "misses this turn.",
    "roll": "throws {amount:a}.",
    "step": "goes {amount:step} to {place}.",
    "stay": "stays here and gives up {amount:step}.",
    "no-fare": "cannot pay the {money} that it costs to put to sea.",
    "fly": "flies to {place} for {money}.",
    "prize": "is the first to reach this city and takes {money} from the bank.",
    "ring": "has stopped on a circle with a ring and will miss {amount:turn}.",
    "ring-none": "has stopped on a circle with a ring, but misses no turn.",
    "leave": "leaves the token here closed.",
    "open": "turns over the token here: {token}.",
    "gem": "sells it to the bank for {money}.",
    "double": "gets {money} more for it, because it was found here.",
    "shoe": "keeps it for later.",
    "blank": "finds nothing.",
    "robbed": "is robbed of all money, {money}.",
    "robbed-none": "has no money that the robber could take.",
    "find-star": "has found the Star and is its owner.",
    "win": "is home with the Star and wins!",
    "limit": "The game ends without a winner. Turns played: {amount}.",
}

ZVEZDA = {
    "stranded": "has too little money for a way off the island: after missing {amount:turn},"
    " this one included, a ship takes the pawn along for nothing.",
    "stranded-none": "has too little money for a way off the island: a ship takes the pawn along"
    " for nothing.",
    "cash": "hands in {token.horseshoe:a} for {money}.",
    "extra": "hands in {token.horseshoe:a} for an extra turn after this one.",
    "extra-turn": "has an extra turn.",
    "stop-short": "stops here and gives up {amount:step}.",
    "fare": "pays {money} and puts to sea.",
    "carried": "puts to sea and pays nothing.",
    "grace": "puts to sea and owes the fare: nobody can pay it.",
    "take": "takes the Star that lies here and is its owner.",
    "steal": "takes the Star from {other} and is its owner, and no robber any more.",
    "loot": "takes all the old owner’s money as well, {money}.",
    "loot-none": "finds no money on the old owner.",
    "loot-shoes": "takes all the old owner’s {token.horseshoe:plural} as well. Their number:"
    " {amount}.",
    "loot-shoes-none": "finds no {token.horseshoe:plural} on the old owner.",
    "recruit": "becomes a robber and takes the robber token along.",
    "halt": "has the Star and cannot pass an open robber, and so loses {amount:step}.",
    "star-lost": "loses the Star, and all money, {money}.",
    "star-lost-none": "loses the Star, but has no money to lose.",
    "star-laid": "has to lay the Star down here, face up.",
    "toll": "pays {money} because of the open robber.",
    "spared": "cannot pay the {money} that the open robber asks, and is let by for nothing.",
    "robber-wait": "has stopped where a robber lies open and will miss {amount:turn}.",
    "robber-wait-none": "has stopped where a robber lies open, but misses no turn.",
    "pay-token": "pays {money} to open the token here.",
    "order": "has now opened {amount:words} tokens in this turn, in the order of the way.",
    "captive": "is taken captive and will miss {amount:turn}.",
    "captive-none": "is taken captive, but misses no turn.",
    "second-robber": "is a robber already and leaves this one here, open.",
    "second-taken": "is a robber already and takes this robber token along as well.",
    "cleared": "takes the open robber here out of the game.",
}

CLASSIC = {
    "stay": "finds no way of {amount:step} and stays here.",
    "stranded": "has too little money for any way off the island.",
    "adrift": "is at sea and cannot pay the {money} that it costs to land.",
    "turn-back": "finds no other way of that length and turns back.",
    "fare": "pays {money} and boards a ship.",
    "land": "pays {money} and lands.",
    "carried": "is taken along and pays nothing.",
    "calm": "has stopped on a circle with a ring and will miss {amount:turn}.",
    "calm-none": "has stopped on a circle with a ring, but misses no turn.",
    "buy": "pays {money} for the token here.",
    "try": "throws {amount:a} for the token here, and wins it.",
    "try-failed": "throws {amount:a} for the token here, and does not win it.",
    "captive": "is held here until a throw is high enough.",
    "held": "throws {amount:a}, too low to be free.",
    "freed": "throws {amount:a} and is free.",
    "shoe-win": "is home with {token.horseshoe:a} while another player has the Star, and wins!",
}

PLAY = {f"play-{name}": said for name, said in LINES.items()}
for rule_set, sentences in (
    ("star-of-africa.zvezda", STAR_OF_AFRICA | ZVEZDA),
    ("star-of-africa.classic", STAR_OF_AFRICA | CLASSIC),
    ("across-africa.expedition", ui_across.EXPEDITION),
    ("across-africa.race", ui_across.RACE),
    ("source-of-the-nile.explorers", ui_nile.EXPLORERS),
):
    PLAY |= {f"play-{rule_set}-{name}": said for name, said in sentences.items()}
