"""The tables in which players look something up, as numbers (6)."""

from __future__ import annotations

from collections.abc import Mapping

from forge.model.effect import Act
from forge.model.game import Game
from forge.model.lookup import Lookup
from forge.rules.source_of_the_nile.codes import GRADES, N_ROWS
from forge.rules.source_of_the_nile.ids import POINTS, ROWS, SIZES
from forge.rules.source_of_the_nile.lay_map import TERRAINS
from forge.rules.source_of_the_nile.tables import Tables


def lay_tables(made: Tables, game: Game) -> None:
    """Writes all look-up tables into tables; KeyError where one is missing."""
    found = {table.id: table for table in game.tables}
    levels = [level.id for level in game.explorers.levels] if game.explorers else []
    professions = [each.id for each in game.explorers.professions] if game.explorers else []
    _way(made, found, levels)
    _welcome(made, found, levels, professions)
    _battle(made, found["battle"])
    _hunting(made, found["hunting"], levels, professions)
    _recovery(made, found["recovery"], levels, professions)
    _small(made, found, professions)
    grades = sorted(row.least or 0 for row in found["grades"].rows)
    made.grade_least = (grades + grades[-1:] * GRADES)[:GRADES]
    schedule = found[POINTS]
    made.vp = [int(schedule.cell(row, whom)) for row in ROWS for whom in professions]
    assert len(ROWS) == N_ROWS


def most(table: Lookup, column: str, *results: str) -> int:
    """The highest throw at which a column says one of these; 0 when it never does."""
    rows = [row for row in table.rows if row.cells[column] in results]
    return max((row.most for row in rows if row.most is not None), default=0)


def added(table: Lookup, modifier: str) -> int:
    """What a modifier adds; 0 for one that the table does not have."""
    return next((each.add for each in table.modifiers if each.id == modifier), 0)


def by_level(table: Lookup, levels: list[str]) -> list[int]:
    """What each level of activity adds."""
    return [sum(m.add for m in table.modifiers if level in m.levels) for level in levels]


def by_profession(table: Lookup, professions: list[str]) -> list[int]:
    """What each profession adds."""
    return [sum(m.add for m in table.modifiers if whom in m.professions) for whom in professions]


def _way(made: Tables, found: Mapping[str, Lookup], levels: list[str]) -> None:
    lost, move, crew = found["lost"], found["movement"], found["canoe-crew"]
    made.lost = [int(lost.cell(terrain, "number")) for terrain in TERRAINS]
    made.lost_upstream = int(lost.cell("upstream", "number"))
    made.guide_lost = added(lost, "guide")
    made.lost_level = by_level(lost, levels)
    rides = [min(int(move.cell(m, level)) for m in ("horse", "camel")) for level in levels]
    foot = [int(move.cell("foot", level)) for level in levels]
    made.moves = [*foot, *rides, *(int(move.cell("canoe", level)) for level in levels)]
    made.most_moves = max(made.moves)
    rows = [row for row in crew.rows if isinstance(row.cells["fewer"], int)]
    for i, row in enumerate(sorted(rows, key=lambda row: -(row.least or 0))):
        made.crew_least[i], made.crew_less[i] = row.least or 0, int(row.cells["fewer"])


def _welcome(
    made: Tables, found: Mapping[str, Lookup], levels: list[str], professions: list[str]
) -> None:
    table, sizes = found["welcome"], found["settlements"]
    up_to = (("attack",), ("attack", "refuse"), ("attack", "refuse", "wary"))
    made.welcome = [most(table, column, *up) for column in ("gift", "guarded") for up in up_to]
    made.guide_welcome, made.large_welcome = added(table, "guide"), added(table, "large")
    made.clash_welcome = added(table, "clash")
    made.small_gift, made.great_gift = added(table, "small-present"), added(table, "great-present")
    made.charms, made.welcome_level = by_profession(table, professions), by_level(table, levels)
    made.gift_need = [int(sizes.cell(size, "present")) for size in SIZES]
    made.foes = [int(sizes.cell(size, "strength")) for size in SIZES]
    made.spoils = [int(sizes.cell(size, "supplies")) for size in SIZES]
    size = found["settlement-size"]
    made.size_most = [most(size, "size", *SIZES[: i + 1]) for i in range(len(SIZES))]


def _battle(made: Tables, table: Lookup) -> None:
    column = table.columns[0].id
    up_to = (("rout",), ("rout", "defeat"), ("rout", "defeat", "costly-win"))
    made.loses_most = [most(table, column, *up) for up in up_to]
    made.odds_most = max(abs(add) for each in table.modifiers for add in each.adds)
    does = {outcome.id: outcome.do for outcome in table.outcomes}
    made.rout_part = next(each.of for each in does["rout"] if each.act is Act.DIES)
    made.rout_dies = next(each.least for each in does["rout"] if each.act is Act.KILLS)
    made.defeat_over = next(each.over for each in does["defeat"] if each.act is Act.DIES)
    made.defeat_dies = next(each.least for each in does["defeat"] if each.act is Act.KILLS)
    made.costly_over = next(each.over for each in does["costly-win"] if each.act is Act.DIES)


def _hunting(made: Tables, table: Lookup, levels: list[str], professions: list[str]) -> None:
    columns = (*TERRAINS, "oasis")
    made.hunt = [int(table.row(face).cells[c]) for c in columns for face in range(1, 7)]
    made.hunt_level, made.hunt_help = by_level(table, levels), by_profession(table, professions)
    made.hunt_river = added(table, "river")


def _recovery(made: Tables, table: Lookup, levels: list[str], professions: list[str]) -> None:
    column = table.columns[0].id
    made.die_most = most(table, column, "dies")
    made.stays_most = most(table, column, "dies", "sick")
    made.chest_help, made.guest_help = added(table, "medicine"), added(table, "guest")
    made.unfed_help = added(table, "unfed")
    made.help_level, made.heals = by_level(table, levels), by_profession(table, professions)


def _small(made: Tables, found: Mapping[str, Lookup], professions: list[str]) -> None:
    """Animals, unrest, trade, rivals."""
    animal, unrest, trade = found["dangerous-animal"], found["desertion"], found["trade"]
    least = most(animal, "result", "gone") + 1
    made.shot_least = [least - add for add in by_profession(animal, professions)]
    made.respect_leave_most = most(unrest, "result", "leaves")
    leaves = next(each for each in unrest.outcomes if each.id == "leaves")
    made.respect_leaves = sum(each.n for each in leaves.do)
    made.rations_for_gift = int(trade.cell("rations", "gets"))
    made.gifts_for_guide = int(trade.cell("guide", "gifts"))
    made.gifts_for_porter = int(trade.cell("porter", "gifts"))
    made.gifts_for_camel = int(trade.cell("camel", "gifts"))
    rivals, meeting = found["rivals"], found["rival-meeting"]
    up_to = (("back",), ("back", "ahead"), ("back", "ahead", "rests"))
    made.rival_rows = [most(rivals, "result", *up) for up in up_to]
    peace = (("peaceful",), ("peaceful", "won"), ())
    made.meeting_rows = [most(meeting, "result", *up) for up in peace]
    made.rival_talks = most(found["rival-interview"], "result", "not-yet") + 1
