"""Acceptance cases as a person meets them: a game on disk, the command line, what it says."""

from __future__ import annotations

import pytest

WORTH = '  - {id: worth, texts: {title: Worth, body: "A pearl: {pearl_value}."}}'


def edit(path, old, new):
    text = path.read_text("utf-8")
    assert text.count(old) == 1, (path, old)
    path.write_text(text.replace(old, new), "utf-8")


@pytest.fixture
def cards(tiny):
    """Add cards to the small game's deck."""

    def add(*lines):
        edit(tiny / "decks/reference.yaml", WORTH, "\n".join([WORTH, *lines]))

    return add


def refused(done):
    """The findings of a run that found errors, without a traceback, and nothing else."""
    assert (done.returncode, done.stdout) == (1, "")
    assert "Traceback" not in done.stderr
    return done.stderr.splitlines()[:-1]


def card(ident, title, body="x"):
    return f'  - {{id: {ident}, texts: {{title: "{title}", body: "{body}"}}}}'


def test_o08_titles_in_many_scripts_print_and_no_glyph_is_lost_in_silence(forge, cards):
    cards(card("lodz", "Łódź — żółw"), card("tana", "Deatnu, ŧ"), card("lamp", "⟨Lamp⟩ ☠"))
    assert forge("check").returncode == 0


def test_o08_what_no_font_has_names_card_field_code_point_and_fonts(forge, cards):
    cards(card("lamp", "Lamp 𓀀"))
    (said,) = refused(forge("check"))
    assert "decks.reference.cards.lamp.texts.title" in said
    assert "U+13000" in said and "tried " in said


def test_o09_a_name_of_400_characters_says_by_how_much_it_does_not_fit(forge, cards):
    cards(card("words", ("Lanternlit " * 37)[:400].strip()), card("solid", "m" * 400),
          card("german", "Donaudampfschifffahrtsgesellschaftskapitän"))  # fmt: skip
    words, solid = refused(forge("check"))
    for said, ident in ((words, "words"), (solid, "solid")):
        assert f"cards.{ident}.texts.title is " in said
        assert "mm higher than its 8 mm at 6 pt" in said


def test_o10_a_tag_that_does_not_pair_is_an_error_and_signs_are_text(forge, cards):
    cards(card("rd", "R&D", "Swords & Shields"), card("ineq", "0.1 < A < 0.9", "If x<y, draw"),
          card("tag", "<b>", "a <i>b</b> c"), card("ent", "Fish &amp; Chips", "100 %"))  # fmt: skip
    wrong = [said for said in refused(forge("check")) if ": error: " in said]
    assert len(wrong) == 1
    assert "cards.tag.texts.body has </b> where no such tag is open" in wrong[0]


def test_o15_no_yes_and_on_are_told_to_be_quoted_each_on_its_line(forge, tiny, cards):
    cards("  - id: nor\n    texts:\n      no: Nei\n      yes: Ja\n      on: Tavle")
    edit(tiny / "decks/reference.yaml", "back: plain", "back: plain\neditions: [en, de, no, pl]")
    said = refused(forge("check"))
    assert [line.split(":")[1] for line in said] == ["5", "11", "12", "13"]
    for line, word in zip(said, ("no", "no", "yes", "on"), strict=True):
        assert f'put it in quotes: "{word}"' in line
    assert not any(false in " ".join(said) for false in ("False", "'false'", '"false"', "None"))


def test_o15_quoted_they_are_words(forge, tiny, cards):
    edit(tiny / "faces/reference.yaml", "of: body", 'of: "no"')
    for old in ('body: "A pearl', 'body: "Throw'):
        edit(tiny / "decks/reference.yaml", old, old.replace("body", '"no"'))
    done = forge("show", "tiny")
    assert 'texts.no = "A pearl' in done.stdout
    assert forge("check").returncode == 0


def test_o16_a_key_and_an_id_written_twice_name_both_lines(forge, tiny, cards):
    cards(card("worth", "Again"))
    edit(tiny / "board.yaml", "id: square", "id: square\nid: round")
    said = refused(forge("check"))
    assert any("worth defined twice: line 7 and line 8" in line for line in said)
    assert any("id defined twice: line 2 and line 3" in line for line in said)


def test_o16_two_files_cannot_define_one_deck(forge, tiny):
    (tiny / "decks/again.yaml").write_text(
        "id: reference\n" + (tiny / "decks/reference.yaml").read_text("utf-8"), "utf-8"
    )
    (said,) = refused(forge("check"))
    assert 'the id is "reference", but the file is called again.yaml' in said


