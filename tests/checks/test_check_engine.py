"""The engine: what it adds to a complaint, and in which order findings come out."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from forge.checks import Complaint, check, checks, engine, run
from forge.checks.engine import Check
from forge.content.project import open_game
from forge.draw.desk import Desk
from forge.draw.kept import Kept
from forge.draw.proof import proofs
from forge.finding import Severity
from forge.locale.values import voice
from forge.model.board import Board
from forge.model.game import Game
from forge.model.load import game as load
from forge.source import ROOT, Document, Drop, Mark, Pointer
from forge.typeset.setter import Setter

ATLAS = Path(__file__).parent.parent / "data" / "atlas"


@check(Severity.WARNING)
def board_crossed(board: Board):
    """A title."""
    yield Complaint(board.at, "crossed")


def test_a_check_is_named_after_its_function_and_typed_by_its_argument():
    """`board_crossed` is the check board-crossed, and looks at boards."""
    assert isinstance(board_crossed, Check)
    assert (board_crossed.id, board_crossed.title) == ("board-crossed", "A title.")
    assert board_crossed.looks_at is Board
    assert board_crossed.severity is Severity.WARNING


def test_every_check_is_found_by_presence_in_id_order():
    """A check exists because its module lies in the package."""
    assert list(checks()) == sorted(checks())
    assert {"board-trap", "tokens-count", "print-fit", "rules-untold"} <= set(checks())


def test_only_the_checks_asked_for_are_run(atlas):
    """`only` names them; a name that nobody has is our mistake."""
    bad = replace(atlas, board=replace(atlas.board, points=()))
    assert {f.check for f in run(Document({}), bad, only=["board-empty"])} == {"board-empty"}
    with pytest.raises(KeyError):
        run(Document({}), atlas, only=["board-dragons"])


def test_the_place_is_the_closest_that_is_known(atlas):
    """A complaint about a field that is not written points at what should hold it."""
    marks = {ROOT: Mark("game.yaml", 1, 1), Pointer("/board"): Mark("board.yaml", 3, 2)}
    bare = replace(atlas, board=replace(atlas.board, points=(), links=(), rings=()))
    (one,) = run(Document({}, marks), bare, only=["board-empty"])
    assert one.mark == Mark("board.yaml", 3, 2)


def test_findings_are_ordered_by_place_and_told_once(find):
    """By file, line, column; an equal complaint of two editions is one finding."""
    found = find("drop: {board: {points: [malta]}}\n")
    places = [finding.mark for finding in found]
    assert places == sorted(places)
    assert len(set(found)) == len(found)


def test_the_same_content_gives_the_same_findings(atlas):
    """Nothing depends on the order of hashes or on what ran before."""
    bad = replace(atlas, board=replace(atlas.board, links=atlas.board.links[:4]))
    assert run(Document({}), bad) == run(Document({}), bad) != ()


def test_a_drop_is_blamed_on_the_mod_that_made_it(atlas):
    """The finding stands at the drop and names the place of the use."""
    board = replace(atlas.board, points=atlas.board.points[:-1])
    drop = Drop("darker", Mark("mods/darker.yaml", 4, 5))
    document = Document({}, {ROOT: Mark("board.yaml", 1, 1)}, dropped={"board.points.malta": drop})
    found = run(document, replace(atlas, board=board), only=["refs-board"])
    assert {f.mark for f in found} == {drop.mark}
    assert all("mod darker drops 'malta', still used at board.yaml:1:1" in f.message for f in found)


def test_a_sum_that_a_mod_upset_stands_at_the_line_of_the_mod(find):
    """The list of tokens stands in the game; what made it wrong stands in the mod."""
    (one,) = find("change: {editions: {classic: {tokens: {robber: {count: 4}}}}}\n")
    assert str(one.mark).endswith("mod0/mod.yaml:4:56")
    assert "mod mod0 changes editions.classic.tokens.robber.count, and so at " in one.message
    assert "editions/classic.yaml" in one.message


def test_of_many_changes_the_one_that_makes_the_complaint_is_to_blame(find):
    """A new name closes no way; of two mods and their changes, the target that was raised does."""
    harmless = "change: {board: {points: {kufra: {name: Al Jawf}, malta: {name: Melita}}}}\n"
    guilty = "change: {board: {points: {kufra: {name: Kufrah}}, targets: {land_ways: 4}}}\n"
    found = [each for each in find(harmless, guilty) if each.check == "board-ways"]
    assert found
    assert all("mod mod1 changes board.targets.land_ways, and so" in each.message for each in found)


def test_what_a_game_complains_of_by_itself_is_not_blamed_on_a_mod(tmp_path):
    """The fault was there before: the place stays that of the game."""
    base = tmp_path / "atlas"
    shutil.copytree(ATLAS, base)
    edition = base / "editions" / "classic.yaml"
    text = edition.read_text("utf-8")
    edition.write_text(text.replace("{id: robber, count: 1", "{id: robber, count: 4"), "utf-8")
    assert edition.read_text("utf-8") != text
    mod = tmp_path / "mod.yaml"
    mod.write_text(
        "id: mod\ntitle: M\nextends: atlas@^1\nchange: {board: {points: {kufra: {name: K}}}}\n",
        "utf-8",
    )
    document = open_game(base, [mod])
    found = run(document, load(document), only=["tokens-count"])
    assert found and all(each.mark.file.endswith("classic.yaml") for each in found)
    assert all("mod" not in each.message for each in found)


def test_what_was_taken_out_of_a_plain_list_is_blamed_on_who_took_it(find):
    """A rule that stands at no step any more: the mod that removed it there."""
    found = find("change: {turn: {always: {remove: [N68]}}}\n")
    (one,) = (each for each in found if each.check == "turn-rules")
    assert str(one.mark).endswith("mod0/mod.yaml:4:35")


def test_a_game_without_parts_has_nothing_to_complain_of(atlas):
    """A part that a game does not have is no fault."""
    bare = replace(
        atlas, board=None, scenery=None, tokens=None, money=None, style=None, decks=(), faces=()
    )
    empty = replace(bare, editions=(), rulebooks=())
    assert isinstance(empty, Game)
    assert run(Document({}), empty) == ()


class Memory:
    """A keeper of facts that lives as long as the test."""

    def __init__(self):
        self.facts = {}

    def recall(self, made_from):
        return self.facts.get(made_from)

    def remember(self, made_from, fact):
        self.facts[made_from] = fact


def seen_of(game, memory):
    """The proofs of an edition by part, with what was kept of them."""
    edition = game.editions[0]
    desk = Desk(game, edition, voice(game, edition), Setter("en"), kept=Kept(memory))
    return {proof.part: proof for proof in proofs(desk)}


def test_a_part_that_passed_is_not_asked_again_until_something_in_it_changes(atlas, monkeypatch):
    """A note's words changed: its own part is asked again, and no other."""
    asked = []

    def ask(proof):
        asked.append(proof.part)
        return iter(())

    one = replace(checks()["print-fit"], run=ask)
    monkeypatch.setattr(engine, "checks", lambda: {"print-fit": one})
    memory, document = Memory(), open_game(ATLAS)
    parts = tuple(seen_of(atlas, memory).values())
    engine.look(document, parts)
    engine.look(document, tuple(seen_of(atlas, memory).values()))
    assert asked == [proof.part for proof in parts]
    motto = replace(atlas.money.motto, template="another motto")
    told = replace(atlas, money=replace(atlas.money, motto=motto))
    asked.clear()
    engine.look(document, tuple(seen_of(told, memory).values()))
    assert asked == ["money"]


def test_what_a_check_found_is_looked_for_every_time(atlas, monkeypatch):
    asked = []

    def ask(proof):
        asked.append(proof.part)
        yield Complaint(ROOT, "wrong")

    one = replace(checks()["print-fit"], run=ask)
    monkeypatch.setattr(engine, "checks", lambda: {"print-fit": one})
    memory, document = Memory(), open_game(ATLAS)
    for _ in range(2):
        assert engine.look(document, (seen_of(atlas, memory)["money"],))
    assert asked == ["money", "money"]
