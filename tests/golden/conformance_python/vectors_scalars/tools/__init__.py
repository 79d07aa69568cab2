# Made by toolc from scalars.tools; do not edit.
"""The toolsets of the service `vectors_scalars`."""
