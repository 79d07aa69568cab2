# Made by toolc from sizes.tools; do not edit.
"""Tools, and everything that calls and provides them."""
