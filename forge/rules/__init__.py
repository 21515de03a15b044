"""The rules of each game: plain functions over tables, a state and a log."""
