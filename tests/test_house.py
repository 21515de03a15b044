"""The house keeps its shape: small modules, small functions, each library in its rooms."""

import ast
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MODULES = sorted((ROOT / "forge").rglob("*.py"))
HOMES = {
    "yaml": {"content.load"},
    "jsonschema": {"content"},
    "networkx": {"model.graph"},
    "reportlab": {"backend"},
    "svgwrite": {"backend"},
    "pypdfium2": {"backend.png", "backend.coverage"},
    "PIL": {"backend", "draw.gallery"},
    "shapely": {"draw"},
    "uharfbuzz": {"typeset", "backend.pdf_font"},
    "icu4py": {"typeset.breaks"},
    "pyphen": {"typeset.hyphens"},
    "fontTools": {"typeset"},
    "babel": {"locale"},
    "polib": {"locale.po"},
    "click": {"cli", "cli_locale", "options", "outcome"},
    "rich": {"build.progress"},
    "matplotlib": {"trial.drawn"},
    "numba": {"simulate"},
    "numpy": {"model.walks_fast", "simulate"},
    "distributed": {"simulate"},
}
LONGEST_MODULE, LONGEST_FUNCTION = 300, 60
FORBIDDEN = {"random", "time", "datetime", "secrets", "uuid"}  # no clock, no global chance


def name(path):
    return ".".join(path.relative_to(ROOT / "forge").with_suffix("").parts)


def imported(tree):
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0]


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_a_module_is_small_and_stays_in_its_rooms(path):
    """No module over 300 lines, no function over 60; libraries only where they live."""
    text = path.read_text("utf-8")
    tree = ast.parse(text)
    assert len(text.splitlines()) <= LONGEST_MODULE
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            assert node.end_lineno - node.lineno < LONGEST_FUNCTION, node.name
    for library in imported(tree):
        homes = HOMES.get(library)
        if homes is not None:
            assert any(f"{name(path)}.".startswith(f"{home}.") for home in homes), library
        assert library not in FORBIDDEN, library


def test_only_the_writer_opens_files_for_writing():
    """Everything else goes through forge.write, which renames whole files into place."""
    writers = {"write_text", "write_bytes", "mkstemp", "mkdtemp"}
    found = {
        name(path)
        for path in MODULES
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in writers
    }
    assert found == {"write"}


def test_no_path_of_a_machine_and_no_unfinished_mark_is_in_the_tree():
    marks = ("/" + "home/", "/" + "tmp/", "TO" + "DO", "FIX" + "ME", "Not" + "ImplementedError")
    for path in MODULES:
        text = path.read_text("utf-8")
        assert not [mark for mark in marks if mark in text], path


def test_no_folder_of_tests_is_passed_over(pytestconfig):
    """By itself pytest would leave out every folder called ``build``."""
    passed_over = pytestconfig.getini("norecursedirs")
    found = ROOT.glob("tests/**/test_*.py")
    folders = {part for path in found for part in path.relative_to(ROOT).parts[:-1]}
    assert "build" in folders
    assert not [one for one in folders if any(fnmatchcase(one, each) for each in passed_over)]
