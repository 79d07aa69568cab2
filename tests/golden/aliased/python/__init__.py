# Made by toolc from one.tools and two.tools; do not edit.
"""Tools, and everything that calls and provides them."""
