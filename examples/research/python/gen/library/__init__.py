# Made by toolc from research.tools; do not edit.
"""Keeps notes."""
