# Made by toolc from research.tools; do not edit.
"""Answers questions."""
