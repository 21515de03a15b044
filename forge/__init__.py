"""forge compiles board games: validated content to printable kits and a JSON bundle."""

__version__ = "0.1.0"
