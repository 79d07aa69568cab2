# Made by toolc from notes.tools; do not edit.
"""Notes as Markdown files in one folder."""
