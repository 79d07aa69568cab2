# Made by toolc from calculator.tools and 5 other files; do not edit.
"""The types that packages declare."""
