"""Trials: many simulated games, and what they say, as table, JSON and page."""
