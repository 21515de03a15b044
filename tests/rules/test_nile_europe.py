"""Source of the Nile at home: turns, launching, donations, publishing (N1, N58-N67, ND15-ND24)."""

from __future__ import annotations

import pytest
from nile_table import RULES, Table, nile

from forge.rules.log import tape
from forge.rules.protocol import CHANCE
from forge.rules.source_of_the_nile.codes import B_MAPPED, B_PEOPLE
from forge.rules.source_of_the_nile.death import die
from forge.rules.source_of_the_nile.steps import S_EU1, S_EU3, S_EU4, S_NEXT
from forge.rules.source_of_the_nile.turns import scores


def test_n1_one_player_carries_out_all_phases_before_anybody_else():
    t = Table("explorer", "doctor", at="H8", land={"H8": "veldt"}, rations=50, porters=8)
    t.month()
    assert t.turn == 0
    t.does("done")
    while t.s.seat == 0:
        assert t.turn in (0, CHANCE)
        t.does(t.legal[0])
    assert t.s.seat == 1


def test_n58_the_turn_of_launching_is_spent_on_outfitting():
    t = Table("explorer", money=700)
    t.lay("H8", "veldt")
    t.europe()
    t.does("launch", "to zanzibar", "buy 1 porter", "buy 10 rations", "done")
    assert (t.s.seat, t.s.turns, t.has("rations")) == (0, 2, 10)
    assert not {"yearly", "donation", "publish-hex"} & set(t.story)
    assert t.held() == []


def test_n59_without_a_ticket_transport_costs_500():
    t = Table("explorer", money=700)
    t.europe()
    t.does("launch", "to zanzibar")
    assert (t.phase, t.s.money[0]) == ("outfit", 200)


def test_n59_a_ticket_to_the_port_is_used_up_and_no_fare_is_paid():
    t = Table("explorer")
    t.hand("ticket-zanzibar", "gift-200")
    t.europe()
    t.does("launch")
    assert t.legal == ["to zanzibar"]
    t.does("to zanzibar")
    assert (t.phase, t.s.money[0], t.held()) == ("outfit", 0, ["gift-200"])


def test_n59_a_ticket_to_another_port_does_not_help():
    t = Table("explorer", money=500)
    t.hand("ticket-lagos")
    t.europe()
    t.does("launch", "to zanzibar")
    assert (t.s.money[0], t.held()) == (0, ["ticket-lagos"])


def test_n60_the_next_turn_starts_in_the_port():
    t = Table("explorer", money=600)
    t.europe()
    t.does("launch", "to zanzibar", "done")
    assert (t.at(), t.phase, t.s.turns) == ("O9", "level", 2)


def test_n61_who_does_not_launch_discards_all_tickets():
    t = Table("explorer")
    t.hand("ticket-lagos", "ticket-boma", "gift-200")
    t.europe()
    t.does("stay")
    assert t.held() == ["gift-200"]


def test_n62_seven_money_cards_are_trimmed_to_five_of_ones_choice():
    t = Table("explorer")
    t.hand(*["gift-100"] * 4, "gift-200", "gift-300", "gift-400")
    t.europe()
    t.does("stay")
    assert t.legal == [
        "discard gift-100",
        "discard gift-200",
        "discard gift-300",
        "discard gift-400",
    ]
    t.does("discard gift-100", "discard gift-200")
    assert t.held() == ["gift-100"] * 3 + ["gift-300", "gift-400"]


def test_n63_donations_are_seen_by_all():
    t = Table("explorer", "doctor")
    t.hand("gift-200", p=1)
    before = t.held(1)
    RULES.view(t.b, t.s)
    assert t.held(1) == before == ["gift-200"]


def test_n64_a_donation_is_drawn_at_home():
    t = Table("explorer")
    t.europe(S_EU3)
    left = t.left("donation")
    t.does("draw gift-150")
    assert (t.held(), t.left("donation")) == (["gift-150"], left - 1)


def test_n65_some_is_published_and_the_rest_kept():
    """Nine points are noted; four are published now, five a turn later."""
    t = Table("geologist")
    t.lay("H8", "mountain")
    t.lay("H9", "desert")
    t.s.note[t.b.names.finds.index("river-gold")] = 5
    t.europe(S_EU4)
    t.does("publish H8", "publish H9", "done")
    assert t.s.score[0] == 4
    t.until("publish")
    t.does("publish river-gold")
    assert t.s.score[0] == 9


