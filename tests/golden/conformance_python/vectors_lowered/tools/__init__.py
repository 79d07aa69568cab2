# Made by toolc from lowered.tools; do not edit.
"""The toolsets of the service `vectors_lowered`."""
