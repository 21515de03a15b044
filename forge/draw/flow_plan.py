"""Where the steps of a turn stand on a flow chart, and how the ways between them run.

Steps stand one below the other. A way to the next step goes straight down; one further down runs
in a lane on the right, one back up in a lane on the left; one to another part of the game ends at
a dot. Ways to one step share their lane, so that no two lines cross. Micrometres, y down.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from forge.draw.desk import Desk
from forge.draw.flow_parts import GAP, LANE, PAD, TAIL, Chart, Exit, Node, Route, Side, Type
from forge.geometry import Box, Um
from forge.locale.glue import put
from forge.model.machine import Arrow, Machine, Step
from forge.model.text import Text
from forge.typeset.paragraph import Paragraph
from forge.typeset.spill import About
from forge.typeset.style import Style


@dataclass(frozen=True, slots=True)
class Wish:
    """What a chart is to show: steps by their ids, how wide, and how high; 0 leaves that open."""

    show: tuple[str, ...]
    width: int
    least: float
    height: int = 0


def chart(desk: Desk, machine: Machine, wish: Wish) -> Chart:
    """The steps wished for, and below them by name those to which they lead.

    A chart that is to be higher or lower than it is has other gaps. KeyError for an unknown step.
    """
    close = _stacked(desk, machine, wish, GAP)
    gaps = len(close.nodes) - 1
    if not wish.height or not gaps:
        return close
    return _stacked(desk, machine, wish, GAP + (wish.height - close.height) // gaps)


def _stacked(desk: Desk, machine: Machine, wish: Wish, gap: int) -> Chart:
    """The steps one below the other, so far apart."""
    steps = {step.id: step for step in machine.steps}
    shown = [steps[name] for name in wish.show]
    led = [arrow.id for step in shown for arrow in step.goes if arrow.id not in wish.show]
    more = [steps[name] for name in dict.fromkeys(led) if steps[name].part == shown[0].part]
    order = [*shown, *more]
    places = {step.id: i for i, step in enumerate(order)}
    sides = {step.id: tuple(_sides(step, places)) for step in shown}
    left, right = _margins(sides, shown, places)
    nodes: list[Node] = []
    y = 0
    for step in order:
        box = Box(Um(left), Um(y), Um(wish.width - left - right), Um(0))
        setter = _Setter(desk, machine, Type(wish.least), box)
        node = setter.named(step) if step in more else setter.node(step, sides[step.id])
        nodes.append(node)
        y = node.box.bottom + gap
    last = nodes[-1]
    y = last.box.bottom + (0 if last.step.goes or last.bare else TAIL)
    return Chart(tuple(nodes), tuple(_routes(nodes)), y, gap)


def _margins(
    sides: Mapping[str, tuple[Side, ...]], shown: Sequence[Step], places: dict[str, int]
) -> tuple[int, int]:
    """The room for lanes left and right of the steps."""
    used = {side for each in sides.values() for side in each}
    left = LANE + PAD if Side.LEFT in used else 0
    right = _lanes(shown, places) * LANE + PAD if used & {Side.RIGHT, Side.OUT} else 0
    return left, right


def _sides(step: Step, places: dict[str, int]) -> Iterator[Side]:
    for arrow in step.goes:
        ahead = places[arrow.id] - places[step.id] if arrow.id in places else 0
        yield (
            Side.OUT
            if not ahead
            else (Side.LEFT if ahead < 0 else Side.DOWN if ahead == 1 else Side.RIGHT)
        )


def _lanes(shown: Sequence[Step], places: dict[str, int]) -> int:
    """How many lanes there may be on the right: one for each step that is led to from afar."""
    far = {
        arrow.id
        for step in shown
        for arrow in step.goes
        if arrow.id in places and places[arrow.id] - places[step.id] > 1
    }
    return max(1, len(far))


@dataclass(frozen=True, slots=True)
class _Setter:
    """Sets the words of one step in a box whose height is found on the way."""

    desk: Desk
    machine: Machine
    type: Type
    box: Box

    def named(self, step: Step) -> Node:
        """A step by its name only."""
        name = self._set(step.name, self.type.case)
        box = self._high(name.height + PAD)
        return Node(step, box, ((name, box.x + PAD, box.y + PAD // 2),), (), bare=True)

    def node(self, step: Step, sides: tuple[Side, ...]) -> Node:
        """A step with its words and its ways out, one below the other."""
        name, text = self._set(step.name, self.type.name), self._set(step.text, self.type.text)
        ids = self._flow(" ".join(spans(step.rules)), self.type.rules)
        room = self.box.width - 3 * PAD - _wide(name)
        beside = len(ids.lines) == 1 and _wide(ids) <= room
        x, y = self.box.x + PAD, self.box.y + PAD
        words = [(name, x, y), (text, x, y + name.height)]
        if beside:
            words.append((ids, self.box.right - PAD - _wide(ids), y + name.height - ids.height))
        y += name.height + text.height
        if not beside and step.rules:
            words.append((ids, x, y))
            y += ids.height
        exits, y = self._exits(step, sides, y)
        return Node(step, self._high(y + PAD - self.box.y), tuple(words), exits)

    def _exits(self, step: Step, sides: tuple[Side, ...], y: int) -> tuple[tuple[Exit, ...], int]:
        """The ways out, the sideward ones a line each."""
        found = []
        for arrow, side in zip(step.goes, sides, strict=True):
            case = self._case(arrow, side)
            if side is Side.DOWN:
                found.append(Exit(arrow, side, case))
                continue
            high = case.height if case else round(self.type.case.size * 440)
            found.append(Exit(arrow, side, case, y + high // 2))
            y += high
        return tuple(found), y

    def _case(self, arrow: Arrow, side: Side) -> Paragraph | None:
        """The words of a way; of one to another part, where it leads."""
        said = self.desk.say(arrow.case) if arrow.case else ""
        if side is Side.OUT:
            parts = {part.id: part.name for part in self.machine.parts}
            to = next(step for step in self.machine.steps if step.id == arrow.id)
            named = self.desk.say(parts[to.part])
            said = put("case-step", case=said, step=named) if said else named
        if not said:
            return None
        return self._flow(said, self.type.case, arrow.case)

    def _set(self, text: Text, style: Style) -> Paragraph:
        return self._flow(self.desk.say(text), style, text)

    def _flow(self, said: str, style: Style, text: Text | None = None) -> Paragraph:
        about = About("rulebook", text.id, text.at) if text else About("rulebook")
        return self.desk.setter.flow(said, style, self.box.width - 2 * PAD, about, markup=False)

    def _high(self, height: int) -> Box:
        return Box(self.box.x, self.box.y, self.box.width, Um(height))


def _wide(words: Paragraph) -> int:
    return max((line.width for line in words.lines), default=0)


def spans(rules: Sequence[str]) -> Iterator[str]:
    """Rule ids, those that follow each other as a span: N6–N13."""
    runs: list[list[str]] = []
    for rule in rules:
        if runs and _after(runs[-1][-1]) == rule:
            runs[-1].append(rule)
        else:
            runs.append([rule])
    for run in runs:
        yield f"{run[0]}–{run[-1]}" if len(run) > 2 else " ".join(run)


def _after(rule: str) -> str:
    """The id after one that ends in a number."""
    letters = rule.rstrip("0123456789")
    number = rule[len(letters) :]
    return f"{letters}{int(number) + 1}" if number else ""


def _routes(nodes: Sequence[Node]) -> Iterator[Route]:
    """The lanes, the shortest of each side nearest to the steps."""
    for side in (Side.RIGHT, Side.LEFT):
        ways: dict[str, list[int]] = {}
        for node in nodes:
            for one in node.exits:
                if one.side is side:
                    ways.setdefault(one.arrow.id, []).append(one.y)
        targets = {node.step.id: node for node in nodes}
        ends = {to: _entry(targets[to]) for to in ways}
        order = sorted(ways, key=lambda to: (max(abs(ends[to] - y) for y in ways[to]), to))
        for lane, to in enumerate(order, 1):
            box = targets[to].box
            edge = box.right if side is Side.RIGHT else box.x
            x = edge + (lane * LANE if side is Side.RIGHT else -lane * LANE)
            yield Route(side, x, edge, tuple(ways[to]), ends[to])


def _entry(node: Node) -> int:
    """The height at which a lane comes to a step: its name."""
    first, _, y = node.words[0]
    return y + first.height // 2