@pytest.mark.parametrize(("answer", "offered"), [(True, True), (False, False)])
def test_n65_points_kept(answer, offered):
    t = Table("geologist", readings={"points_kept": answer})
    t.lay("H8", "mountain")
    t.europe(S_EU4)
    assert ("done" in t.legal) == offered
    assert t.legal[-1 if not offered else 1] == "publish everything"


@pytest.mark.parametrize(("points", "cards"), [(9, 2), (3, 0), (4, 1)])
def test_n66_a_donation_for_every_four_points_published(points, cards):
    t = Table("geologist")
    t.s.note[0] = points
    t.europe(S_EU4)
    t.does("publish everything")
    for _ in range(cards):
        t.does("draw gift-100")
    assert len(t.held()) == cards
    assert t.s.turns == 2


def test_n67_the_highest_donation_is_500():
    t = Table("explorer")
    assert max(t.b.card_money) == 500 == t.b.donation_most
    t.europe(S_EU3)
    t.does("draw gift-500")
    assert "top-donation" in t.story


def test_n67_n62_the_donation_pile_is_made_anew_of_what_nobody_holds():
    t = Table("explorer")
    t.hand("gift-500")
    t.pile("donation")
    t.europe(S_EU3)
    assert "draw gift-500" not in t.legal
    assert t.left("donation") == 39


