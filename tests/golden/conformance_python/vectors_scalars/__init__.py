# Made by toolc from scalars.tools; do not edit.
"""The service `vectors_scalars`."""
