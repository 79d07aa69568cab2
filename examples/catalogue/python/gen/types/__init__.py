# Made by toolc from library.tools; do not edit.
"""The types that packages declare."""
