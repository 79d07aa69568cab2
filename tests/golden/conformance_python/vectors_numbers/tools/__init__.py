# Made by toolc from numbers.tools; do not edit.
"""The toolsets of the service `vectors_numbers`."""
