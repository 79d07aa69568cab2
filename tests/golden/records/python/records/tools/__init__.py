# Made by toolc from records.tools; do not edit.
"""The toolsets of the service `records`."""
