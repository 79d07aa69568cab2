# Made by toolc from quotes.tools; do not edit.
"""Tools, and everything that calls and provides them."""
