# Made by toolc from enums.tools; do not edit.
"""The service `vectors_enums`."""
