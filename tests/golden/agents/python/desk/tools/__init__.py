# Made by toolc from desk.tools; do not edit.
"""The toolsets of the service `desk`."""
