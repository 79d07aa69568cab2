# Made by toolc from places.tools; do not edit.
"""The service `places`."""
