# Made by toolc from one.tools; do not edit.
"""The toolsets of the service `from`."""
