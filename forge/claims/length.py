"""How long games last, estimated from played games, by number of players."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from forge.claims.engine import Case, Said, claim
from forge.claims.verdict import Estimated, NotChecked
from forge.finding import Severity, counted
from forge.rules.source_of_the_nile.tables import Tables as Campaign
from forge.simulate.sample import SEED, sample, usual, usual_way
from forge.simulate.stats import mean, quantile
from forge.simulate.tally import Tally

GAMES = 400
"""Games by number of players; those of a full table are many more."""


@claim(Severity.NOTE, played=True, about=object)
def game_length(case: Case) -> Iterator[Said]:
    """How many turns a game takes, all players' turns counted, and whether it ends by itself.

    A campaign has as many as the edition says.
    """
    if isinstance(case.play.b, Campaign):
        return
    for players in case.counts:
        tally = _played(case, players)
        if tally is None:
            yield Said(NotChecked(1.0, "no bots play these rules"), True, "nothing is known of it")
            return
        found, turns = mean(tally.turns), tally.turns
        whole = f"{counted(players, f'{usual(case.rules)} player')}: "
        if found.n == 0:
            games = f"{counted(tally.unfinished, 'game')} of {counted(players, 'player')}"
            why = f"stopped before their end: {games}"
            yield Said(NotChecked(1.0, why), True, "no game came to its end")
            continue
        message = (
            f"{whole}{found.value:.1f} turns in the mean, half of all games between"
            f" {quantile(turns, 0.25)} and {quantile(turns, 0.75)}, one in a hundred more than"
            f" {quantile(turns, 0.99)}; {tally.unfinished} of {tally.games} were stopped"
        )
        yield Said(Estimated(found.low, found.high, found.n, SEED), True, message)


def _played(case: Case, players: int) -> Tally | None:
    """What was counted with so many players; with a full table, in the sample that there is.

    They are played as that sample is: what was compiled for it is at hand.
    """
    if players == case.edition.players_max:
        return case.sample
    if not usual(case.rules):
        return None
    how = usual_way(case.rules, case.game, case.edition)
    edition = replace(case.edition, players_max=players)
    return sample(case.rules, case.game, edition, GAMES, how)
