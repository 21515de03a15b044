"""The decks as numbers (8)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from forge.model.effect import Act, Effect
from forge.model.game import Game
from forge.model.pile_land import (
    DiscoveryPile,
    Mark,
    PeoplePile,
    RiverPile,
    TerrainPile,
)
from forge.model.pile_luck import BonusPile, DisasterPile, DonationPile, Find, Line, Where
from forge.rules.source_of_the_nile.codes import (
    ANIMAL,
    ANYWHERE,
    BEAST,
    DIES,
    FIGHT,
    FORK,
    FRIENDLY_HERE,
    GOODS,
    HALT,
    LEAVES,
    LEFT,
    LOSE,
    OASIS_HERE,
    OTHER_FIND,
    PLANT,
    RIGHT,
    RIVER_HERE,
    SICK,
    SOURCE,
    STRAIGHT,
    TUSK,
    VILLAGE_HERE,
)
from forge.rules.source_of_the_nile.ids import COURSES, ITEMS, LEGENDS
from forge.rules.source_of_the_nile.lay_map import TERRAINS
from forge.rules.source_of_the_nile.tables import Tables

RIVERS = dict(zip(COURSES, (SOURCE, STRAIGHT, LEFT, RIGHT, FORK), strict=True))
"""How rivers go on, by their turns."""
ACTS = {
    Act.DIES: DIES,
    Act.ANIMAL: BEAST,
    Act.SICK: SICK,
    Act.LOSE: LOSE,
    Act.STOP: HALT,
    Act.LEAVES: LEAVES,
    Act.BATTLE: FIGHT,
}
KINDS = {Find.ANIMAL: ANIMAL, Find.PLANT: PLANT, Find.IVORY: TUSK}
MARKS = tuple(Mark)
ANYBODY = -1
HERE = {
    Where.RIVER: RIVER_HERE,
    Where.OASIS: OASIS_HERE,
    Where.VILLAGE: VILLAGE_HERE,
    Where.FRIENDLY: FRIENDLY_HERE,
    Where.ANY: ANYWHERE,
    Where.MUSKETS: ANYWHERE,
    Where.WET: RIVER_HERE | 1 << TERRAINS.index("lake") | 1 << TERRAINS.index("swamp"),
}


@dataclass(frozen=True, slots=True)
class Piles:
    """The seven decks of a game."""

    terrain: TerrainPile
    river: RiverPile
    spectacle: DiscoveryPile
    people: PeoplePile
    disaster: DisasterPile
    donation: DonationPile
    bonus: BonusPile

    @classmethod
    def of(cls, game: Game) -> Piles:
        """The decks of a game; ValueError where one of the seven is missing or there are two."""
        kinds: dict[str, object] = {pile.kind: pile for pile in game.piles}
        wanted = ("terrain", "river", "discovery", "people", "disaster", "donation", "bonus")
        if len(game.piles) != len(wanted) or any(kind not in kinds for kind in wanted):
            msg = f"{game.id} needs one deck of each kind: {', '.join(wanted)}"
            raise ValueError(msg)
        return cls(*(kinds[kind] for kind in wanted))  # type: ignore[arg-type]

    @property
    def names(self) -> tuple[tuple[str, ...], ...]:
        """The ids of the cards of each deck."""
        land = (self.terrain, self.river, self.spectacle, self.people)
        luck = (self.disaster, self.donation, self.bonus)
        return tuple(tuple(card.id for card in pile.cards) for pile in (*land, *luck))

    @property
    def lines(self) -> tuple[Line, ...]:
        """All lines of the bonus cards."""
        return tuple(line for card in self.bonus.cards for line in card.lines)

    @property
    def finds(self) -> tuple[str, ...]:
        """The ids of the lines."""
        return tuple(line.id for line in self.lines)

    @property
    def legends(self) -> tuple[str, ...]:
        """The ids of the legends, in the order of their numbers."""
        return LEGENDS

    @property
    def n_deeds(self) -> int:
        """How many things disasters do."""
        return sum(len(card.do) for card in self.disaster.cards)


def lay_piles(made: Tables, game: Game, piles: Piles) -> None:
    """Writes the decks into tables."""
    every = (piles.terrain, piles.river, piles.spectacle, piles.people)
    counts = [[card.count for card in pile.cards] for pile in every]
    luck = (piles.disaster, piles.donation, piles.bonus)
    counts += [[card.count for card in pile.cards] for pile in luck]
    made.pile = [sum(map(len, counts[:k])) for k in range(len(counts) + 1)]
    made.many = [n for each in counts for n in each]
    _land(made, piles)
    _disasters(made, piles.disaster)
    ports = {port.id: i + 1 for i, port in enumerate(game.map.harbours)} if game.map else {}
    for i, gift in enumerate(piles.donation.cards):
        made.card_money[i] = gift.money
        made.card_port[i] = ports[gift.ticket] if gift.ticket else 0
    professions = [each.id for each in game.explorers.professions] if game.explorers else []
    _bonuses(made, piles, professions)


def _land(made: Tables, piles: Piles) -> None:
    for i, land in enumerate(piles.terrain.cards):
        made.card_terrain[i] = TERRAINS.index(land.terrain)
        made.card_first[i], made.card_second[i] = land.first - 1, land.second - 1
    courses = {each.id: RIVERS[each.turns] for each in piles.river.courses}
    for i, water in enumerate(piles.river.cards):
        made.card_a[i], made.card_spring[i] = courses[water.course], int(water.spring)
        made.card_down[i], made.card_b[i] = water.down - 1, MARKS.index(water.mark)
    for i, sight in enumerate(piles.spectacle.cards):
        made.card_fall[i], made.card_height[i] = sight.waterfall, sight.mountain
        made.card_area[i] = sight.lake
    for i, folk in enumerate(piles.people.cards):
        made.card_village[i], made.card_attitude[i] = int(folk.village), folk.attitude


def mask(where: Iterable[Where]) -> int:
    """Conditions as a mask; none: anywhere."""
    found = 0
    for each in where:
        found |= HERE[each] if each in HERE else 1 << TERRAINS.index(each.value)
    return found or ANYWHERE


def _disasters(made: Tables, pile: DisasterPile) -> None:
    at = 0
    for i, card in enumerate(pile.cards):
        made.deed[i] = at
        made.card_ground[i] = mask(card.where)
        made.card_canoe[i] = int(Where.CANOE in card.needs)
        made.card_guide[i] = int(Where.GUIDE in card.needs)
        made.card_dice[i] = card.throw.dice if card.throw else 0
        for effect in card.do:
            _deed(made, at, effect)
            at += 1
    made.deed[len(pile.cards)] = at


def _deed(made: Tables, at: int, effect: Effect) -> None:
    made.op[at] = ACTS[effect.act]
    made.what[at] = sum(1 << (ITEMS.index(i) if i in ITEMS else GOODS) for i in effect.what)
    made.amount[at], made.over[at] = effect.n, effect.over
    made.part[at], made.least[at] = effect.of, effect.least


def _bonuses(made: Tables, piles: Piles, professions: list[str]) -> None:
    at = 0
    for i, card in enumerate(piles.bonus.cards):
        made.find[i] = at
        made.legend[i] = LEGENDS.index(card.legend) + 1 if card.legend else 0
        made.legend_depth[i], made.legend_if[i] = card.depth, mask(card.where)
        for line in card.lines:
            whom = professions.index(line.profession) if line.profession else ANYBODY
            made.find_for[at], made.find_if[at] = whom, mask(line.where)
            made.find_kind[at] = KINDS.get(line.kind, OTHER_FIND)
            made.find_vp[at] = line.points or 0
            at += 1
    made.find[len(piles.bonus.cards)] = made.n_finds = at
