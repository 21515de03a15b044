"""Finished pages to PDF, SVG and PNG; nothing here measures text."""
