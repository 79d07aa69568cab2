# Made by toolc from sizes.tools; do not edit.
"""The types that packages declare."""
