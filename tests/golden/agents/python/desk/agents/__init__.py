# Made by toolc from desk.tools; do not edit.
"""The agents of the service `desk`."""
