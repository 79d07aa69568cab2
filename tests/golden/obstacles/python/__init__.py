# Made by toolc from obstacles.tools; do not edit.
"""Tools, and everything that calls and provides them."""
