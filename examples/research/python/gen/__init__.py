# Made by toolc from research.tools; do not edit.
"""Tools, and everything that calls and provides them."""
