# Made by toolc from shadows.tools; do not edit.
"""The service `s`."""
