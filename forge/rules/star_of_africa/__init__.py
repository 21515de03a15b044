"""Star of Africa: both editions over one board."""
