# Made by toolc from enums.tools; do not edit.
"""The toolsets of the service `vectors_enums`."""
