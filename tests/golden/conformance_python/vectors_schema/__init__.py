# Made by toolc from schema.tools; do not edit.
"""The service `vectors_schema`."""
