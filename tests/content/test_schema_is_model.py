"""The schemas and the model say the same, in both directions; examples and mode lines hold."""

import json
import os
import tomllib
import types
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import Literal, Union, get_args, get_origin

import pytest
from jsonschema import Draft202012Validator

from forge.content import shelves
from forge.content.judge import validator
from forge.content.roots import schema_root
from forge.content.shelves import SHELVES
from forge.geometry import Um
from forge.model.atlas import Atlas
from forge.model.board import Band, Board, LonLat
from forge.model.deck import Deck
from forge.model.decode import hint
from forge.model.edition import Edition
from forge.model.explorer import Explorers
from forge.model.face import Face
from forge.model.folded import Die, PawnSet, Rack, TuckBox
from forge.model.form import Form
from forge.model.game import Game
from forge.model.ground import Ground
from forge.model.hexmap import HexMap
from forge.model.lookup import Lookup
from forge.model.machine import Machine
from forge.model.outfit import Outfit
from forge.model.picture import Album
from forge.model.pile import Pile
from forge.model.rulebook import Rulebook
from forge.model.scenery import Palette, Scenery
from forge.model.sizes import CARD_SIZES
from forge.model.text import Text
from forge.model.token import Money, TokenSet
from forge.model.trail import XY, Trail
from forge.press.profile import Profile
from forge.typeset.style import Align

CHECKOUT = Path(__file__).parents[2]
MODEL = {
    "game": Game,
    "board": Board,
    "trail": Trail,
    "tokens": TokenSet,
    "money": Money,
    "pawns": PawnSet,
    "die": Die,
    "box": TuckBox,
    "edition": Edition,
    "rulebook": Rulebook,
    "face": Face,
    "deck": Deck,
    "scenery": Scenery,
    "style": Palette,
    "pictures": Album,
    "ground": Ground,
    "atlas": Atlas,
    "stand": Rack,
    "map": HexMap,
    "table": Lookup,
    "pile": Pile,
    "outfit": Outfit,
    "explorers": Explorers,
    "turn": Machine,
    "form": Form,
    "printer": Profile,
}
FILES = {*shelves.FILES, *SHELVES, "art"}  # the fields of Game that are files of their own
FILED = {
    cls
    for kind in SHELVES.values()
    for cls in ((MODEL[kind],) if is_dataclass(MODEL[kind]) else get_args(MODEL[kind]))
}  # the classes of files in folders, which get their id from the file's name
NAMED = {Text: "text", Um: "mm", LonLat: "place", XY: "xy", Band: "band"}
PLAIN = {int: "integer", float: "number", str: "string", bool: "boolean"}


def schema(kind):
    return json.loads((schema_root() / f"{kind}.schema.json").read_text(encoding="utf-8"))


COMMON = schema("common")["$defs"]
OURS = sorted(p.name.removesuffix(".schema.json") for p in schema_root().glob("*.schema.json"))
WRITTEN_BY_PEOPLE = [kind for kind in OURS if kind not in {"bundle", "vectors"}]


class Comparison:
    """One schema file against the class it is for."""

    def __init__(self, kind):
        self.root = schema(kind)
        self.seen = set()

    def record(self, found, cls, where):
        if cls in self.seen:
            return
        self.seen.add(cls)
        skipped = {"at", *(FILES if cls is Game else ())}
        members = {f.name.rstrip("_"): f for f in fields(cls) if f.name not in skipped}
        assert set(found["properties"]) == set(members), where
        assert found["additionalProperties"] is False, where
        assert found["patternProperties"] == {"^x-": {}}, where
        needed = {name for name, f in members.items() if _needed(f)}
        if cls in FILED:
            needed -= {"id"}  # the file's name gives it
        assert set(found.get("required", ())) == needed, where
        for name, f in members.items():
            kind = hint(cls, f.name)
            self.value(found["properties"][name], kind, f"{where}.{name}")
            self.default(found["properties"][name], f, kind, f"{where}.{name}")

    def default(self, found, f, kind, where):
        if "default" in found:
            value = f.default.value if isinstance(f.default, Enum) else f.default
            assert found["default"] == (value / 1000 if kind is Um else value), where

    def value(self, found, kind, where):
        origin = get_origin(kind)
        if origin in (Union, types.UnionType):
            self.union(found, [a for a in get_args(kind) if a is not type(None)], where)
        elif kind in NAMED:
            assert found["$ref"] == f"common.schema.json#/$defs/{NAMED[kind]}", where
        elif origin is tuple:
            self.sequence(found, get_args(kind), where)
        elif origin is Mapping:
            self.mapping(found, get_args(kind)[1], where)
        elif origin is Literal:
            assert found.get("enum", [found.get("const")]) == list(get_args(kind)), where
        elif isinstance(kind, type) and issubclass(kind, Enum):
            assert found["enum"] == [member.value for member in kind], where
        elif is_dataclass(kind):
            self.record(self.followed(found), kind, where)
        else:
            assert self.followed(found).get("type") == PLAIN[kind], where

    def union(self, found, args, where):
        if len(args) == 1:
            self.value(found, args[0], where)
        elif all(is_dataclass(arg) for arg in args):
            by_kind = {get_args(hint(arg, "kind"))[0]: arg for arg in args}
            assert found["properties"]["kind"]["enum"] == list(by_kind), where
            chosen = {
                way["if"]["properties"]["kind"]["const"]: way["then"] for way in found["allOf"]
            }
            assert set(chosen) == set(by_kind), where
            for kind, arg in by_kind.items():
                self.record(self.followed(chosen[kind]), arg, f"{where}.{kind}")
        else:
            assert set(found["type"]) == {PLAIN[arg] for arg in args}, where

    def sequence(self, found, args, where):
        assert found["type"] == "array", where
        if Ellipsis not in args:
            assert (found["minItems"], found["maxItems"]) == (len(args), len(args)), where
        self.value(found["items"], args[0], where)

    def mapping(self, found, inner, where):
        found = self.followed(found)
        assert found["type"] == "object", where
        assert found["patternProperties"] == {"^x-": {}}, where
        self.value(found["additionalProperties"], inner, where)

    def followed(self, found):
        while "$ref" in found:
            file, _, path = found["$ref"].partition("#/$defs/")
            found = (COMMON if file else self.root["$defs"])[path]
        return found


