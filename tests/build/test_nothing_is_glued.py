"""What a reader sees is put together by texts: no module joins told words by marks or blanks.

No f-string, sum or join in a module has something told in it besides tags. That is seen in one
module at a time; what is given from one to another is seen when it is set: on forms and charts
here, in kits in ``test_every_word_is_said``.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fenced import fenced, is_glued, listen

from forge.content.project import content_root, open_game
from forge.draw.desk import Desk
from forge.draw.flow_plan import Wish, chart
from forge.draw.forms_proof import pages
from forge.geometry import mm
from forge.locale.values import voice
from forge.model.load import game as load
from forge.typeset.setter import Setter

FORGE = Path(__file__).parents[2] / "forge"
ROOMS = ("backend", "build", "draw", "locale", "press", "simulate", "typeset")
TELLERS = frozenset(
    {"word", "say", "put", "sentences", "listed", "clauses", "beside", "ended", "capital"}
)
"""The functions whose results are read by players, by the names that all modules call them."""
TAG = re.compile(r"</?[bi]>")


class Glue(ast.NodeVisitor):
    """Finds told words that code joins; a name is told for if it is given something told."""

    def __init__(self) -> None:
        self.tellers, self.told, self.found = set(TELLERS), set(), []

    def is_told(self, node: ast.AST | None) -> bool:
        match node:
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
                wraps = name in ("str", "list", "tuple", "filter", "map")
                return name in self.tellers or (wraps and any(map(self.is_told, node.args)))
            case ast.Name(id=name):
                return name in self.told
            case ast.IfExp(body=one, orelse=other):
                return self.is_told(one) or self.is_told(other)
            case ast.BoolOp(values=each) | ast.List(elts=each) | ast.Tuple(elts=each):
                return any(map(self.is_told, each))
            case ast.ListComp(elt=one) | ast.GeneratorExp(elt=one) | ast.Starred(value=one):
                return self.is_told(one)
            case ast.JoinedStr(values=each):
                return any(self.is_told(one.value) for one in each if hasattr(one, "value"))
        return False

    def learn(self, target: ast.AST, value: ast.AST | None) -> None:
        if isinstance(target, ast.Name):
            if isinstance(value, ast.Attribute) and value.attr == "say":
                self.tellers.add(target.id)
            if self.is_told(value):
                self.told.add(target.id)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        before = self.tellers, self.told
        self.tellers, self.told = set(self.tellers), set(self.told)
        for _ in range(2):  # once more for names that are told further down
            for inner in ast.walk(node):
                match inner:
                    case ast.Assign(targets=targets, value=value):
                        for target in targets:
                            self.learn(target, value)
                    case ast.AnnAssign(target=target, value=value):
                        self.learn(target, value)
                    case (
                        ast.For(target=target, iter=value)
                        | ast.comprehension(target=target, iter=value)
                    ):
                        self.learn(target, value)
        self.generic_visit(node)
        self.tellers, self.told = before

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        filled = [one for one in node.values if isinstance(one, ast.FormattedValue)]
        typed = "".join(one.value for one in node.values if isinstance(one, ast.Constant))
        if self.is_told(node) and (TAG.sub("", typed) or len(filled) > 1):
            self.found.append(node)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Attribute) and node.func.attr == "join":
            self.found += [node] if any(map(self.is_told, node.args)) else []
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if isinstance(node.op, ast.Add) and (self.is_told(node.left) or self.is_told(node.right)):
            lists = (ast.List, ast.Tuple, ast.ListComp)
            if not isinstance(node.left, lists) and not isinstance(node.right, lists):
                self.found.append(node)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        known = isinstance(node.target, ast.Name) and node.target.id in self.told
        sums = isinstance(node.value, ast.Constant | ast.JoinedStr) or self.is_told(node.value)
        if isinstance(node.op, ast.Add) and known and sums:
            self.found.append(node)
        self.generic_visit(node)


def glued(source: str) -> list[str]:
    finder = Glue()
    finder.visit(ast.parse(source))
    return [f"{node.lineno}: {ast.unparse(node)}" for node in finder.found]


MODULES = sorted(path for room in ROOMS for path in (FORGE / room).rglob("*.py"))


def test_no_module_joins_told_words():
    found = {
        path.relative_to(FORGE).as_posix(): faults
        for path in MODULES
        if (faults := glued(path.read_text("utf-8")))
    }
    assert found == {}


@pytest.mark.parametrize(
    "body",
    [
        'return f"{word(1)}: {x}"',
        'return f"{word(1)}{x}"',
        'said = word(1)\n    return said + "."',
        'said = word(1)\n    said += "."',
        'tell = desk.say\n    return " ".join(tell(one) for one in x)',
        'each = [say(one) for one in x]\n    return ", ".join(each)',
        'for one in [say(x)]:\n        yield f"<b>{one}.</b>"',
    ],
)
def test_glue_in_code_would_be_found(body):
    assert len(glued(f"def f(x):\n    {body}\n")) == 1


def test_tags_round_a_text_are_no_glue():
    assert glued('def f(x):\n    return f"<b>{say(x)}</b>"') == []


def test_all_that_forms_and_charts_set_is_of_texts(monkeypatch):
    """Source of the Nile has all kinds of forms, tables and charts."""
    heard = listen(monkeypatch)
    game = load(open_game(content_root() / "source-of-the-nile"))
    say = voice(game, game.editions[0])
    desk = Desk(game, game.editions[0], lambda text: fenced(say(text)), Setter("en"))
    assert pages(desk)
    for part in game.turn.parts:
        shown = tuple(step.id for step in game.turn.steps if step.part == part.id)
        assert chart(desk, game.turn, Wish(shown, mm(170), 6)).nodes
    assert len({text for text in heard if "\ue100" in text}) > 200
    assert {text for text in heard if is_glued(text)} == set()


@pytest.mark.parametrize(
    "said", ["{one}: {two}", "{one}{two}", "{one}.", "<b>{one}</b> {two}", "4 {one}", "{one}. {cut"]
)
def test_what_stands_outside_of_fences_is_glue(said):
    assert is_glued(said.translate(FENCES))


@pytest.mark.parametrize("said", ["{one}", "{a{b}: {c}}", "<b>{one}</b>", "cut}", "{cut", "12", ""])
def test_what_stands_in_fences_is_none(said):
    assert not is_glued(said.translate(FENCES))


FENCES = str.maketrans("{}", "\ue100\ue101")
