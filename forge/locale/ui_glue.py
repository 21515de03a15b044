"""How words that are made apart are put together: what stands between them, by the language.

A language may write two sentences without a blank, a list with its own comma, a narrow blank before
a colon; so none of these is typed where words are drawn, and each is a text like all others.
"""

from __future__ import annotations

_JOINTS = {
    "sentences": ("{one} {other}", "two sentences, one behind the other"),
    "list": ("{one}, {other}", "two things of a list; of three, the first two come for {one}"),
    "clauses": ("{one}; {other}", "two things of a list that may have commas of their own"),
    "beside": ("{one} · {other}", "two names or labels on one line"),
    "case-step": ("{case}: {step}", "in a chart of the turn: in which case, and what comes then"),
    "name-text": ("<b>{name}:</b> {text}", "what the result of a table means"),
    "title-text": ("<b>{title}.</b> {text}", "what a card says, in a table of cards"),
    "full-stop": ("{text}.", "a sentence that has no mark at its end"),
}
GLUE = {f"glue.{name}": template for name, (template, _) in _JOINTS.items()}
KINDS = {f"ui.glue.{name}": f"joint: {told}" for name, (_, told) in _JOINTS.items()}
"""What each joint puts together, by its id, for a translator."""
