# Made by toolc from left.tools and right.tools; do not edit.
"""Tools, and everything that calls and provides them."""
