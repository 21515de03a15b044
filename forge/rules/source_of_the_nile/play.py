"""Source of the Nile: what an action does, and what follows until somebody has a choice again."""

from __future__ import annotations

from forge.rules.log import Log
from forge.rules.source_of_the_nile.activity import begin_month, choose_level
from forge.rules.source_of_the_nile.battle import battle_step, detain, loot
from forge.rules.source_of_the_nile.bonus import bonus_step
from forge.rules.source_of_the_nile.codes import (
    APPROACH,
    CAPTIVES,
    CARD,
    DONE,
    DRAW,
    EUROPE,
    FARE,
    GOING,
    HARBOUR,
    INTERVIEW,
    LEVEL,
    LOOT,
    MODE,
    MOVE,
    OUTFIT,
    OVERLOAD,
    PORT,
    PROFESSION,
    PUBLISH,
    TO_MOVE,
    TO_PORT,
    TRADE,
    TRIM,
    WELCOME,
)
from forge.rules.source_of_the_nile.desertion import desertion_step
from forge.rules.source_of_the_nile.disaster import disaster_step
from forge.rules.source_of_the_nile.donations import cash, funded
from forge.rules.source_of_the_nile.europe import europe, europe_step, trim
from forge.rules.source_of_the_nile.explore import explore_step
from forge.rules.source_of_the_nile.free import act_freely, answer_cache
from forge.rules.source_of_the_nile.hunting import hunt_step
from forge.rules.source_of_the_nile.journalist import press_step, talk
from forge.rules.source_of_the_nile.launch import choose_port, launch_step, outfit
from forge.rules.source_of_the_nile.load import overload
from forge.rules.source_of_the_nile.movement import move_step, step_out, travel
from forge.rules.source_of_the_nile.people import approach, meet_step, welcome
from forge.rules.source_of_the_nile.piles import take
from forge.rules.source_of_the_nile.publish import publish
from forge.rules.source_of_the_nile.shared import go
from forge.rules.source_of_the_nile.sickness import recovery_step
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.steps import (
    S_AF1,
    S_AF2_END,
    S_AF3B,
    S_AF4,
    S_AF4B,
    S_ATTITUDE,
    S_BARGAIN,
    S_CACHE,
    S_END_TURN,
    S_EU5,
    S_EU_L,
    S_EXPLORED,
    S_FARE,
    S_FIND,
    S_FOUGHT,
    S_FUNDED,
    S_LANDING,
    S_LOST,
    S_RECOVERY,
    S_UNREST,
)
from forge.rules.source_of_the_nile.tables import Tables
from forge.rules.source_of_the_nile.trade import barter, trade_step
from forge.rules.source_of_the_nile.turns import choose_profession, harbour, turn_step


def apply(b: Tables, s: State, action: int, log: Log | None) -> None:
    """Plays an action of the player to move, or what chance brought."""
    if s.phase > DRAW:
        s.got = action
        s.phase = GOING
    elif s.phase == DRAW:
        take(b, s, action)
    elif s.phase <= PUBLISH:
        act_in_europe(b, s, action, log)
    elif s.phase == MOVE:
        act_on_the_way(b, s, action, log)
    else:
        act_in_africa(b, s, action, log)
    drive(b, s, log)
    s.ply += 1


def act_in_europe(b: Tables, s: State, action: int, log: Log | None) -> None:
    """A choice at home."""
    if s.phase == PROFESSION:
        choose_profession(b, s, action, log)
    elif s.phase == EUROPE:
        europe(b, s, action, log)
    elif s.phase == PORT:
        choose_port(b, s, action - TO_PORT, log)
    elif s.phase == FARE:
        cash(b, s, action - CARD, log)
        go(s, S_FARE)
    elif s.phase == OUTFIT:
        outfit(b, s, action, log)
    elif s.phase == TRIM:
        trim(b, s, action, log)
    elif s.phase == PUBLISH:
        publish(b, s, action, log)


def act_on_the_way(b: Tables, s: State, action: int, log: Log | None) -> None:
    """Camp, a hex further, or a free action."""
    if action == DONE:
        go(s, S_AF4)
    elif TO_MOVE <= action < TO_MOVE + 6:
        step_out(b, s, action - TO_MOVE, log)
    else:
        act_freely(b, s, action, log)


def act_in_africa(b: Tables, s: State, action: int, log: Log | None) -> None:
    """A choice in Africa."""
    if s.phase == LEVEL:
        choose_level(b, s, action, log)
    elif s.phase == MODE:
        travel(b, s, action, log)
    elif s.phase == WELCOME:
        welcome(b, s, action, log)
    elif s.phase == APPROACH:
        approach(b, s, action, log)
    elif s.phase == TRADE:
        barter(b, s, action, log)
    elif s.phase == LOOT:
        loot(b, s, action, log)
    elif s.phase == CAPTIVES:
        detain(b, s, action, log)
    else:
        act_at_the_end(b, s, action, log)


def act_at_the_end(b: Tables, s: State, action: int, log: Log | None) -> None:
    """What is left behind, an interview, the way home."""
    if s.phase == OVERLOAD:
        overload(b, s, action, log)
    elif s.phase == INTERVIEW:
        talk(b, s, action, log)
    elif s.phase == HARBOUR:
        harbour(b, s, action, log)


def drive(b: Tables, s: State, log: Log | None) -> None:
    """Goes on as long as nobody has a choice: the state machine of section 3."""
    while s.phase == GOING:
        if s.step <= S_EU5:
            drive_in_europe(b, s, log)
        elif s.step <= S_EXPLORED:
            drive_on_the_way(b, s, log)
        elif s.step <= S_FOUGHT:
            drive_meeting(b, s, log)
        else:
            drive_camp(b, s, log)


def drive_in_europe(b: Tables, s: State, log: Log | None) -> None:
    """Between turns, and the states EUROPE, EU_L, EU1 to EU5."""
    if s.step == S_FUNDED:
        funded(b, s, log)
    elif s.step < S_FUNDED:
        turn_step(b, s, log)
    elif S_EU_L <= s.step <= S_LANDING:
        launch_step(b, s, log)
    else:
        europe_step(b, s, log)


def drive_on_the_way(b: Tables, s: State, log: Log | None) -> None:
    """The states AF1, AF2, AF3, AF3a and AF3b."""
    if s.step == S_AF1:
        begin_month(b, s, log)
    elif s.step <= S_AF2_END:
        disaster_step(b, s, log)
    elif s.step == S_CACHE:
        answer_cache(b, s, log)
    elif s.step <= S_LOST:
        move_step(b, s, log)
    elif s.step >= S_AF3B:
        explore_step(b, s, log)


def drive_meeting(b: Tables, s: State, log: Log | None) -> None:
    """The state AF3c: meeting, trade, battle."""
    if s.step <= S_ATTITUDE:
        meet_step(b, s, log)
    elif s.step <= S_BARGAIN:
        trade_step(b, s, log)
    else:
        battle_step(b, s, log)


def drive_camp(b: Tables, s: State, log: Log | None) -> None:
    """The states AF4 to AF6 and END_TURN."""
    if s.step < S_AF4B:
        hunt_step(b, s, log)
    elif s.step <= S_RECOVERY:
        recovery_step(b, s, log)
    elif s.step <= S_UNREST:
        desertion_step(b, s, log)
    elif s.step <= S_FIND:
        bonus_step(b, s, log)
    elif s.step < S_END_TURN:
        press_step(b, s, log)
    else:
        turn_step(b, s, log)