def test_o17_colours_without_quotes(forge, tiny):
    edit(tiny / "tokens.yaml", 'colour: "#EFE6D8"', "colour: #1f4e9c")
    edit(tiny / "tokens.yaml", 'colour: "#8A8378"', "colour: 004721")
    blue, olive = refused(forge("check"))
    assert "tokens.yaml:10:" in blue and "put the value in quotes: '#1f4e9c'" in blue
    assert "tokens.yaml:12:" in olive and "number with a leading zero" in olive


def test_o18_numbers_and_dates_meant_as_text_ask_for_quotes(forge, tiny, cards):
    edit(tiny / "game.yaml", "version: 1.2.0", "version: 1.10")
    edit(tiny / "game.yaml", "licence: CC BY 4.0", "licence: 2024-05-01")
    cards("  - {id: c1, texts: {title: 007, body: 1:30}}",
          "  - {id: c2, texts: {title: 010, body: 08}}")  # fmt: skip
    said = " ".join(refused(forge("check")))
    for written in ("007", "1:30", "010", "08", "1.10", "2024-05-01"):
        assert f'put it in quotes: "{written}"' in said


def test_o19_misspelt_keys_are_named_with_the_right_one(forge, cards):
    cards("  - {id: storm, texts: {title: S, body: x}, cuont: 4}",
          "  - {id: calm, texts: {title: C, body: x}, Count: 2}",
          "  - {id: mine, texts: {title: M, body: x}, x-app: {any: thing}}")  # fmt: skip
    first, second = refused(forge("check"))
    assert "unknown key cuont in cards.storm (did you mean count?)" in first
    assert "unknown key Count in cards.calm (did you mean count?)" in second


def test_o20_of_alternatives_only_the_chosen_one_is_told(forge, tiny):
    edit(tiny / "rulebooks/basic.yaml", "        numbered: true", "        numbered: two")
    edit(tiny / "rulebooks/basic.yaml", "kind: paragraph, text:", "kind: paragraf, text:")
    edit(tiny / "rulebooks/basic.yaml", "{id: throw, text: Throw the die.}",
         "{id: throw, text: Throw the die., rlues: [T1]}")  # fmt: skip
    said = refused(forge("check"))
    assert len(said) == 3
    assert any('numbered must be true or false, got text "two"' in line for line in said)
    assert any("unknown key rlues" in line and "did you mean rules?" in line for line in said)
    assert any("paragraf" in line and "did you mean paragraph?" in line for line in said)


def test_o21_ids_that_look_the_same(forge, cards):
    cards(card('"caf\\u00e9"', "a"), card('"cafe\\u0301"', "b"), card('"mill "', "c"),
          card("mill", "d"))  # fmt: skip
    said = "\n".join(refused(forge("check")))
    assert "(U+00E9) and " in said and "(U+0301) are the same id: line 8 and line 9" in said
    assert 'got "mill " (U+0020), with a trailing blank' in said
    assert "plain lower-case letters, digits and single hyphens" in said


ISLE = "  - {id: isle, name: Isle, place: [4, -20], token: true, island: true%s}\n  - {id: west,"
ONE_WAY = "  - {id: south-isle, kind: sea, from: south, to: isle, steps: 2, oneway: true}\nrings:"


@pytest.mark.parametrize("terminal", ["", ", terminal: true"])
def test_o22_an_island_with_no_way_back_is_told_with_the_path(forge, tiny, terminal):
    edit(tiny / "board.yaml", "  - {id: west,", ISLE % terminal)
    edit(tiny / "board.yaml", "rings:", ONE_WAY)
    edit(tiny / "editions/basic.yaml", "{id: blank, count: 1}", "{id: blank, count: 2}")
    done = forge("check")
    trap = "'isle' can be entered (south → isle) but no goal can be reached from it" in done.stderr
    assert (done.returncode, trap) == ((0, False) if terminal else (1, True))


def test_o23_a_declared_one_way_road_is_a_note_and_no_other_is_told(forge, tiny):
    edit(tiny / "board.yaml", "steps: 3, via", "steps: 3, oneway: true, via")
    done = forge("check")
    assert done.returncode == 0
    lines = [line for line in done.stderr.splitlines() if "[board-oneway]" in line]
    assert len(lines) == 1 and "leads from 'east' to 'south' and not back" in lines[0]


def test_o24_a_misspelt_point_and_a_board_without_points(forge, tiny):
    edit(tiny / "board.yaml", "to: east,", "to: eats,")
    assert any("names the point 'eats'" in s and "did you mean east?" in s
               for s in refused(forge("check")))  # fmt: skip
    (tiny / "board.yaml").write_text("id: square\npoints: []\nlinks: []\n")
    (said,) = refused(forge("check"))
    assert "points needs 1 or more items" in said


