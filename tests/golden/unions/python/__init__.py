# Made by toolc from unions.tools; do not edit.
"""Tools, and everything that calls and provides them."""
