# Made by toolc from suite_patterns.tools; do not edit.
"""The toolsets of the service `vectors_suite_patterns`."""
