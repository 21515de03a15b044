"""A small game with a rulebook that holds every kind of block, for the tests of the layout."""

from __future__ import annotations

from forge.draw.desk import Desk
from forge.draw.figures import Picture, Request
from forge.geometry import Box, Size, Um, mm
from forge.model.edition import Edition, Parameter, Unit
from forge.model.game import Credit, Game
from forge.model.rulebook import (
    Block,
    Column,
    Entry,
    Example,
    Figure,
    Listing,
    Paragraph,
    Row,
    Rulebook,
    Section,
    Table,
)
from forge.model.text import Text
from forge.scene import Scene
from forge.scene.shapes import rect
from forge.typeset.setter import Setter

WORDS = (
    "caravan", "harbour", "lantern", "compass", "river", "desert", "market", "ferry", "ivory",
    "anchor", "saddle", "journey", "campfire", "horizon", "monsoon", "mountain", "savanna",
)  # fmt: skip


def text(ident: str, said: str) -> Text:
    return Text(ident, said)


def prose(ident: str, count: int) -> Text:
    """A text that no other text repeats: its own id, then ``count`` words."""
    key = sum(map(ord, ident))
    words = [WORDS[(key + i * i) % len(WORDS)] for i in range(count)]
    return Text(ident, f"{ident.capitalize()} {' '.join(words)}.")


def grey(shape: float) -> Picture:
    """A grey picture, ``shape`` times as high as wide."""

    def size(_desk: Desk, ask: Request) -> Size:
        return Size(Um(ask.width), Um(round(ask.width * shape)))

    def draw(desk: Desk, ask: Request) -> Scene:
        whole = size(desk, ask)
        return Scene(whole, (rect(Box(Um(0), Um(0), *whole), "#CCCCCC"),), ask.picture)

    return Picture(size, draw)


def blocks(key: str, words: int) -> tuple[Block, ...]:
    """One block of each kind."""
    entries = tuple(Entry(f"e{i}", prose(f"{key}entry{i}", 9 + 5 * i), ("Z1",)) for i in range(3))
    rows = tuple(
        Row(f"r{i}", {"a": prose(f"{key}row{i}", 2), "b": prose(f"{key}cell{i}", 8)}, ("Z2", "Z3"))
        for i in range(4)
    )
    columns = (Column("a", prose(f"{key}heada", 0)), Column("b", prose(f"{key}headb", 0), 2.0))
    return (
        Paragraph("lead", "paragraph", prose(f"{key}lead", 14), look="lead"),
        Paragraph("p1", "paragraph", prose(f"{key}para", words), ("Z4", "Z5", "Z6")),
        Paragraph("p2", "paragraph", prose(f"{key}parb", words // 2), when={"side": "left"}),
        Paragraph("p3", "paragraph", prose(f"{key}omitted", 9), when={"side": "right"}),
        Listing("l", "list", entries, numbered=True),
        Paragraph("a", "paragraph", prose(f"{key}aside", 20), ("Z7",), look="aside"),
        Table("t", "table", columns, rows),
        Figure("f", "figure", "swatch", prose(f"{key}caption", 6)),
        Listing("m", "list", tuple(Entry(f"b{i}", prose(f"{key}bullet{i}", 7)) for i in range(3))),
        Example("x", "example", prose(f"{key}boxed", 2), entries[:0] + tuple(
            Entry(f"s{i}", prose(f"{key}step{i}", 12), ("Z8",)) for i in range(3)
        )),
        Example("y", "example", prose(f"{key}wide", 2), tuple(
            Entry(f"w{i}", prose(f"{key}widestep{i}", 16), ("Z9",)) for i in range(3)
        ), picture="swatch", caption=prose(f"{key}widecaption", 5)),
        Paragraph("z", "paragraph", prose(f"{key}last", 25)),
    )  # fmt: skip


def book(sections: int = 5, words: int = 90) -> Rulebook:
    """A rulebook; its last section but one is the quick reference."""
    made = [
        Section(f"s{i}", prose(f"s{i}title", 2), blocks(f"s{i}", words)) for i in range(sections)
    ]
    quick = Section("quick", prose("quicktitle", 1), blocks("quick", 40)[1:7], quick=True)
    return Rulebook(
        "left", text("title", "Star of the Sample"), text("subtitle", "The rules of the left side"),
        (*made[:-1], quick, made[-1]), text("contents", "What is inside"),
    )  # fmt: skip


def game(rulebook: Rulebook) -> Game:
    """A game that has nothing but a rulebook."""
    side = Parameter("side", Unit.CHOICE, "left", ("Z1",), ("left", "right"))
    edition = Edition(
        "left", text("edition", "Left edition"), text("edition.subtitle", "for tests"), "$",
        (side,), (), (), tuple(f"Z{i}" for i in range(1, 10)), 2, 6,
    )  # fmt: skip
    return Game(
        "sample", "1.2.3", text("game", "Star of the Sample"), text("notice", "Notice for tests."),
        "CC BY 4.0", 30, 60, 8, (Credit("c", text("credit", "Credit to nobody.")),),
        editions=(edition,), rulebooks=(rulebook,),
    )  # fmt: skip


def desk(rulebook: Rulebook, lang: str = "en") -> Desk:
    """The desk of the sample game."""
    made = game(rulebook)
    return Desk(made, made.editions[0], lambda said: said.template, Setter(lang))


A4 = Size(mm(210), mm(297))
LETTER = Size(mm("215.9"), mm("279.4"))
