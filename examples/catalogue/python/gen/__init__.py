# Made by toolc from library.tools; do not edit.
"""Tools, and everything that calls and provides them."""
