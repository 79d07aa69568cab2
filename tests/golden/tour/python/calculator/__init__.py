# Made by toolc from calculator.tools; do not edit.
"""Adds and divides numbers."""
