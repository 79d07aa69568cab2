# Made by toolc from desk.tools; do not edit.
"""Answers questions."""
