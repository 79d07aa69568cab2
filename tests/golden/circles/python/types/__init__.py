# Made by toolc from left.tools and right.tools; do not edit.
"""The types that packages declare."""
