# Made by toolc from suite_patterns.tools; do not edit.
"""The service `vectors_suite_patterns`."""
