# Made by toolc from patterns.tools; do not edit.
"""The service `vectors_patterns`."""
