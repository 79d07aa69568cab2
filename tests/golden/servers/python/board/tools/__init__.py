# Made by toolc from servers.tools; do not edit.
"""The toolsets of the service `board`."""
