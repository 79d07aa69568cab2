# Made by toolc from lowered.tools; do not edit.
"""The service `vectors_lowered`."""
