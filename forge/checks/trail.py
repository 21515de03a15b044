"""Trails: segments that fit together, ways that lead on, cars that stop, camps apart."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from forge.checks.engine import Complaint, check
from forge.checks.naming import Names
from forge.finding import Severity, counted
from forge.model.game import Game
from forge.model.trail import FieldRole, Trail

if TYPE_CHECKING:
    from forge.rules.across_africa.trails import Ways


@check()
def trail_segments(game: Game) -> Iterator[Complaint]:
    """Segments follow segments that exist, their numbers each other, and their letters are known.

    Looks up the letters of each segment among the kinds, the segments that it follows and those
    that are closed, and counts the fields.

    A field of no kind does nothing, and a number that comes twice is on the board twice.

    Bad:
        add:
          trail:
            start: {name: Start, text: Begin here., sign: flag}
            finish: {name: Wharf, text: The end., sign: anchor}
            kinds: [{id: path, letter: ".", does: path, name: Path, text: Rest., sign: path}]
            segments:
              - {id: main, first: 1, fields: "..x"}
    Good:
        add:
          trail:
            start: {name: Start, text: Begin here., sign: flag}
            finish: {name: Wharf, text: The end., sign: anchor}
            kinds: [{id: path, letter: ".", does: path, name: Path, text: Rest., sign: path}]
            segments:
              - {id: main, first: 1, fields: "..."}
    """
    trail = game.trail
    if trail is None:
        return
    letters = {kind.letter for kind in trail.kinds}
    known = Names("segment", "trail.segments", tuple(each.id for each in trail.segments))
    first = 1
    for each in trail.segments:
        whose = f"the segment {each.id!r}"
        if each.first != first:
            message = f"{whose} begins with field {each.first}, but the next number is {first}"
            yield Complaint(each.at / "first", message, f"write first: {first}")
        first += len(each.fields)
        for letter in sorted(set(each.fields) - letters):
            hint = f"letters are {' '.join(sorted(letters))}"
            yield Complaint(each.at / "fields", f"no kind of field is written {letter!r}", hint)
        for i, name in enumerate(each.from_):
            yield from known.want(name, each.at / "from" / i, whose)
    for closing in trail.closings:
        for i, name in enumerate(closing.segments):
            yield from known.want(name, closing.at / "segments" / i, "a closing")


@check()
def trail_ways(game: Game) -> Iterator[Complaint]:
    """However many play, every open field lies on a way from the start to the finish.

    Follows the open segments from the start, for each number of players that closes others, and
    looks for fields that are not reached and for fields from which the finish is not.

    A pawn on a way that ends nowhere stays there for the rest of the game.

    Bad:
        add:
          trail:
            start: {name: Start, text: Begin here., sign: flag}
            finish: {name: Wharf, text: The end., sign: anchor}
            kinds: [{id: path, letter: ".", does: path, name: Path, text: Rest., sign: path}]
            segments:
              - {id: main, first: 1, fields: "..."}
              - {id: loop, first: 4, fields: "..", from: [loop]}
    Good:
        add:
          trail:
            start: {name: Start, text: Begin here., sign: flag}
            finish: {name: Wharf, text: The end., sign: anchor}
            kinds: [{id: path, letter: ".", does: path, name: Path, text: Rest., sign: path}]
            segments:
              - {id: main, first: 1, fields: "..."}
              - {id: short, first: 4, fields: ".", from: [main]}
              - {id: long, first: 5, fields: "..", from: [main]}
            closings: [{players: 3, segments: [long]}]
    """
    if game.trail is None:
        return
    from forge.rules.across_africa.trails import plans, ways  # late: few games have a trail

    for players in plans(game.trail):
        yield from _ways(game.trail, players, ways(game.trail, players))


def _ways(trail: Trail, players: int, found: Ways) -> Iterator[Complaint]:
    """What is wrong with the first segment cut off, which those behind it share."""
    from forge.rules.across_africa.trails import distances

    so = f"with {counted(players, 'player')}" if players else "with all segments open"
    reached, home = distances(found.after, 0), distances(found.before, trail.last)
    for each in trail.segments:
        ours = set(each.numbers) & found.open
        if ours - reached.keys():
            message = f"{so}, nobody can come to the segment {each.id!r}"
            yield Complaint(each.at / "from", message, "let it follow an open segment")
            return
        if ours - home.keys():
            message = f"{so}, the segment {each.id!r} does not lead to the finish"
            yield Complaint(each.at, message, "let an open segment follow it")


@check()
def trail_cars(game: Game) -> Iterator[Complaint]:
    """No car leads onto another car.

    Moves on from each car by the `car_steps` of each edition, along each trail.

    A pawn would be driven on and on, and a table would look for the end of the turn.

    Bad:
        add:
          trail:
            start: {name: Start, text: Begin here., sign: flag}
            finish: {name: Wharf, text: The end., sign: anchor}
            kinds:
              - {id: path, letter: ".", does: path, name: Path, text: Rest., sign: path}
              - {id: car, letter: o, does: car, name: Car, text: Go on., sign: car}
            segments:
              - {id: main, first: 1, fields: ".o..o."}
          editions:
            classic:
              parameters: [{id: car_steps, unit: count, value: 3, rules: [A1]}]
    Good:
        add:
          trail:
            start: {name: Start, text: Begin here., sign: flag}
            finish: {name: Wharf, text: The end., sign: anchor}
            kinds:
              - {id: path, letter: ".", does: path, name: Path, text: Rest., sign: path}
              - {id: car, letter: o, does: car, name: Car, text: Go on., sign: car}
            segments:
              - {id: main, first: 1, fields: ".o...o"}
          editions:
            classic:
              parameters: [{id: car_steps, unit: count, value: 3, rules: [A1]}]
    """
    trail = game.trail
    if trail is None:
        return
    from forge.rules.across_africa.trails import after, ways

    found = ways(trail, 0)
    for steps in sorted({int(e.values.get("car_steps", 0)) for e in game.editions} - {0}):
        for each in trail.segments:
            for number in filter(lambda v: _is_car(trail, v), each.numbers):
                for there in filter(lambda v: _is_car(trail, v), after(found, number, steps)):
                    message = f"the car on {number} leads onto the car on {there}"
                    yield Complaint(each.at / "fields", message, "move one of them")


def _is_car(trail: Trail, number: int) -> bool:
    kind = trail.kind(number)
    return kind is not None and kind.does is FieldRole.CAR


@check(Severity.WARNING)
def trail_camps(game: Game) -> Iterator[Complaint]:
    """No two camps are neighbours.

    Looks at the field after each camp.

    Two camps in a row are one camp with two crystals: whoever stops at either has little reason to
    stop at the other.

    Bad:
        add:
          trail:
            start: {name: Start, text: Begin here., sign: flag}
            finish: {name: Wharf, text: The end., sign: anchor}
            kinds:
              - {id: path, letter: ".", does: path, name: Path, text: Rest., sign: path}
              - {id: camp, letter: K, does: camp, name: Camp, text: Rest., sign: tent}
            segments:
              - {id: main, first: 1, fields: ".KK."}
    Good:
        add:
          trail:
            start: {name: Start, text: Begin here., sign: flag}
            finish: {name: Wharf, text: The end., sign: anchor}
            kinds:
              - {id: path, letter: ".", does: path, name: Path, text: Rest., sign: path}
              - {id: camp, letter: K, does: camp, name: Camp, text: Rest., sign: tent}
            segments:
              - {id: main, first: 1, fields: "K.K."}
    """
    if game.trail is None:
        return
    from forge.rules.across_africa.trails import ways

    found = ways(game.trail, 0)
    for each in game.trail.segments:
        for number in each.numbers:
            after = {number, *found.after[number]} & {*found.camps}
            if number in found.camps and len(after) > 1:
                message = f"the camps on {' and '.join(map(str, sorted(after)))} are neighbours"
                yield Complaint(each.at / "fields", message, "put another field between them")
