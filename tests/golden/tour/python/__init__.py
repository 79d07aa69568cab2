# Made by toolc from calculator.tools and 5 other files; do not edit.
"""Tools, and everything that calls and provides them."""
