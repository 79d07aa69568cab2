# Made by toolc from schema.tools; do not edit.
"""Tools, and everything that calls and provides them."""