def test_n68_the_totals_follow_from_schedule_and_deck():
    t = Table()
    b, n = t.b, t.b.n_professions
    doubled = [2 * sum(b.vp[p::n]) for p in range(n)]
    for i in range(b.n_finds):
        if b.find_for[i] >= 0:
            doubled[b.find_for[i]] += 2 * b.find_vp[i] or 7
    assert [total // 2 for total in doubled] == [87, 75, 75, 75, 73, 71, 71, 69]
    assert [each.total for each in nile().explorers.professions] == [t // 2 for t in doubled]


def test_nd15_a_disbanded_expedition_sells_at_half_price_and_sails_free():
    t = Table("explorer", at="O9", rations=10, musket=3, porters=4, money=7)
    t.month()
    t.does("done")
    t.until("harbour")
    t.does("sail home")
    assert t.s.money[0] == 7 + 15 + 5
    assert (t.at(), t.has("porter"), t.has("musket")) == ("europe", 0, 0)


def test_nd15_the_turn_after_the_return_is_a_turn_at_home():
    """No launch is offered: it goes on with the donation."""
    t = Table("explorer", at="O9", money=5000)
    t.month()
    t.does("done")
    t.until("harbour")
    t.does("sail home")
    assert t.phase == "draw"
    t.does("draw gift-100")
    assert (t.phase, t.s.turns) == ("europe", 3)


def test_nd16_money_that_is_not_spent_stays_and_so_do_cards():
    t = Table("explorer", money=500)
    t.hand("gift-100", "gift-200")
    t.europe()
    t.does("launch", "to zanzibar", "cash gift-100", "buy 10 rations", "done")
    assert (t.s.money[0], t.held()) == (90, ["gift-200"])


def test_nd17_each_explorer_begins_with_five_donations_in_europe():
    b = Table().b
    s = RULES.state(b, 2)
    RULES.setup(b, s, 2, 0)
    t = Table("explorer", "doctor")
    t.s = s
    t.does("zoologist", *["draw gift-100"] * 5, "doctor", *["draw gift-150"] * 5)
    assert (len(t.held(0)), len(t.held(1)), s.turns, s.seat) == (5, 5, 1, 0)
    assert t.phase == "europe"


def test_nd18_published_hexes_need_no_lost_check_by_anybody():
    t = Table("explorer", "doctor", at="H8", land={"H8": "jungle", "H9": "jungle"})
    t.s.seen[t.hex("H9")] = 2
    t.month()
    t.does("go south to H9")
    assert t.phase == "die"
    t = Table("explorer", "doctor", at="H8", land={"H8": "jungle"})
    t.lay("H9", "jungle", public=True)
    t.s.seen[t.hex("H9")] = 0
    t.month()
    t.does("go south to H9")
    assert t.at() == "H9"


def test_nd21_zanzibar_to_boma_is_from_coast_to_coast():
    t = Table("explorer", at="E8")
    t.s.landed[0] = t.b.names.ports.index("zanzibar") + 1
    t.month()
    t.does("done")
    t.until("harbour")
    t.does("sail home")
    assert t.s.crossing[0] == 1
    t.until("publish")
    t.does("publish the crossing")
    assert t.s.score[0] == 5


def test_nd21_zanzibar_to_kilwa_is_not():
    t = Table("explorer", at="O10")
    t.month()
    t.does("done")
    t.until("harbour")
    t.does("sail home")
    assert t.s.crossing[0] == 0


def test_nd22_with_an_explorer_die_hexes_only_they_have_seen_notes_and_money():
    t = Table("geologist", "doctor", at="H8", land={"H8": "desert"}, money=300)
    t.lay("H9", "desert")
    t.lay("H10", "mountain", public=True)
    t.s.seen[t.hex("H9")] |= 2
    t.s.note[1], t.s.talks[0], t.s.crossing[0] = 3, 1, 1
    t.hand("gift-500")
    die(t.b, t.s, tape(RULES, t.b))
    assert t.s.terrain[t.hex("H8")] == 0
    assert t.s.terrain[t.hex("H9")] > 0
    assert t.s.terrain[t.hex("H10")] > 0
    assert (t.s.money[0], t.held(), sum(t.s.note), sum(t.s.noted[: t.b.n_hexes])) == (0, [], 0, 0)
    assert (t.s.talks[0], t.s.crossing[0]) == (0, 0)


def test_nd23_the_successor_begins_next_turn_in_europe_with_four_cards():
    t = Table("explorer", at="H8", land={"H8": "veldt"}, score=7)
    die(t.b, t.s, tape(RULES, t.b))
    t.begin(S_NEXT)
    assert t.phase == "profession"
    t.does("doctor", *["draw gift-100"] * 4)
    assert (t.s.turns, t.at(), len(t.held()), t.s.score[0]) == (2, "europe", 4, 7)


def test_nd22_the_third_death_is_the_last():
    t = Table("explorer", at="H8", land={"H8": "veldt"})
    t.s.deaths[0] = 2
    die(t.b, t.s, tape(RULES, t.b))
    t.begin(S_NEXT)
    assert t.over


def test_nd22_the_others_play_on_when_one_is_out():
    t = Table("explorer", "doctor", at="H8", land={"H8": "veldt"}, money=0)
    t.s.deaths[0] = 2
    die(t.b, t.s, tape(RULES, t.b))
    t.begin(S_NEXT)
    assert (t.s.seat, t.over) == (1, False)
    t.does("draw gift-100")
    assert (t.s.seat, t.s.turns) == (1, 4)


def test_nd24_records_score_once_at_the_end_for_who_published_the_greatest_value():
    t = Table("zoologist", "geologist")
    for p, (name, feet) in enumerate({"H8": 16000, "H9": 18000}.items()):
        h = t.hex(name)
        t.lay(name, "mountain")
        t.s.height[h], t.s.seen[h] = feet, 1 << p
        t.s.noted[h] = 0
        t.s.noted[p * t.b.n_hexes + h] = B_MAPPED | 16
    t.europe(S_EU4)
    t.does("publish everything")
    t.s.seat = 1
    t.europe(S_EU4)
    t.does("publish everything")
    before = list(t.s.score)
    t.s.turns = t.b.campaign_turns * 2
    t.begin(S_NEXT)
    assert t.over
    assert t.s.score == [before[0], before[1] + 3]


def test_nd24_the_player_alone_holds_every_record_that_was_published():
    t = Table("ethnologist")
    t.lay("H8", "veldt")
    t.people("H8", "small", "friendly")
    t.s.noted[t.hex("H8")] |= B_PEOPLE
    t.europe(S_EU4)
    t.does("publish everything")
    t.s.turns = t.b.campaign_turns
    t.begin(S_NEXT)
    assert t.s.score[0] == 2 + 5


def test_nd24_the_most_points_win_and_equal_ones_share():
    t = Table("explorer", "doctor", "botanist")
    t.s.score[:] = [20, 30, 30]
    out = [0, 0, 0]
    scores(t.b, t.s, out)
    assert out == [0, 500, 500]


def test_nd24_a_campaign_ends_after_its_turns():
    t = Table("explorer", "doctor")
    t.s.turns = 2 * t.b.campaign_turns
    t.begin(S_NEXT)
    assert t.over


def test_nd17_nd23_a_new_explorer_may_have_any_profession():
    b = Table().b
    s = RULES.state(b, 1)
    RULES.setup(b, s, 1, 0)
    t = Table()
    t.s = s
    assert t.legal == list(b.names.starts)


def test_n61_n64_staying_without_the_means_to_launch_is_no_choice():
    t = Table("explorer")
    t.europe()
    assert t.phase == "draw"
    t = Table("explorer")
    t.europe(S_EU1)
    assert t.phase == "draw"