def _needed(f):
    return f.default is MISSING and f.default_factory is MISSING


@pytest.mark.parametrize("kind", sorted(MODEL))
def test_a_schema_allows_what_its_class_holds_and_nothing_else(kind):
    compared = Comparison(kind)
    cls = MODEL[kind]
    if is_dataclass(cls):
        compared.record(schema(kind), cls, kind)
    else:
        compared.union(schema(kind), get_args(cls), kind)


def test_every_part_of_a_game_has_a_schema_and_a_class():
    parts = {f.name for f in fields(Game)} & FILES - {"art"}
    assert parts | {"game"} == {*shelves.FILES, *SHELVES}
    assert {*shelves.FILES, *SHELVES.values(), "printer"} == set(MODEL)
    assert {*MODEL, "mod", "common", "bundle"} <= set(OURS)


def subschemas(node, path=""):
    if isinstance(node, dict):
        yield path, node
        for name, child in node.items():
            if name not in ("examples", "default", "const", "enum"):
                yield from subschemas(child, f"{path}/{name}")
    elif isinstance(node, list):
        for i, child in enumerate(node):
            yield from subschemas(child, f"{path}/{i}")


@pytest.mark.parametrize("kind", OURS)
def test_a_schema_is_a_schema(kind):
    Draft202012Validator.check_schema(schema(kind))


@pytest.mark.parametrize("kind", WRITTEN_BY_PEOPLE)
def test_every_property_is_described_and_its_examples_are_valid(kind):
    whole = validator(kind, schema_root())
    for path, node in subschemas(schema(kind)):
        for name, found in node.get("properties", {}).items() if not path.endswith("/if") else ():
            if path.endswith("/properties") or "allOf" in node:
                continue  # a property called properties; the tag of a union
            assert found.get("description"), f"{path}/{name}"
            assert found.get("examples"), f"{path}/{name}"
        for example in node.get("examples", ()):
            errors = list(whole.evolve(schema=_within(kind, node)).iter_errors(example))
            assert not errors, f"{path}: {errors[0].message}"


def _within(kind, node):
    """A part of a schema that can still see the whole file's definitions."""
    return {"$id": f"{kind}.schema.json", "$defs": schema(kind).get("$defs", {}), **node}


@pytest.mark.parametrize("kind", WRITTEN_BY_PEOPLE)
def test_every_object_with_properties_is_closed_but_for_x_keys(kind):
    for path, node in subschemas(schema(kind)):
        if (
            "properties" in node
            and "allOf" not in node
            and not path.endswith(("/if", "/then", "/properties"))
        ):
            assert node["additionalProperties"] is False, path
            assert node["patternProperties"] == {"^x-": {}}, path


def content_files():
    for top in (CHECKOUT / "content", CHECKOUT / "tests" / "data"):
        for path in sorted(top.rglob("*.yaml")):
            if not {"locale", "transcripts", "traces"} & set(path.parts):
                yield path


@pytest.mark.parametrize(
    "path", list(content_files()), ids=lambda p: p.relative_to(CHECKOUT).as_posix()
)
def test_a_content_file_tells_editors_its_schema(path):
    in_game = (path.parent / "game.yaml").exists()
    kind = path.stem if in_game else SHELVES.get(path.parent.name, path.stem)
    wanted = os.path.relpath(schema_root() / f"{kind}.schema.json", path.parent)
    first = path.read_text(encoding="utf-8").splitlines()[0]
    assert first == f"# yaml-language-server: $schema={Path(wanted).as_posix()}"


def test_a_slot_may_ask_for_every_role_of_type_and_no_other():
    table = tomllib.loads((CHECKOUT / "forge" / "typeset" / "fonts.toml").read_text("utf-8"))
    slot = schema("face")["$defs"]["slot"]["properties"]
    assert slot["font"]["enum"] == list(table["roles"])
    assert slot["align"]["enum"] == [align.value for align in Align]


def test_a_face_may_have_every_card_size_and_no_other():
    assert schema("face")["properties"]["size"]["enum"] == list(CARD_SIZES)
