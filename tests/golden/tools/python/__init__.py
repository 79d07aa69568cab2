# Made by toolc from tools.tools; do not edit.
"""Tools, and everything that calls and provides them."""
