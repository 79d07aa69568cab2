# Made by toolc from right.tools; do not edit.
"""The toolsets of the service `circles`."""
