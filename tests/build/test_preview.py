"""A translator's preview: a piece from the catalogue being edited, its texts told by their ids."""

import re
from dataclasses import replace
from itertools import islice

import catalogued
import pypdfium2
import pytest
from click.testing import CliRunner

from forge.build import translating
from forge.build.preview.annotated import head, printed, told
from forge.build.preview.verb import Ask, preview, view_of, views
from forge.build.preview.watch import watched
from forge.build.wish import Wish
from forge.cli import main
from forge.finding import Faulty
from forge.geometry import Box, Size, Um, mm
from forge.scene import Origin, Scene
from forge.scene.origins import Seeker, Standing
from forge.typeset.setter import About, Setter
from forge.typeset.style import Style

STAR = Wish(("star-of-africa",), papers=("a4",))


@pytest.fixture
def wish(wish):
    """A wish for the tiny game, begun in Finnish."""
    translating.begin("fi", wish)
    return wish


def said(path):
    """The words of a PDF."""
    document = pypdfium2.PdfDocument(path)
    return " ".join(page.get_textpage().get_text_bounded() for page in document)


def translate(wish, document, ident, said):
    catalogued.translate(wish.content / f"tiny/locale/fi/{document}.po", ident, said)


def some_card(wish):
    from forge.build.opening import opened

    game = opened(wish.content / "tiny", wish).game
    deck = game.decks[0]
    return deck.cards[0].id, next(iter(deck.cards[0].texts.values()))


def test_a_card_is_shown_from_the_catalogue_as_it_is(wish):
    card, text = some_card(wish)
    translate(wish, "cards", text.id, "Kortti")
    done = preview(Ask("fi", wish, piece=card))
    assert [path.suffix for path in done.files][:2] == [".pdf", ".png"]
    words = said(done.files[0])
    assert "Kortti" in words
    assert text.id in words.replace("\r\n", "").replace("\n", "")
    assert text.id not in {finding.text for finding in done.findings}


def test_a_text_that_has_no_translation_is_found_by_name(wish):
    card, text = some_card(wish)
    done = preview(Ask("fi", wish, piece=card))
    assert text.id in {finding.text for finding in done.findings}
    assert "missing" in said(done.files[0])


@pytest.mark.parametrize(
    ("asked", "meant"),
    [
        ({"piece": "lake-viktoria"}, "no card, note, token or pawn is called"),
        ({"part": "bord"}, "did you mean board?"),
        ({"text": "board.points.tangir.name"}, "did you mean board.points.tangier.name?"),
    ],
)
def test_what_is_not_there_is_refused_with_what_was_meant(asked, meant, tmp_path):
    with pytest.raises(Faulty) as fault:
        preview(Ask("en-XA", replace(STAR, out=tmp_path), **asked))
    assert meant in str(fault.value)
    assert not list(tmp_path.iterdir())


def test_a_language_that_is_not_there_is_refused(wish):
    with pytest.raises(Faulty, match="sw"):
        preview(Ask("sw", wish, part="board"))


def add_edition(wish):
    """Give the tiny game a second edition, whose book has another title; its name."""
    for folder in ("editions", "rulebooks"):
        path = wish.content / "tiny" / folder / "basic.yaml"
        other = re.sub(r"^title: .*$", "title: Another", path.read_text("utf-8"), flags=re.M)
        path.with_stem("other").write_text(other, "utf-8")
    return "other"


def test_a_part_is_shown_of_each_edition_where_they_differ(wish):
    """A second edition's book is another one; its tokens are the same, and shown once."""
    name = add_edition(wish)
    books = preview(Ask("fi", wish, part="rulebook"))
    pdfs = [path.name for path in books.files if path.suffix == ".pdf"]
    assert pdfs[1:] == [f"fi-rulebook-{name}.pdf"] and pdfs[0].startswith("fi-rulebook-")
    alone = preview(Ask("fi", replace(wish, editions=(name,)), part="rulebook"))
    assert alone.files[0].name == "fi-rulebook.pdf"
    tokens = preview(Ask("fi", wish, part="tokens"))
    assert [path.name for path in tokens.files if path.suffix == ".pdf"] == ["fi-tokens.pdf"]


