# Made by toolc from collections.tools and 15 other files; do not edit.
"""Tools, and everything that calls and provides them."""
