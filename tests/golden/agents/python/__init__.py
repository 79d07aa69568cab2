# Made by toolc from desk.tools and shared.tools; do not edit.
"""Tools, and everything that calls and provides them."""
