# Made by toolc from other.tools and shadows.tools; do not edit.
"""Tools, and everything that calls and provides them."""
