# Made by toolc from notes.tools; do not edit.
"""Tools, and everything that calls and provides them."""
