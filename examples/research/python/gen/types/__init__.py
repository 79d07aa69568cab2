# Made by toolc from research.tools; do not edit.
"""The types that packages declare."""
