"""Figures of the rulebook: each asks for a picture that can be drawn."""

from __future__ import annotations

from collections.abc import Iterator

from forge.checks.book_parts import parts
from forge.checks.engine import Complaint, check
from forge.checks.subjects import Book
from forge.content.nearest import did_you_mean
from forge.model.rulebook import Example, Figure


@check()
def figures_known(book: Book) -> Iterator[Complaint]:
    """Every figure and example of a rulebook names a picture that forge can draw.

    Looks up `picture` of each figure, and of each example that has one, and the parts of the game
    that it is drawn from.

    A rulebook with a picture that nobody can draw cannot be printed.

    Bad:
        add:
          rulebooks:
            classic:
              sections:
                aim:
                  blocks:
                    - {id: faces, kind: figure, picture: tokns, caption: The tokens.}
    Good:
        add:
          rulebooks:
            classic:
              sections:
                aim:
                  blocks:
                    - {id: faces, kind: figure, picture: tokens, caption: The tokens.}
    """
    from forge.draw import figures

    known = figures.names()
    for part in parts(book.rulebook):
        thing = part.thing
        if isinstance(thing, Figure | Example) and thing.picture and thing.picture not in known:
            yield Complaint(
                thing.at / "picture",
                f"the rulebook's {thing.id!r} asks for the picture {thing.picture!r}, "
                "which nobody can draw",
                did_you_mean(thing.picture, known),
            )
        elif isinstance(thing, Figure | Example) and thing.picture:
            for need in figures.NEEDS[thing.picture]:
                if getattr(book.game, need) is None:
                    message = (
                        f"the picture {thing.picture!r} of the rulebook's {thing.id!r} is drawn"
                    )
                    message += f" from {need}.yaml, which the game does not have"
                    hint = "take the picture out, or add the file"
                    yield Complaint(thing.at / "picture", message, hint, missing=need)
