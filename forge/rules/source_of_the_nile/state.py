"""Source of the Nile's state: one campaign as numbers."""

from __future__ import annotations

from dataclasses import dataclass

from forge.rules.source_of_the_nile.tables import line


@dataclass(slots=True)
class State:
    """One campaign.

    ``step`` is where the machine of section 3 stands, ``phase`` what it waits for, ``got`` the die
    or the card that came; ``then`` is the step after load or donations are settled. ``seat``
    carries out its turn: ``level``, ``points`` (hexes that may still be entered), ``came`` and
    ``goal`` (the hex of origin and the one to be entered, -1: none), ``heading`` the direction.
    ``fresh``: how much new was met this turn (N31); ``traded``, ``opened``, ``barred``: a visit was
    paid here, a cache was opened here, nobody moves this turn. ``bargain`` is what is exchanged,
    ``hires`` how many porters can be had. ``card`` is the card under way, ``deed_at`` its next deed
    or line, ``roll`` what a die showed for it, ``shown`` the River card. ``why``, ``foe``, ``won``
    tell of the battle, ``gift`` of the approach; ``unfed`` is how many got no ration, ``found_vp``
    what the find ``found`` is worth, which may still be let go. ``paid`` are the points published
    this turn, ``due`` cards or dice still to come, ``rival`` the rival whose die it is.

    ``left`` are the cards still in the piles. Of hex h: ``terrain`` plus 1, ``out`` the direction
    of its river plus 1, ``up`` a mask of directions that water comes from, ``cataract`` the
    direction plus 1, ``fall``, ``height``, ``area`` in feet and square miles, ``lake`` a number for
    each lake, ``source`` 1 or, of the Nile, 2, ``village``, ``attitude``, ``mood``, ``clash``;
    ``seen`` a mask of seats, ``public`` who published it plus 1 (known at the start: 16), ``told``
    the bits published, ``hoard_of`` the owner of a cache plus 1 (16: nobody's).
    ``noted[hexes p + h]`` are bits noted by a player.

    Of player p: ``life`` (LIVING, DEAD, OUT), ``where``, ``pos``, ``has[GOODS p + i]``,
    ``sick[FOLK p + i]`` and ``ill`` (the explorer), ``dry`` skins, ``respect`` (1: lost),
    ``bears``, ``deepest`` ever reached, ``landed`` the port plus 1, ``back``: comes home this turn;
    ``note`` and ``carry`` points by line of a bonus card, carried ones still to be brought home.
    """

    seats: int
    phase: int
    step: int
    then: int
    got: int
    seat: int
    ply: int
    turns: int
    limit: int
    undecided: int
    deck: int
    level: int
    points: int
    came: int
    goal: int
    heading: int
    fresh: int
    bargain: int
    traded: int
    opened: int
    barred: int
    hires: int
    card: int
    shown: int
    deed_at: int
    roll: int
    why: int
    foe: int
    won: int
    gift: int
    unfed: int
    found: int
    found_vp: int
    paid: int
    due: int
    rival: int
    nile_told: int
    n_lakes: int
    n_reports: int
    left: list[int] = line("cards")
    terrain: list[int] = line("hexes")
    river: list[int] = line("hexes")
    out: list[int] = line("hexes")
    up: list[int] = line("hexes")
    oasis: list[int] = line("hexes")
    cataract: list[int] = line("hexes")
    fall: list[int] = line("hexes")
    height: list[int] = line("hexes")
    area: list[int] = line("hexes")
    lake: list[int] = line("hexes")
    source: list[int] = line("hexes")
    village: list[int] = line("hexes")
    attitude: list[int] = line("hexes")
    mood: list[int] = line("hexes")
    clash: list[int] = line("hexes")
    seen: list[int] = line("hexes")
    public: list[int] = line("hexes")
    told: list[int] = line("hexes")
    hoard_of: list[int] = line("hexes")
    hoard: list[int] = line("hexes*goods")
    noted: list[int] = line("seats*hexes")
    profession: list[int] = line("seats")
    life: list[int] = line("seats")
    deaths: list[int] = line("seats")
    where: list[int] = line("seats")
    pos: list[int] = line("seats")
    money: list[int] = line("seats")
    hand: list[int] = line("seats*donations")
    has: list[int] = line("seats*goods")
    sick: list[int] = line("seats*folk")
    ill: list[int] = line("seats")
    dry: list[int] = line("seats")
    mode: list[int] = line("seats")
    respect: list[int] = line("seats")
    bears: list[int] = line("seats")
    deepest: list[int] = line("seats")
    landed: list[int] = line("seats")
    back: list[int] = line("seats")
    score: list[int] = line("seats")
    crossing: list[int] = line("seats")
    talks: list[int] = line("seats")
    met: list[int] = line("seats")
    befriended: list[int] = line("seats")
    legends: list[int] = line("legends")
    note: list[int] = line("seats*finds")
    carry: list[int] = line("seats*finds")
    find_told: list[int] = line("finds")
    record: list[int] = line("records")
    record_of: list[int] = line("records")
    rival_depth: list[int] = line("absent")
    rival_best: list[int] = line("absent")
    reports: list[int] = line("reports")
