"""The library's verbs as plain functions: what the command line calls."""
