# Made by toolc from files.tools; do not edit.
"""Looks at files."""
