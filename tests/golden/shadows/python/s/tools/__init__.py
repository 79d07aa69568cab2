# Made by toolc from shadows.tools; do not edit.
"""The toolsets of the service `s`."""
