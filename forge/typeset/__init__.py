"""Text shaped, ordered, broken into lines and fitted into boxes; the only measuring."""
