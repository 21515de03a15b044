"""Content to scenes: the board, tokens, money, cards and the rulebook, in micrometres."""
