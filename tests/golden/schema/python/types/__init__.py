# Made by toolc from schema.tools; do not edit.
"""The types that packages declare."""
