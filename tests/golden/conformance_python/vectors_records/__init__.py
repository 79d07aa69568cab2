# Made by toolc from records.tools; do not edit.
"""The service `vectors_records`."""
