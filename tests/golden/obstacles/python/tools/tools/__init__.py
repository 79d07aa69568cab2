# Made by toolc from obstacles.tools; do not edit.
"""The toolsets of the service `tools`."""
