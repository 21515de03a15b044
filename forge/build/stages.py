"""Manual pages for what is found while files are read, before any check looks at the game."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from types import MappingProxyType

_PAGES = {
    "yaml": (
        "A file is YAML that every program reads in the same way.",
        "Refuses what is no YAML, keys written twice, values that readers disagree on (no, 010, "
        "1:30, dates), values that # makes empty, aliases that hold themselves or stand for "
        "millions of values, and files of more than 4 MB.",
        "colour: #1F4E9C\nversion: 1.10\non: Tavle",
        "colour: '#1F4E9C'\nversion: \"1.10\"\n\"on\": Tavle",
    ),
    "project": (
        "Every content file lies where a game has a place for it.",
        "Compares the names of files and folders with the parts of a game: game.yaml, board.yaml, "
        "decks/<id>.yaml and so on. A file in no such place would be left out in silence.",
        "bord.yaml\ndeck/reference.yaml",
        "board.yaml\ndecks/reference.yaml",
    ),
    "schema": (
        "Keys and values are those that the schema of their file knows.",
        "Checks each file against its JSON Schema (`forge schema KIND` prints it). Keys that begin "
        "with x- are let through. A misspelt key would be ignored, and found out on paper.",
        "cards:\n  - {id: storm, cuont: 4}",
        "cards:\n  - {id: storm, count: 4}",
    ),
    "ids": (
        "Every id is plain, stands for one thing, and agrees with its file's name.",
        "Compares ids after Unicode normalisation and without blanks, within each list. Two things "
        "of one id cannot be told apart by a mod, a translation or a saved game.",
        "points:\n  - {id: mill}\n  - {id: mill}",
        "points:\n  - {id: mill}\n  - {id: old-mill}",
    ),
    "faces": (
        "A face extends one that is there, and never itself.",
        "Follows `extends` from face to face, also through mods.",
        "# faces/wide.yaml\nextends: wide",
        "# faces/wide.yaml\nextends: plain",
    ),
    "mod": (
        "A mod fits its game: the version, and every id that it names.",
        "Compares `extends` with the game's id and version, and looks up every target of change, "
        "add and drop. A target that is not there would become a new, half-empty thing.",
        "change: {board: {points: {kufar: {name: Oasis}}}}",
        "change: {board: {points: {kufra: {name: Oasis}}}}",
    ),
    "art": (
        "Art is named by a path below art/, and lies there.",
        "Refuses absolute paths, `..`, addresses, backslashes, names that differ in capitals only, "
        "and links that lead out of the folder: nothing outside the game and its mods is opened.",
        "art: {picture: ../secret.png}",
        "art: {picture: art/otter.png}",
    ),
    "svg": (
        "An SVG drawing is outlines, and only that.",
        "Leaves out scripts, links, pictures and text, and refuses entities. Nothing that a "
        "drawing asks for is opened or fetched.",
        "<script>alert(1)</script>",
        '<path d="M0 0H10V10Z"/>',
    ),
    "fonts": (
        "The fonts are those that the kits were tested with, or a folder of yours.",
        "Compares each font file with its SHA-256 when it is loaded, and reads the folder given as "
        "--font-dir (docs/fonts.md).",
        "forge build --font-dir empty-folder",
        "forge build --font-dir my-fonts",
    ),
    "usage": (
        "What was asked for is there and can be done.",
        "Looks up games, editions, languages, mods, papers, checks and schemas by name, and the "
        "folder to write into.",
        "forge check star-of-afrika",
        "forge check star-of-africa",
    ),
    "locale-file": (
        "A catalogue is a PO file in UTF-8, each id in it once.",
        "Reads it line by line. A text without its quotes would lose letters, one of two entries "
        "of one id its translation.",
        "msgstr Maksa",
        'msgstr "Maksa"',
    ),
    "locale-missing": (
        "Every text is translated into the language that is built.",
        "Looks for each text of the game, and each word of forge's own, in the catalogues. One "
        "that is not there is printed in English, behind a mark.",
        'msgid "North Gate"\nmsgstr ""',
        'msgid "North Gate"\nmsgstr "Pohjoisportti"',
    ),
    "locale-fuzzy": (
        "Every translation is known to fit its English.",
        "Looks for entries that are marked fuzzy, by a translator or because the English or one of "
        "its numbers changed. They are printed in English, behind a mark.",
        '#, fuzzy\n#| msgid "Pay."\nmsgid "Do not pay."\nmsgstr "Maksa."',
        'msgid "Do not pay."\nmsgstr "\u00c4l\u00e4 maksa."',
    ),
    "locale-stale": (
        "The catalogues are as new as the content.",
        "Compares the English in the catalogue with the text of today, also where a mod sets it. "
        "What was translated from other words is printed in English, behind a mark.",
        "forge build --locale fi",
        "forge locale update fi\nforge build --locale fi",
    ),
    "locale-placeholders": (
        "A translation has the placeholders of its English, and no others.",
        "Compares the names in braces, and their forms: words, Words, a and A are English only. A "
        "rule that lost its number is no rule.",
        'msgid "Pay {fee:words}."\nmsgstr "Maksa {fee:words}."',
        'msgid "Pay {fee:words}."\nmsgstr "Maksa {fee}."',
    ),
    "locale-plural": (
        "A translation has the plurals of its language, and no others.",
        "Counts the forms of a noun, and reads choices by a number: their keywords are those that "
        "CLDR has for the language, and there is an `other`. Else some number has no word.",
        'msgstr "Ждите {missed, plural, one {ход} other {хода}"',
        'msgstr "Ждите {missed, plural, one {# ход} few {# хода} many {# ходов} other {}}"',
    ),
    "locale-form": (
        "Every form of a name that a translation asks for is written.",
        "Looks for it in terms.po, under the id of the text and the form. Until it is there, the "
        "plain name is printed, in the wrong case.",
        'msgstr "Продайте {token.ruby|acc}"',
        'msgctxt "tokens.kinds.ruby.name|acc"\nmsgid "ruby"\nmsgstr "рубин"',
    ),
    "locale-language": (
        "The language file says how a language is written, line by line.",
        "Reads content/shared/locale/<language>/lang.toml (docs/translating.md lists its lines). A "
        "line that nobody reads would change nothing, and nobody would know why.",
        'digits = "arabic"',
        'digits = "native"',
    ),
    "locale-typo": (
        "A mark of a mended typo tells what the English says today.",
        "Reads locale/typos.toml beside the languages of a game. What was translated from the old "
        "spelling stays good, and only while the new one is what the text says.",
        '[[typo]]\nid = "game.title"\nwas = "The Tinny Road"',
        '[[typo]]\nid = "game.title"\nwas = "The Tinny Road"\nnow = "The Tiny Road"',
    ),
    "locale-ignore": (
        "A translator's comment ignores a check that would find something.",
        "Reads comments as `ignore: locale-same, locale-end`. One that silences nothing would hide "
        "the next slip; a check whose findings cannot be printed is not ignored.",
        '# ignore: locale-same\nmsgid "Camp"\nmsgstr "Leiri"',
        '# ignore: locale-same\nmsgid "Message"\nmsgstr "Message"',
    ),
}  # fmt: skip

STAGES: Mapping[str, tuple[str, str, str, str]] = MappingProxyType(_PAGES)
"""For each id: the claim, what is done and why, a bad and a good example."""


def page(ident: str) -> str:
    """The manual page of a stage as plain text.  Raises KeyError when there is no such stage."""
    title, what, bad, good = STAGES[ident]
    filled = textwrap.fill(what, 96, initial_indent="  ", subsequent_indent="  ")
    examples = (f"{name}\n{textwrap.indent(text, '    ')}" for name, text in _pairs(bad, good))
    return "\n\n".join((f"{ident} (error)", title, f"What it does, and why\n{filled}", *examples))


def _pairs(bad: str, good: str) -> tuple[tuple[str, str], ...]:
    return (("Bad", bad), ("Good", good))
