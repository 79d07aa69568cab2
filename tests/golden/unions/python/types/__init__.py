# Made by toolc from unions.tools; do not edit.
"""The types that packages declare."""
