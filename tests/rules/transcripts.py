"""Transcripts: games written down by hand from the rules, to be played ply by ply."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml
from star_table import Pawn, Table, unlaid

FOLDER = Path(__file__).parents[1] / "data" / "transcripts"
FILES = sorted(FOLDER.glob("*.yaml"))
PLAIN = {"misses": 0, "robber": False, "star": False}


class Transcript:
    """A written game: the table as it begins, the plies, and what is so after each of them."""

    def __init__(self, path: Path) -> None:
        told = yaml.safe_load(path.read_text("utf-8"))
        self.plies: list[dict[str, Any]] = told["plies"]
        self.winner = told.get("winner")
        self.seats = list(told["players"])
        self.so = {name: PLAIN | told["players"][name] for name in self.seats}
        self.closed = set(told["closed"])
        self.robbers = set(told.get("robbers", ()))
        self.star = told.get("star", "carried")
        self.table = (
            unlaid(len(self.seats))
            if told.get("unlaid")
            else Table(
                *(Pawn(**each) for each in self.so.values()),
                closed=told["closed"],
                robbers=tuple(self.robbers),
            )
        )

    def write(self, ply: dict[str, Any]) -> None:
        """Writes down what a ply changes."""
        for name in self.seats:
            self.so[name] = self.so[name] | ply.get(name, {})
        self.closed -= set(ply.get("opened", ()))
        self.closed |= {ply["closes"]} if "closes" in ply else set()
        self.robbers = set(ply.get("robbers", self.robbers))
        self.star = ply.get("star", self.star)

    def found(self) -> dict[str, dict[str, Any]]:
        """What is so on the table, in the words of the transcript."""
        t = self.table
        return {
            name: {
                "at": t.at(p),
                "money": t.money(p),
                "horseshoes": t.horseshoes(p),
                "misses": t.misses(p),
                "robber": t.is_robber(p),
                "star": t.owner == p,
            }
            for p, name in enumerate(self.seats)
        }
