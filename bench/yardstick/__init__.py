"""The game of bench/simulate.py, written by hand."""
