# Made by toolc from shared.tools; do not edit.
"""The toolsets of the service `archive`."""
