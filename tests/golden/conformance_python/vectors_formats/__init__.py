# Made by toolc from formats.tools; do not edit.
"""The service `vectors_formats`."""
