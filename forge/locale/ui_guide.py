"""The words of the print guide, by their names; numbers come in through the placeholders."""

from __future__ import annotations

GUIDE = {
    "part-print-guide": "print guide",
    "guide-title": "How to print and make it",
    "guide-print": "What to print",
    "guide-file": "File",
    "guide-sheets": "Sheets",
    "guide-paper": "Paper",
    "guide-sides": "Sides",
    "guide-one-sided": "one side",
    "guide-copy-shop": "one large sheet, at a copy shop",
    "guide-flip-long": "both sides, flip on the long edge",
    "guide-flip-short": "both sides, flip on the short edge",
    "guide-flip-gutterfold": "one side; fold fronts and backs together",
    "guide-flip-single": "one side; glue backs behind fronts",
    "guide-larger": "print it on a larger paper",
    "guide-none": "none",
    "guide-weight": "{weight} g",
    "guide-mounted": "{weight} g, glued on board of {board} mm",
    "guide-total": "In all: {count} sheets of {paper}.",
    "guide-or": "or {file}",
    "guide-same": "the same",
    "guide-apart-fronts": "one side, the fronts first",
    "guide-apart-backs": "on the other side of the fronts",
    "guide-scale": "Print at 100 %, without scaling or fitting to the page. Then lay a ruler"
    " on this bar: it must be exactly {length}\u00a0mm long. Every sheet carries the same bar.",
    "guide-make": "How to make it",
    "guide-tools": "You need a ruler, a sharp knife or scissors, and glue. Score every dashed line"
    " along a ruler before you fold it. Solid lines and marks at the edge are cut.",
    "make-board": "Cut each sheet at its left and top edge, where another one joins. Glue it on the"
    " band that the grey bars show, row by row. Mount the board and cut its outer edges.",
    "make-board-butt": "Cut each sheet along the marks at all four edges. Lay them edge to edge,"
    " row by row, and paste them on a board.",
    "make-board-one": "Cut the sheet along the marks at all four edges, and mount it on a board.",
    "make-fold": "Fold the sheet along the dashed line, print outwards, and glue the halves"
    " together.",
    "make-glue": "Glue the backs behind the fronts, print outwards: against a lamp their marks"
    " meet.",
    "make-glue-board": "Glue the fronts on board and the backs on its other side: prick through at"
    " the corner marks, so that they meet.",
    "make-tokens": "Cut round each token: 1\u00a0mm aside does no harm.",
    "make-tokens-punched": "Punch out each token, with the thin ring in the middle of the punch.",
    "make-money": "Cut from mark to mark: all long cuts first, then across.",
    "make-cards": "Cut from mark to mark. Round the corners if you like.",
    "make-pawns": "Cut out and score. Fold over in the middle and glue back to back. Fold the bases"
    " outwards and glue them on a bit of board.",
    "make-die": "Cut round the line, score, fold all edges back and glue the tabs inside.",
    "make-stand": "Cut out both parts and fold them. The next page shows how, step by step.",
    "guide-stand-make": "How to make the stand",
    "guide-stand-tools": "It takes a quarter of an hour. Fold one line after the other, from the"
    " top down, and let the glue dry before you put cards in.",
    "make-stand-cut": "Cut out the strip and the tray. Score every dashed line along a ruler, with"
    " an empty pen or the back of a knife.",
    "make-stand-pleat": "Fold the line over the dark strip towards you (one dot) and the line"
    " below it away from you (two dots). The strip turns up behind the front.",
    "make-stand-pleats": "Do the same with the other dark strips, from the top down. Each pleat is"
    " a pocket that is open above.",
    "make-stand-glue": "Put glue on the pale places of the dark strips, which say so, and press the"
    " pleats flat. That closes the sides of each pocket.",
    "make-stand-tray": "Fold up the four walls of the tray and glue the tabs behind the short"
    " walls.",
    "make-stand-use": "Put the cards upright into the pockets. The tray stands beside it.",
    "make-box": "Cut round the line and score. Glue the long flap inside the wall, then close and"
    " glue the bottom. The lid stays free.",
    "make-forms": "Print as many logs as you write. Put the tables where all can read them.",
    "make-drawn": "Draw on the map in pencil, or on clear film over it with pens that wipe off.",
    "make-rulebook": "Print it on both sides if you can, and staple it at the left edge.",
    "guide-proof": "Is everything there?",
    "guide-part": "Part",
    "guide-asked": "The rules ask for",
    "guide-printed": "Printed",
    "guide-spare": "To spare",
    "guide-pawns": "pawns, one a player",
    "guide-die": "die",
    "guide-stand": "stand with its tray",
    "guide-note": "note of {value}",
    "guide-cards": "cards: {deck}",
    "guide-tokens": "tokens in all",
    "guide-notes": "notes in all",
    "guide-board": "board",
    "guide-sleeves": "Sleeves that fit cards of {cards}: {sleeves}.",
    "guide-sleeved": "This kit leaves room for such sleeves of {foil}.",
    "guide-size": "{width} × {height} mm",
    "guide-sleeve": "{sleeve} ({size})",
    "foil-thin": "thin foil",
    "foil-thick": "thick foil",
    "sleeve-standard": "standard",
    "sleeve-european": "European",
    "sleeve-american": "American",
    "sleeve-japanese": "Japanese",
    "sleeve-mini-european": "mini European",
    "sleeve-mini-american": "mini American",
    "sleeve-tarot": "tarot",
    "sleeve-square": "square",
    "sleeve-small-square": "small square",
    "guide-complete": "Counted from the sheets of this kit: nothing is missing.",
    "guide-elsewhere": "Counted from the sheets of this kit: {count} are missing, of what is to be"
    " printed on a larger paper.",
    "guide-lacking": "Counted from the sheets of this kit: {count} are missing.",
}
