# Made by toolc from wide.tools; do not edit.
"""The toolsets of the service `corners`."""
