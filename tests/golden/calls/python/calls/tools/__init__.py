# Made by toolc from calls.tools; do not edit.
"""The toolsets of the service `calls`."""