@pytest.mark.parametrize(
    "text",
    [
        "rulebooks.classic.sections.aim.blocks.goal.text",
        "scenery.panels.tokens.title",
        "money.notes.n100.words",
        "tokens.kinds.horseshoe.plural",
        "ui.base",
        "game.title",
        "game.nouns.turn",
        "game.nouns.turn|acc",
    ],
)
def test_a_text_is_shown_where_it_is_printed(text, tmp_path):
    """On its page, in the board's legend, on a note; a name that only other texts print, in one."""
    editions = ("zvezda",) if "horseshoe" in text else ()
    wish = replace(STAR, out=tmp_path, editions=editions)
    done = preview(Ask("en-XA", wish, text=text))
    assert {path.name.partition(text.replace("|", "-"))[0] for path in done.files} == {"en-XA-"}
    words = said(done.files[0])
    assert "[" in words
    assert text in words.replace("\r\n", "") or text.startswith(("tokens", "game.nouns"))


def test_what_is_drawn_as_outlines_is_found_on_its_drawing(monkeypatch, tmp_path):
    """A text on a curve or in gold is a drawing, but a translator asks for it all the same."""
    drawn = set()
    for name in ("outline", "curved"):
        make = getattr(Setter, name)

        def heard(self, *words, make=make, **more):
            path = make(self, *words, **more)
            drawn.update({path.of.text} if path.of else ())
            return path

        monkeypatch.setattr(Setter, name, heard)
    ask = Ask("en", replace(STAR, editions=("zvezda",), out=tmp_path))
    ((one, to),) = views(ask)
    view = view_of(one, to, "zvezda", ask.wish)
    shown = (*view.sketches(), *view.part("money"), *view.part("box"))
    seen = {text.of.text for each in shown for text in view.seeker.texts(each.scene)}
    assert {"game.title", "money.bank"} <= drawn <= seen


def test_a_piece_is_written_as_the_language_file_says(wish):
    """Smaller letters, no hyphens, the direction: a preview shows what a build prints."""
    path = wish.content / "shared/locale/fi/lang.toml"
    step, cut = "size_step = 0", "hyphenation = true"
    told = path.read_text("utf-8")
    assert step in told and cut in told
    told = told.replace(step, "size_step = -9").replace(cut, "hyphenation = false")
    path.write_text(told.replace('"ltr"', '"rtl"'), "utf-8")
    ((one, to),) = views(Ask("fi", wish))
    written = view_of(one, to, "basic", wish).whole.desk.setter.writing
    assert (written.step, written.hyphens, written.rtl) == (-9, False, True)


def test_a_card_in_two_languages_is_shown_in_both(wish):
    card, text = some_card(wish)
    translate(wish, "cards", text.id, "Kortti")
    done = preview(Ask("fi+en", wish, piece=card))
    words = said(done.files[0])
    assert "Kortti" in words and text.template in words


@pytest.mark.parametrize("command", ["check", "preview", "fit"])
def test_what_looks_at_a_translation_takes_mods_and_fonts_as_builds_do(command):
    told = CliRunner().invoke(main, ["locale", command, "--help"]).output
    assert "--mod" in told and "--font-dir" in told


def test_a_number_stands_left_of_the_first_line_whichever_way_that_runs():
    """In Hebrew the first word is the rightmost: a number beside it would hide the others."""
    setter, room = Setter("he"), Box(Um(0), Um(0), mm(60), mm(30))
    said = "סיימת <b>ליד אסימון</b> קנה אותו במאה או נסה"
    words = setter.fit(said, Style(size=9), room, About("x", "x.y"), markup=True)
    (text,) = Seeker().texts(Scene(Size(mm(60), mm(30)), words))
    assert len(text.boxes) > 2 and text.boxes[0].x > min(box.x for box in text.boxes)
    x, y = head(text)
    assert y == text.boxes[0].y
    assert all(box.x >= x for box in text.boxes if box.y == y)


def test_sizes_are_those_that_are_printed():
    """The title of a box is drawn in 100 pt and shown smaller."""
    text = Standing(
        Origin("game.title", 100, 100, 50, 8000, 3), (Box(*map(Um, (0, 0, 9, 9))),), "", 0.12
    )
    assert told(printed(text)) == "12 pt (12 to 6), 0.96 mm left, 3 % longer fits"


