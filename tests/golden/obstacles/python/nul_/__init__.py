# Made by toolc from obstacles.tools; do not edit.
"""The service `nul`."""
