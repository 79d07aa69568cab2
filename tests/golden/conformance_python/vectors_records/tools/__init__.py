# Made by toolc from records.tools; do not edit.
"""The toolsets of the service `vectors_records`."""
