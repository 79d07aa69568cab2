# Made by toolc from codecs.tools and 2 other files; do not edit.
"""Tools, and everything that calls and provides them."""
