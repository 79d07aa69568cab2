# Made by toolc from places.tools; do not edit.
"""The types that packages declare."""
