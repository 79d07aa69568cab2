# Made by toolc from calls.tools; do not edit.
"""Tools, and everything that calls and provides them."""
