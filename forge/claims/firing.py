"""Rules that never show themselves in play."""

from __future__ import annotations

from collections.abc import Iterator

from forge.claims.engine import Case, Said, claim
from forge.claims.verdict import NotChecked, Proved
from forge.finding import Severity
from forge.simulate.vectors import GAMES, table_of, vectors


@claim(Severity.WARNING, about=object)
def rules_fire(case: Case) -> Iterator[Said]:
    """Each rule that can show itself in a game does so in some game (all rules of the edition)."""
    played = table_of(case.game, case.edition)
    if played is None:
        return
    found = vectors(played)
    covered, missing = found["covered"], found["missing"]
    if not missing:
        message = f"{len(covered)} rules show themselves in {len(found['plays'])} turns of games"
        yield Said(Proved("play"), True, message)
        return
    share = len(missing) / (len(covered) + len(missing))
    why = f"not seen in {GAMES} games"
    yield Said(NotChecked(share, why), False, f"rules that may never fire: {', '.join(missing)}")
