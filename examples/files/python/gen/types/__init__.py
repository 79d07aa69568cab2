# Made by toolc from files.tools; do not edit.
"""The types that packages declare."""
