"""Texts in a language, with the edition's values filled in."""
