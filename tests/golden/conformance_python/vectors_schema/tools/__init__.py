# Made by toolc from schema.tools; do not edit.
"""The toolsets of the service `vectors_schema`."""
