# Made by toolc from places.tools; do not edit.
"""Tools, and everything that calls and provides them."""