def test_a_card_tells_of_the_names_in_its_texts_and_of_their_forms(wish):
    """What a card prints in a wrong case, or in English in the middle of a sentence, is told."""
    deck = wish.content / "tiny/decks/reference.yaml"
    deck.write_text(deck.read_text("utf-8").replace("Throw, walk, look.", "Buy {token.pearl:a}."))
    translating.update("fi", wish)
    translate(wish, "cards", "decks.reference.cards.turn.texts.body", "Osta {token.pearl|obj}.")
    before = preview(Ask("fi", wish, piece="turn")).findings
    translating.update("fi", wish)
    after = preview(Ask("fi", wish, piece="turn")).findings
    for findings in (before, after):
        assert {"locale-form", "locale-missing"} <= {finding.check for finding in findings}


def test_what_a_card_is_told_with_is_in_the_language(tmp_path):
    """The phrases that make up a card's sentence are forge's own words, and translated as well."""
    wish = Wish(("source-of-the-nile",), papers=("a4",), out=tmp_path)
    done = preview(Ask("en-XA", wish, piece="terrain.t01"))
    assert "As the land" not in said(done.files[0])


def test_watching_shows_a_change_and_tells_a_fault_without_ending(wish):
    card, text = some_card(wish)
    shown = watched(Ask("fi", wish, piece=card), rest=0.01)
    assert next(shown).files
    translate(wish, "cards", text.id, "Uusi")
    changed = next(shown)
    assert "Uusi" in said(changed.files[0])
    path = wish.content / "tiny/locale/fi/cards.po"
    good = path.read_text("utf-8")
    path.write_text(good + "\nmsgstr Uusi\n", "utf-8")
    assert [finding.check for finding in next(shown).findings] == ["locale-file"]
    path.write_text(good, "utf-8")
    (again,) = islice(shown, 1)
    assert again.files == changed.files


def test_everything_is_shown_on_contact_sheets(wish):
    done = preview(Ask("fi", wish))
    assert done.files
    words = said(done.files[0]).replace("\r\n", "")
    _, text = some_card(wish)
    assert text.id in words


def test_the_command_says_what_it_wrote_and_takes_one_of_three(tmp_path):
    ask = ["locale", "preview", "en-XA", "--part", "die", "--game", "star-of-africa"]
    done = CliRunner().invoke(main, [*ask, "-o", str(tmp_path)])
    assert done.exit_code == 0
    assert "en-XA-die.pdf" in done.stderr
    wrong = CliRunner().invoke(main, [*ask, "--card", "n100"])
    assert wrong.exit_code == 2
    assert "give one of --card, --part and --id" in wrong.stderr


@pytest.mark.long
def test_the_fit_report_tells_and_shows_the_tightest_texts(wish, tmp_path):
    fit_report(tmp_path / "fit", "tiny", "basic", "--content", str(wish.content))


@pytest.mark.long
def test_the_fit_report_of_a_whole_game_tells_and_shows_its_tightest_texts(tmp_path):
    fit_report(tmp_path, "star-of-africa", "classic")


def fit_report(tmp_path, game, edition, *words):
    ask = ["locale", "fit", "en-XA", "--game", game, "--edition", edition, *words]
    only = ["--paper", "a4", "--count", "3", "-o", str(tmp_path)]
    done = CliRunner().invoke(main, [*ask, *only])
    assert done.exit_code == 0, done.output
    name = f"fit-en-XA-{game}-{edition}"
    made = {path.name for path in tmp_path.iterdir()}
    assert made >= {f"{name}.html", f"{name}.csv", f"{name}.pdf"}
    assert any(file.startswith(name) and file.endswith(".png") for file in made)
    lines = done.stdout.splitlines()
    assert len(lines) == 4
    shares = [int(line.split("%")[0]) for line in lines[1:]]
    assert shares == sorted(shares)
    table = (tmp_path / f"{name}.csv").read_text("utf-8").splitlines()
    tightest = min(int(row.split(",")[6]) for row in table[1:] if row.split(",")[6])
    assert shares[0] == tightest
