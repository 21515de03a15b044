"""What a game has of each kind, by name; of a part that it does not have, nothing."""

from __future__ import annotations

from forge.checks.naming import Names
from forge.model.edition import Edition
from forge.model.game import Game


def editions(game: Game) -> Names:
    """The editions."""
    return Names("edition", "editions", tuple(edition.id for edition in game.editions))


def rules(edition: Edition) -> Names:
    """The rules of an edition."""
    return Names("rule", f"editions.{edition.id}.rules", edition.rules)


def tokens(game: Game) -> Names:
    """The kinds of token."""
    kinds = game.tokens.kinds if game.tokens else ()
    return Names("token", "tokens.kinds", tuple(kind.id for kind in kinds))


def charts(game: Game) -> Names:
    """The maps of coasts, which are files of art."""
    return Names("map", "", tuple(game.art))


def tables(game: Game) -> Names:
    """The tables that players look things up in."""
    return Names("table", "tables", tuple(table.id for table in game.tables))


def ports(game: Game) -> Names:
    """The ports of a map of hexes."""
    harbours = game.map.harbours if game.map else ()
    return Names("port", "map.harbours", tuple(port.id for port in harbours))


def items(game: Game) -> Names:
    """The items of the outfit."""
    held = game.outfit.items if game.outfit else ()
    return Names("item", "outfit.items", tuple(item.id for item in held))


def levels(game: Game) -> Names:
    """The levels of activity."""
    held = game.explorers.levels if game.explorers else ()
    return Names("level", "explorers.levels", tuple(level.id for level in held))


def professions(game: Game) -> Names:
    """The professions of explorers."""
    held = game.explorers.professions if game.explorers else ()
    return Names("profession", "explorers.professions", tuple(one.id for one in held))


def steps(game: Game) -> Names:
    """The steps of a turn."""
    held = game.turn.steps if game.turn else ()
    return Names("step", "turn.steps", tuple(step.id for step in held))
