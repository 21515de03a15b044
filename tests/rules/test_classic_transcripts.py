"""Classic: stretches of three games, written by hand from the rules.

Each step states money, place and events.

A line is (what is done, where the pawn is then, its money, what was told). Dice are in the lines,
tokens in the set-up.
"""

from __future__ import annotations

from classic_table import Classic, Player

MAIL = {"rescue": "free_passage", "rescue_missed_turns": 2}


def plays(t, lines):
    """Plays the lines in order and holds each to what it says."""
    for seat, action, place, money, story in lines:
        assert t.seat == seat, action
        t.does(action)
        assert (t.at(seat), t.money(seat)) == (place, money), action
        assert t.story == story.split(), action


def to(link, place):
    return f"step {link} to {place}"


def test_c3_c7_c8_c9_c13_the_first_turns_as_the_rulebook_tells_them():
    """By land to Agadir, by sea to the Canary Islands, a token bought and one tried for twice."""
    t = Classic(
        Player("tangier"),
        Player("cairo"),
        closed={"agadir": "topaz", "canary-islands": "emerald", "benghazi": "robber"},
    )
    road, sea = "land-tangier-agadir", "sea-agadir-canary-islands"
    coast = "land-benghazi-cairo"
    plays(
        t,
        [
            (0, "roll", "tangier", 300, ""),
            (0, "throw 2", "tangier", 300, "roll"),
            (0, to(road, f"{road}:1"), f"{road}:1", 300, "step"),
            (0, to(road, "agadir"), "agadir", 300, "step"),
            (0, "buy", "agadir", 500, "buy open gem"),
            (1, "roll", "cairo", 300, ""),
            (1, "throw 3", "cairo", 300, "roll"),
            (1, to(coast, f"{coast}:2"), f"{coast}:2", 300, "step"),
            (1, to(coast, f"{coast}:1"), f"{coast}:1", 300, "step"),
            (1, to(coast, "benghazi"), "benghazi", 300, "step"),
            (1, "try", "benghazi", 300, ""),
            (1, "throw 2", "benghazi", 300, "try-failed"),
            (0, "roll", "agadir", 500, ""),
            (0, "throw 2", "agadir", 500, "roll"),
            (0, to(sea, f"{sea}:1"), f"{sea}:1", 400, "fare step"),
            (0, to(sea, "canary-islands"), "canary-islands", 300, "step land"),
            (0, "try", "canary-islands", 300, ""),
            (0, "throw 3", "canary-islands", 300, "try-failed"),
            (1, "try", "benghazi", 300, ""),
            (1, "throw 5", "benghazi", 0, "try open robbed"),
            (0, "try", "canary-islands", 300, ""),
            (0, "throw 6", "canary-islands", 800, "try open gem"),
            (1, "roll", "benghazi", 0, ""),
            (1, "throw 1", "benghazi", 0, "roll no-fare"),
        ],
    )
    assert t.ways == {f"{coast}:1", "land-benghazi-kufra:1"}


def test_c10_c11_c15_c16_c18_the_race_home_is_won_by_a_horseshoe():
    """The finder of the Star waits on a ring in the Sahara; a captive comes free and flies home."""
    t = Classic(
        Player("land-agadir-timbuktu:4", money=0),
        Player("land-gold-coast-slave-coast:1", money=400),
        closed={"timbuktu": "star", "slave-coast": "blank", "gold-coast": "ruby"},
    )
    desert, coast = "land-agadir-timbuktu", "land-gold-coast-slave-coast"
    t.s.shoes[1] = 1
    plays(
        t,
        [
            (0, "roll", f"{desert}:4", 0, ""),
            (0, "throw 1", f"{desert}:4", 0, "roll"),
            (0, to(desert, "timbuktu"), "timbuktu", 0, "step"),
            (0, "try", "timbuktu", 0, ""),
            (0, "throw 4", "timbuktu", 0, "try open find-star"),
            (1, "roll", f"{coast}:1", 400, ""),
            (1, "throw 1", f"{coast}:1", 400, "roll"),
            (1, to(coast, "slave-coast"), "slave-coast", 400, "step"),
            (1, "buy", "slave-coast", 300, "buy open blank captive"),
            (0, "roll", "timbuktu", 0, ""),
            (0, "throw 2", "timbuktu", 0, "roll"),
            (0, to(desert, f"{desert}:4"), f"{desert}:4", 0, "step"),
            (0, to(desert, f"{desert}:3"), f"{desert}:3", 0, "step ring"),
            (1, "throw 3", "slave-coast", 300, "held miss"),
            (1, "throw 5", "slave-coast", 300, "freed"),
        ],
    )
    t.walks("gold-coast", "land-monrovia-gold-coast")
    assert t.at(1) == "monrovia"
    t.heard.clear()
    plays(
        t,
        [
            (0, "roll", f"{desert}:3", 0, ""),
            (0, "throw 2", f"{desert}:3", 0, "roll"),
            (0, to(desert, f"{desert}:2"), f"{desert}:2", 0, "step"),
            (0, to(desert, f"{desert}:1"), f"{desert}:1", 0, "step"),
            (1, "fly air-tangier-monrovia to tangier", "tangier", 0, "fly shoe-win"),
        ],
    )
    assert (t.winner, t.turn) == (1, -2)


def test_c13_c14_c17_c19_the_mail_ship_and_the_prize_of_cape_town():
    """Robbed on St Helena, carried off, becalmed; the other flies to Cape Town first."""
    t = Classic(
        Player("sea-st-helena-luanda:1", money=200),
        Player("luanda", money=300),
        closed={"st-helena": "robber", "cape-town": "blank"},
        **MAIL,
    )
    lane, gold = "sea-st-helena-luanda", "sea-gold-coast-st-helena"
    plays(
        t,
        [
            (0, "roll", f"{lane}:1", 200, ""),
            (0, "throw 1", f"{lane}:1", 200, "roll"),
            (0, to(lane, "st-helena"), "st-helena", 100, "step land"),
            (0, "buy", "st-helena", 0, "buy open robbed"),
            (1, "fly air-luanda-cape-town to cape-town", "cape-town", 500, "fly prize"),
            (1, "leave closed", "cape-town", 500, "leave stranded miss"),
            (1, "buy", "cape-town", 400, "buy open blank miss"),
            (1, "roll", "cape-town", 400, ""),
            (1, "throw 1", "cape-town", 400, "roll"),
        ],
    )
    t.walks("land-luderitz-cape-town:2")
    assert t.story == ["step"]
    plays(
        t,
        [
            (0, "roll", "st-helena", 0, ""),
            (0, "throw 2", "st-helena", 0, "roll"),
            (0, to(gold, f"{gold}:7"), f"{gold}:7", 0, "carried step"),
            (0, to(gold, f"{gold}:6"), f"{gold}:6", 0, "step calm"),
            (1, "roll", "land-luderitz-cape-town:2", 400, ""),
            (1, "throw 1", "land-luderitz-cape-town:2", 400, "roll"),
            (1, to("land-luderitz-cape-town", "cape-town"), "cape-town", 400, "step miss"),
        ],
    )
    assert (t.seat, t.s.free_exit[0], t.s.free_landing[0]) == (1, 0, 1)
