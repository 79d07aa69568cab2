# Made by toolc from numbers.tools; do not edit.
"""The service `vectors_numbers`."""
