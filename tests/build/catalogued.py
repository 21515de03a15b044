"""Translations written into the catalogues that a test began."""


def translate(path, ident, said):
    """Write a translation into a catalogue, over the one that is there; its line, from 1."""
    head, found, rest = path.read_text("utf-8").partition(f'msgctxt "{ident}"\n')
    assert found, f"{path.name} has no {ident}"
    before, _, after = rest.partition("msgstr ")
    above = f"{head}{found}{before}"
    path.write_text(f'{above}msgstr "{said}"\n{after.partition(chr(10))[2]}', "utf-8")
    return above.count("\n") + 1
