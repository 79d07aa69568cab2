# Made by toolc from obstacles.tools; do not edit.
"""The types that packages declare."""
