"""A game as JSON with its pictures, for digital clients."""
