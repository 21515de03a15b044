"""Imposition: pieces, tiles and pages laid on sheets, in whole micrometres."""
