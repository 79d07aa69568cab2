# Made by toolc from namesakes.tools; do not edit.
"""The toolsets of the service `sheet`."""
