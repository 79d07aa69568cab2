# Made by toolc from collections.tools and 15 other files; do not edit.
"""The types that packages declare."""
