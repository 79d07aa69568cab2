# Made by toolc from words.tools; do not edit.
"""Tools, and everything that calls and provides them."""
