# Made by toolc from todos.tools; do not edit.
"""Tools, and everything that calls and provides them."""
