# Made by toolc from research.tools; do not edit.
"""The agents of the service `desk`."""
