# Made by toolc from namesakes.tools; do not edit.
"""The service `sheet`."""
