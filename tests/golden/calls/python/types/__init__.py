# Made by toolc from calls.tools; do not edit.
"""The types that packages declare."""
