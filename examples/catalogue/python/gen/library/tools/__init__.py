# Made by toolc from library.tools; do not edit.
"""The toolsets of the service `library`."""
