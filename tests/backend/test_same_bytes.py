"""Same drawing, same bytes: in every process, time zone and order of hashes (case O30)."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = """
import hashlib, sys
from forge.backend.pdf import pdf
from forge.backend.png import png
from forge.backend.svg import svg
from forge.geometry import Size, box_mm, mm
from forge.press.layout import SheetPlan
from forge.press.paper import PAPERS
from forge.press.sheet import impose
from forge.scene import Book, Fade, Linear, Piece, Place, Scene, Stop, Stroke
from forge.scene.shapes import circle, rect
from forge.typeset.fonts import Fonts
from forge.typeset.setter import Setter
from forge.typeset.style import Style

fonts, setter = Fonts.load(), Setter("en")
size = Size(mm(63), mm(88))
star = Scene(Size(mm(9), mm(9)), (circle(4500, 4500, 4000, "#AA2222"),), "star")

def card(name):
    title = setter.line(name, Style("title", 14, halo=Stroke("#FFFFFF", 500)), 5000, 20000)
    text = setter.line("Łódź & " + name, Style("text"), 5000, 30000)
    ground = Linear(0, 0, 0, 88000, (Stop(0, "#FFEECC"), Stop(1, "#DDCCAA")))
    items = (rect(box_mm(0, 0, 63, 88), ground), *title, *text, Place(9000, 40000, star),
             Place(30000, 40000, star, 30.0), Fade(0.5, (circle(30000, 70000, 9000, "#0000FF"),)))
    return Scene(size, items, name)

pieces = [Piece(n, card(n), size, card("back"), count=2) for n in ("one", "two", "three")]
pages = impose(pieces, SheetPlan(PAPERS["a4"]))
made = pdf(Book("Kit", "en", "A", "S", "L", pages, "long"), fonts, {})
for data in (made, svg(card("one"), fonts, {}).encode(), png(made, 1, 40)):
    print(hashlib.sha256(data).hexdigest())
if "twice" in sys.argv:
    again = pdf(Book("Kit", "en", "A", "S", "L", pages, "long"), fonts, {})
    assert again == made, "the second document of a process differs"
"""


def digests(hash_seed, zone, *more):
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "TZ": zone}
    command = [sys.executable, "-c", SCRIPT, *more]
    root = Path(__file__).parents[2]
    done = subprocess.run(command, env=env, cwd=root, capture_output=True, text=True, check=True)
    return done.stdout.split()


@pytest.fixture(scope="module")
def first():
    return digests("1", "UTC", "twice")


def test_o30_pdf_svg_and_png_are_the_same_in_another_process(first):
    """Another order of hashes and another time zone change nothing, to the byte."""
    assert len(set(first)) == 3
    assert digests("2", "Asia/Tokyo") == first