def test_o25_the_list_of_parts_and_the_mix_disagree_and_a_count_never_does(forge, tiny):
    book = tiny / "rulebooks/basic.yaml"
    edit(book, "You have {start_money}.", "In the box: 30 round tokens, 1 board, 1 die.")
    assert any("says 30 tokens, the mix has 2 (1+1)" in s for s in refused(forge("check")))
    edit(book, "30 round tokens", "{count.tokens} round tokens")
    assert forge("check").returncode == 0


def mod(folder, ident, body):
    path = folder / f"{ident}.yaml"
    path.write_text(f"id: {ident}\ntitle: A mod\nextends: tiny@^1\n{body}\n", "utf-8")
    return path.name


def test_o32_a_mod_that_drops_a_card_which_a_text_names_is_blamed(forge, tiny, tmp_path):
    edit(tiny / "rulebooks/basic.yaml", "text: Throw the die.", 'text: "Take the {card.worth}."')
    assert forge("check").returncode == 0
    darker = mod(tmp_path, "darker", "drop: {decks: {reference: {cards: [worth]}}}")
    (said,) = refused(forge("check", "--mod", darker))
    assert said.startswith("darker.yaml:4:")
    assert "mod darker drops 'worth', still used at content/tiny/rulebooks/basic.yaml:14:" in said
    wrong = mod(tmp_path, "wrong", "drop: {decks: {reference: {cards: [worht]}}}")
    assert "did you mean worth?" in refused(forge("check", "--mod", wrong))[0]
    built = forge("build", "--mod", darker)
    assert built.returncode == 1 and not (tmp_path / "output").exists()


def test_o32_two_mods_that_fight_name_each_other(forge, tiny, tmp_path):
    one = mod(tmp_path, "one", "drop: {decks: {reference: {cards: [worth]}}}")
    two = mod(tmp_path, "two", "change: {decks: {reference: {cards: {worth: {count: 3}}}}}")
    (said,) = refused(forge("check", "--mod", one, "--mod", two))
    assert said.startswith("two.yaml:4:")
    assert "decks.reference.cards.worth is gone: mod one drops it at one.yaml:4:" in said


@pytest.mark.parametrize(
    ("rules", "left"),
    [
        ("[T1]", ["T1"]),
        ("{append: [T4]}", ["T1", "T2", "T3", "T4"]),
        ("{remove: [T3]}", ["T1", "T2"]),
    ],
)
def test_o33_a_plain_list_replaces_append_and_remove_are_written_out(
    forge, tiny, tmp_path, rules, left
):
    name = mod(tmp_path, "lists", f"change: {{editions: {{basic: {{rules: {rules}}}}}}}")
    said = forge("show", "tiny", "--mod", name).stdout.splitlines()
    shown = [line for line in said if line.startswith("editions.basic.rules.")]
    assert [line.split('"')[1] for line in shown] == left
    assert any("mod lists" in line for line in shown) == (rules != "{remove: [T3]}")


def test_o36_bombs_are_refused_at_once(forge, tiny):
    rows = [
        f"{b}: &{b} [{', '.join(['*' + a] * 9)}]" for a, b in zip("abcdefg", "bcdefgh", strict=True)
    ]
    bomb = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "\n".join(rows) + "\n"
    (tiny / "board.yaml").write_text(bomb)
    (said,) = refused(forge("check"))
    assert "300,000 values once aliases are written out" in said
    (tiny / "board.yaml").write_text("a: &a {next: *a}\n")
    (said,) = refused(forge("check"))
    assert "next refers to itself" in said


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"\x9b\x00\xff binary", "is not UTF-8"),
        (b"id: a\x00b\n", "the control character U+0000"),
        (b"points: [" + b"[" * 4000, "nested too deep"),
        (b"a: b\n" * 900_000, "the limit is 4,000,000"),
        (b"", "the file is empty"),
        (b"points: }{", "board.yaml:1:"),
    ],
    ids=["binary", "nul", "deep", "huge", "empty", "garbage"],
)  # fmt: skip
def test_a_file_that_is_no_yaml_is_told_and_nothing_is_written(forge, tiny, tmp_path, data, words):
    (tiny / "board.yaml").write_bytes(data)
    said = refused(forge("build"))
    assert any(words in line for line in said), said
    assert not (tmp_path / "output").exists()


def test_a_folder_that_is_named_like_a_file_is_told(forge, tiny):
    (tiny / "board.yaml").unlink()
    (tiny / "board.yaml").mkdir()
    assert any("board.yaml is a folder" in line for line in refused(forge("check")))


def test_an_edition_without_a_rulebook_is_built_without_one(forge, tiny, tmp_path):
    (tiny / "rulebooks/basic.yaml").unlink()
    assert forge("build", "--paper", "a4").returncode == 0
    kit = {path.name for path in (tmp_path / "output/tiny/basic/en/a4").iterdir()}
    assert "tokens.pdf" in kit and "rulebook.pdf" not in kit
