# Made by toolc from other.tools and shadows.tools; do not edit.
"""The types that packages declare."""
