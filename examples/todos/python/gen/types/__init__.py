# Made by toolc from todos.tools; do not edit.
"""The types that packages declare."""
