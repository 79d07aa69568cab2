# Made by toolc from recursion.tools; do not edit.
"""The toolsets of the service `recursion`."""
