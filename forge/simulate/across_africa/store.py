"""What is stored where: whatever completes a slot, and of the rest as much as the policy allows."""

from __future__ import annotations

from forge.rules.across_africa.camp import filled, fits, gems_to_store, sum_of
from forge.rules.across_africa.codes import DONE, GEMS, LEAVE, SLOT, TAKE
from forge.rules.across_africa.tables import State, Tables
from forge.simulate.across_africa.memory import AfricaMemory


def store_action(b: Tables, s: State, w: AfricaMemory) -> int:
    """Diamonds first, then photos that fill a slot, pairs that do, and some that wait for another.

    Of those that complete a slot the dearest comes first.
    """
    p = s.mover
    if gems_to_store(b, s, p) > 0:
        return GEMS
    found = completing(b, s, p)
    if found == 0:
        found = pair(b, s, p)
    if found == 0:
        found = waiting(b, s, w, p)
    return found if found > 0 else DONE


def completing(b: Tables, s: State, p: int) -> int:
    """The dearest photo that fills a slot up to its points; 0 when there is none."""
    best = 0
    worth = 0
    for k in range(b.n_photos):
        if s.hand[p * b.n_photos + k] > 0 and b.worth[k] > worth:
            for i in range(b.slots):
                full = sum_of(b, s, i) + b.worth[k] == b.slot_points
                if full and b.worth[k] > worth and fits(b, s, k, i):
                    best = SLOT + k * b.slots + i
                    worth = b.worth[k]
    return best


def pair(b: Tables, s: State, p: int) -> int:
    """The first of two photos in hand that fill a slot together, into an empty one; 0: none."""
    i = empty_slot(b, s)
    for k in range(b.n_photos):
        for other in range(k):
            both = s.hand[p * b.n_photos + k] > 0 and s.hand[p * b.n_photos + other] > 0
            if i < b.slots and both and b.worth[k] + b.worth[other] == b.slot_points:
                return SLOT + k * b.slots + i
    return 0


def waiting(b: Tables, s: State, w: AfricaMemory, p: int) -> int:
    """The dearest photo into an empty slot, while few slots wait for another photo; 0: none."""
    i = empty_slot(b, s)
    if i == b.slots or loose_slots(b, s) >= w.loose:
        return 0
    best = 0
    worth = 0
    for k in range(b.n_photos):
        if s.hand[p * b.n_photos + k] > 0 and b.worth[k] > worth and fits(b, s, k, i):
            best = SLOT + k * b.slots + i
            worth = b.worth[k]
    return best


def empty_slot(b: Tables, s: State) -> int:
    """The first empty slot; the number of slots when there is none."""
    i = 0
    while i < b.slots and filled(b, s, i) > 0:
        i += 1
    return i


def loose_slots(b: Tables, s: State) -> int:
    """How many slots hold something and are not full."""
    n = 0
    for i in range(b.slots):
        if 0 < sum_of(b, s, i) < b.slot_points:
            n += 1
    return n


def cheapest_photo(b: Tables, s: State) -> int:
    """Loses the photo of the least worth."""
    best = -1
    for k in range(b.n_photos):
        if s.hand[s.mover * b.n_photos + k] > 0 and (best < 0 or b.worth[k] < b.worth[best]):
            best = k
    return LEAVE + best


def least_missed(b: Tables, s: State) -> int:
    """Takes out a photo that waits for another, else the cheapest one stored."""
    best = -1
    cost = 0
    for i in range(b.slots):
        lone = 0 < sum_of(b, s, i) < b.slot_points
        for j in range(filled(b, s, i)):
            at = i * b.slot_photos + j
            price = b.worth[s.slot[at] - 1] - (b.slot_points if lone else 0)
            if best < 0 or price < cost:
                best = at
                cost = price
    return TAKE + best
