# Made by toolc from records.tools; do not edit.
"""Tools, and everything that calls and provides them."""
