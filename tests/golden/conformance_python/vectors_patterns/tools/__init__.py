# Made by toolc from patterns.tools; do not edit.
"""The toolsets of the service `vectors_patterns`."""
