# Made by toolc from suite_formats.tools; do not edit.
"""The service `vectors_suite_formats`."""
