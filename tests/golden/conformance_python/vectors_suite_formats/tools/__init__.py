# Made by toolc from suite_formats.tools; do not edit.
"""The toolsets of the service `vectors_suite_formats`."""
