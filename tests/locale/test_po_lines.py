"""A damaged catalogue is told at the letter where it goes wrong, and nothing of it is lost."""

import pytest

from forge.finding import Faulty
from forge.locale import po

HEAD = 'msgid ""\nmsgstr "Language: fi\\n"\n\n#. is: point name\nmsgctxt "a.b"\nmsgid "Gate"\n'
FIRST = 7


def faults(text):
    with pytest.raises(Faulty) as caught:
        po.read(text, "fi.po")
    return caught.value.findings


@pytest.mark.parametrize(
    ("line", "column", "said"),
    [
        ('msgstr "Portti', 15, "no quotation mark at its end"),
        ('msgstr "Por"tti"', 12, "more stands behind it"),
        ('msgstr "Por\\qtti"', 12, r"\q stands for nothing"),
        ("msgstr Portti", 1, "neither a comment nor a text in quotes"),
        ("  msgstr “Portti”", 3, "neither a comment nor a text in quotes"),
        ('msgstr[10] "Portti"', 1, "no language has so many plurals"),
        ("<<<<<<< HEAD", 1, "two versions of this file were merged"),
        ("=======", 1, "two versions of this file were merged"),
        ('msgstr "Por\u2028tti"', 12, "U+2028 (line separator) would end the line here"),
        ('msgstr "Por\x85tti"', 12, "U+0085 (a control character) would end the line here"),
        ('msgstr "Por\x0ctti"', 12, "U+000C (a control character) would end the line here"),
    ],
)
def test_a_line_that_is_none_is_told_at_its_letter_with_a_hint(line, column, said):
    (found,) = faults(HEAD + line + "\n")
    assert (found.mark.line, found.mark.column) == (FIRST, column)
    assert said in found.message
    assert found.hint


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ('msgstr "Portti"\nmsgstr "Ovi"\n', "does not go on from the one before"),
        ('msgstr[0] "Portti"\n', "a.b is not counted"),
        ('msgid_plural "Gates"\nmsgstr "Portti"\n', "a.b is counted"),
        ('msgstr ""\n\nmsgctxt "a.b"\nmsgid "Gate"\nmsgstr "Portti"\n', "a.b stands here twice"),
        ('msgstr ""\n\n#~ msgctxt "a.b"\n#~ msgid "G"\n#~ msgstr "P"\n', "a.b stands here twice"),
    ],
)
def test_an_entry_that_would_lose_a_translation_is_told(entry, said):
    (found,) = faults(HEAD + entry)
    assert said in found.message
    assert found.mark.line > 1
    assert found.hint


def test_a_message_without_its_id_is_told():
    catalogue = po.read('msgid "Gate"\nmsgstr "Portti"\n', "fi.po")
    (found,) = po.nameless(catalogue, "fi.po")
    assert "'Gate' has lost its id" in found.message


def test_comments_of_forge_are_read_when_a_tool_has_wrapped_them():
    text = (
        "#. is: token effect\n#. values: fee=1;\n#. turns=2\n#. made for: fee=1;\n#. turns=3\n"
        '#. example: Pay\n#. £1.\n#, fuzzy\nmsgctxt "a.b"\nmsgid "Pay {fee}."\nmsgstr "Maksa."\n'
    )
    (one,) = po.read(text, "fi.po").messages
    assert (one.values, one.before, one.example) == ("fee=1; turns=2", "fee=1; turns=3", "Pay £1.")
