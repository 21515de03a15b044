"""What docs/modding.md and docs/architecture.md say is so."""

import ast
import re
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from forge.checks import run
from forge.content.project import open_game
from forge.finding import Severity
from forge.locale.values import Values
from forge.model.load import game

CHECKOUT = Path(__file__).parents[2]


def test_the_mod_of_the_documentation_can_be_laid_over_its_game(tmp_path):
    text = (CHECKOUT / "docs" / "modding.md").read_text(encoding="utf-8")
    (example, *_) = re.findall(r"```yaml\n(.*?)```", text, re.DOTALL)
    path = tmp_path / "mod.yaml"
    path.write_text(example, encoding="utf-8")
    found = open_game(CHECKOUT / "content" / "star-of-africa", [path])
    points = {point["id"]: point["name"] for point in found.data["board"]["points"]}
    assert points["kufra"] == "Kufra Oasis"
    assert "bir-tawil" in points
    assert set(found.dropped) == {"board.links.land-cairo-khartoum"}


def test_that_mod_is_told_what_the_documentation_says(tmp_path):
    """Thirty-one cities, thirty tokens."""
    text = (CHECKOUT / "docs" / "modding.md").read_text(encoding="utf-8")
    (example, *_) = re.findall(r"```yaml\n(.*?)```", text, re.DOTALL)
    path = tmp_path / "mod.yaml"
    path.write_text(example, encoding="utf-8")
    document = open_game(CHECKOUT / "content" / "star-of-africa", [path])
    found = [f for f in run(document, game(document)) if f.severity is Severity.ERROR]
    assert {f.check for f in found} == {"tokens-count"}
    assert all("the board has 31 places" in f.message for f in found)


def test_placeholders_told_in_the_architecture_are_known():
    """Each name and form of the table has a value in the game that is shipped."""
    text = (CHECKOUT / "docs" / "architecture.md").read_text(encoding="utf-8")
    document = open_game(CHECKOUT / "content" / "star-of-africa")
    whole = game(document)
    known = set(Values(whole, whole.edition("zvezda"), "en"))
    told = [name for line in text.splitlines() if line.startswith("| `{") for name in
            re.findall(r"`\{([a-z0-9_.-]+)\}`", line)]  # fmt: skip
    assert len(told) > 10
    assert [name for name in told if (name, "") not in known] == []
    for form in ("words", "Words", "a", "A", "turn"):
        assert ("start_money", form) in known
    for form in ("Words", "a", "A", "plural"):
        assert ("token.ruby", form) in known


def test_the_floors_told_are_those_that_are_kept():
    """The table of docs/architecture.md has the packages of the contract in pyproject.toml."""
    table = (CHECKOUT / "docs" / "architecture.md").read_text(encoding="utf-8")
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
    layers = project["tool"]["importlinter"]["contracts"][0]["layers"]
    kept = [set(re.findall(r"forge\.(\w+)", layer)) - {"__main__"} for layer in layers]
    rows = re.findall(r"^\| \w+ \| ([^|]+) \|", table, re.MULTILINE)
    told = [set(re.findall(r"\w+", row)) for row in rows if "`" in row]
    assert told == [floor for floor in kept if floor]


def imported():
    """The top-level packages that forge imports anywhere, late or early."""
    found = set()
    for path in (CHECKOUT / "forge").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module.partition(".")[0])
    return found


@pytest.mark.parametrize("extra", ["", "fast", "cluster"])
def test_what_is_required_is_imported_or_a_font(extra):
    """A package that nothing imports is installed for nothing, and tells a lie about the design."""
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = project["optional-dependencies"][extra] if extra else project["dependencies"]
    fonts = (CHECKOUT / "forge" / "typeset" / "fonts.toml").read_text("utf-8")
    used = imported()
    known = {
        dist.casefold() for name, dists in packages_distributions().items() if name in used
        for dist in dists
    }  # fmt: skip
    idle = [
        one for one in wanted
        if re.split("[<>=]", one)[0] not in known and f'package = "{one}"' not in fonts
    ]  # fmt: skip
    assert wanted and idle == []
