"""The library's verbs: open games, examine them, draw them on paper, write what is stale."""
