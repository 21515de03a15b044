"""What cards of games of exploration say; filled with the names and numbers of the card."""

from __future__ import annotations

EXPLORED = {
    # terrain
    "card-copies": "As the land to the {first}, if that is mapped. If not, as the land to the"
    " {second}. If neither is, {terrain}.",
    # rivers
    "card-course-none": "Going up a river: its source is here.",
    "card-course-one": "Going up a river: it comes from {turn}.",
    "card-course-two": "Going up a river: it forks, to {turn} and to {other}.",
    "card-turn-1": "sharp left",
    "card-turn-2": "the left",
    "card-turn-3": "straight ahead",
    "card-turn-4": "the right",
    "card-turn-5": "sharp right",
    "card-flows": "One that flows in goes on {down}, or clockwise from there.",
    "card-spring": "One that flows in, or springs here, goes on {down}, or clockwise from there.",
    "card-mark-none": "Nothing else.",
    "card-mark-oasis": "Oasis, in desert without a river.",
    "card-mark-cataract": "Cataract, in a river.",
    # spectacular discoveries
    "card-waterfall": "Waterfall: {number} feet",
    "card-waterfall-none": "No great waterfall",
    "card-mountain": "Mountain: {number} feet",
    "card-mountain-none": "No high mountain",
    "card-lake": "Lake: {number} square miles",
    "card-lake-none": "No great lake",
    # people
    "card-nobody": "Nobody",
    "card-nobody-text": "Nobody lives here.",
    "card-people": "A settlement",
    "card-people-more": "Throw for its size. On the Welcome Table {number} more.",
    "card-people-less": "Throw for its size. On the Welcome Table {number} less.",
    "card-people-even": "Throw for its size. On the Welcome Table as thrown.",
    # disasters
    "card-only": "Only {where}. {text}",
    "card-deadly": "Throw two dice: on {all} the explorer dies instead; on {absent} as well if"
    " there is no {who}.",
    "card-animal": "With a musket you may drive it off.",
    # donations
    "card-money": "A patron gives you this.",
    "card-ticket": "Free passage",
    "card-ticket-text": "To {harbour}. Give it up if you stay at home.",
    # bonuses
    "card-bonus": "Bonus",
    "card-line": "<b>{who}:</b> {what}, {where}. Worth {points}.",
    "card-line-any": "<b>Anybody:</b> {what}, {where}. Worth {money} in Europe.",
    "card-points": "{points}",
    "card-points-die": "a die of points",
    "card-legend": "At least {depth} from the coast, {where}.",
    "card-legend-once": "Once in a campaign. Points as in the table.",
    # conditions
    "where-any": "anywhere",
    "where-land": "in {land}",
    "where-river": "at a river",
    "where-oasis": "at an oasis",
    "where-wet": "at water",
    "where-canoe": "in a canoe",
    "where-guide": "with a guide",
    "where-village": "where you have met people",
    "where-friendly": "where people are your friends",
    "where-muskets": "with a musket",
    "or": "{one} or {other}",
    "or-more": "{one}, {other}",
}
