# Made by toolc from formats.tools; do not edit.
"""The toolsets of the service `vectors_formats`."""
