# Made by toolc from recursion.tools; do not edit.
"""The types that packages declare."""
