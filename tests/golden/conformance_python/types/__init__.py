# Made by toolc from collections.tools and 14 other files; do not edit.
"""The types that packages declare."""
