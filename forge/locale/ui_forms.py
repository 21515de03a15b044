"""What forge itself prints on forms: how dice are read, ranges, the head of outfit lists."""

from __future__ import annotations

FORMS = {
    "part-forms": "forms and tables",
    "form-foot": "{title} · {edition} · {form} · {number} of {total} · {hash}",
    "form-dice-1": "One die",
    "form-dice-2": "Two dice",
    "form-dice-3": "Three dice",
    "form-beat": "{dice}: it must be more",
    "form-most": "{number} or less",
    "form-least": "{number} or more",
    "form-range": "{least}–{most}",
    "form-adds": "{least} to {most}",
    "form-modifiers": "Add: {list}",
    "form-modifier": "{number} {name}",
    "form-read-2": "Two dice, one for the tens, one for the ones",
    "form-read-3": "Three dice: hundreds, tens, ones",
    "form-read-either": "Two dice (tens, ones) or three (hundreds, tens, ones)",
    "form-again": "Throw again",
    "form-item": "Item",
    "form-price": "Price",
    "form-weight": "Weight",
    "form-carries": "Carries",
}
