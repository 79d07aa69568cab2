# Made by toolc from places.tools; do not edit.
"""The toolsets of the service `places`."""
