# Made by toolc from recursion.tools; do not edit.
"""Tools, and everything that calls and provides them."""
