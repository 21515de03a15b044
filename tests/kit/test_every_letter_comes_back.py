"""The words of whole kits in every language that ships, taken back out of their PDFs.

A reader that copies, searches or speaks a page gets the letters that were written: all of them, of
Arabic as many as PDFium gives back (docs/fonts.md), and each run of words in one piece.
"""

import io
import re
from collections import Counter
from unicodedata import category

import pypdfium2
import pytest

from forge.build import printed
from forge.build.verbs import build
from forge.build.wish import Wish
from forge.scene import Words

SHARE = {"ar": 0.95}
LANGUAGES = ("en", "ru", "fi", "fr", "ar", "ja", "sw")
GAMES = ("across-africa", "source-of-the-nile", "star-of-africa")
QUICK = ("cards", "tokens")


def bare(text):
    """Without blanks, hyphens, line ends and what is drawn as nothing."""
    told = re.sub(r"(?<=\w)(\x02|-\r?\n|\ufffe)", "", text)
    return "".join(c for c in told if category(c) not in ("Zs", "Cf", "Cc", "Cn", "Pd"))


def runs(item):
    """Every run of words inside an item or a scene, in the order of drawing."""
    if isinstance(item, Words):
        yield item
    within = getattr(item, "scene", item)
    for each in getattr(within, "items", ()):
        yield from runs(each)


def lost(page, found):
    """Letters of a page that are missing in what was found, and the share of those kept."""
    wanted = Counter(bare("".join(run.text for run in runs(page.scene))))
    missing = wanted - Counter(found)
    return missing, 1 - missing.total() / max(1, wanted.total())


def kit(monkeypatch, wish):
    """The books of a kit with their PDFs; the manifest and the bundle beside them do not count."""
    made = []
    real = printed.pdf

    def spy(book, *rest, **more):
        made.append((book, real(book, *rest, **more)))
        return made[-1][1]

    monkeypatch.setattr(printed, "pdf", spy)
    done = build(wish)
    assert not [finding for finding in done.findings if finding.severity != "note"]
    return made


ROWS = [
    pytest.param("across-africa", "ar", QUICK, id="quick"),
    *(
        pytest.param(game, tag, (), id=f"{game}-{tag}", marks=pytest.mark.long)
        for game in GAMES
        for tag in LANGUAGES
    ),
]


@pytest.mark.parametrize(("game", "tag", "only"), ROWS)
def test_all_letters_of_a_kit_come_back_from_its_pdfs(monkeypatch, tmp_path, game, tag, only):
    editions = ("race",) if only else ()
    wish = Wish((game,), editions, (tag,), out=tmp_path, papers=("a4",), only=only)
    made = kit(monkeypatch, wish)
    assert made
    for book, data in made:
        for number, (page, sheet) in enumerate(
            zip(book.pages, pypdfium2.PdfDocument(io.BytesIO(data)), strict=True), 1
        ):
            found = bare(sheet.get_textpage().get_text_range())
            missing, share = lost(page, found)
            assert share >= SHARE.get(tag, 1), f"{book.title}, page {number}: {missing}"
            for run in runs(page.scene) if tag not in SHARE else ():
                assert bare(run.text) in found, f"{book.title}, page {number}: {run.text}"
