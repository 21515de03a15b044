"""The tables of docs/rules-decisions.md, made from the editions; run as a program to renew them."""

import re
from pathlib import Path

from forge.content.project import open_game
from forge.model import load
from forge.model.edition import Edition, Parameter, Unit

CHECKOUT = Path(__file__).parents[2]
DOC = CHECKOUT / "docs" / "rules-decisions.md"
STAR = CHECKOUT / "content" / "star-of-africa"
HEAD = "| parameter | played | instead | rules | why |\n|---|---|---|---|---|\n"


def star(*mods):
    """Star of Africa as it is shipped, with mods laid over it."""
    return load.game(open_game(STAR, mods))


def table(edition: Edition) -> str:
    """The readings of an edition as a Markdown table."""
    return HEAD + "".join(row(p) for p in edition.parameters if p.reading)


def row(parameter: Parameter) -> str:
    """One reading: what is played, what could be instead, and the reason."""
    cells = (
        f"`{parameter.id}`",
        f"`{written(parameter.value)}`",
        instead(parameter),
        ", ".join(parameter.rules),
        parameter.why,
    )
    return f"| {' | '.join(cells)} |\n"


def instead(parameter: Parameter) -> str:
    """The other values that a mod may give."""
    match parameter.unit:
        case Unit.FLAG:
            return f"`{written(not parameter.value)}`"
        case Unit.CHOICE:
            return ", ".join(f"`{o}`" for o in parameter.options if o != parameter.value)
        case Unit.COUNT | Unit.MONEY:
            return "any number"


def written(value: int | bool | str) -> str:
    """A value as YAML writes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def renewed(text: str) -> str:
    """The document with the tables as the editions have them now."""
    africa = load.game(open_game(CHECKOUT / "content" / "across-africa"))
    nile = load.game(open_game(CHECKOUT / "content" / "source-of-the-nile"))
    for edition in (*star().editions, *africa.editions, *nile.editions):
        start, end = f"<!-- {edition.id} -->\n", f"<!-- end of {edition.id} -->"
        pattern = re.compile(f"{re.escape(start)}.*?{re.escape(end)}", re.DOTALL)
        fresh = f"{start}{table(edition)}{end}"
        text = pattern.sub(lambda _, new=fresh: new, text)
    return text


if __name__ == "__main__":
    DOC.write_text(renewed(DOC.read_text(encoding="utf-8")), encoding="utf-8")
