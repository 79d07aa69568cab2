# Made by toolc from shared.tools; do not edit.
"""The service `archive`."""
