# Made by toolc from codecs.tools and 2 other files; do not edit.
"""The types that packages declare."""
