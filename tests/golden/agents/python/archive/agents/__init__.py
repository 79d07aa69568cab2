# Made by toolc from shared.tools; do not edit.
"""The agents of the service `archive`."""
