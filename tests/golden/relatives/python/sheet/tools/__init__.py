# Made by toolc from relatives.tools; do not edit.
"""The toolsets of the service `sheet`."""
