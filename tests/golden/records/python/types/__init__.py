# Made by toolc from records.tools; do not edit.
"""The types that packages declare."""
