# Made by toolc from files.tools; do not edit.
"""Tools, and everything that calls and provides them."""
