# Made by toolc from bindings.tools; do not edit.
"""Counts."""
