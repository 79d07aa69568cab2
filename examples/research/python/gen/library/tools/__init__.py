# Made by toolc from research.tools; do not edit.
"""The toolsets of the service `library`."""
