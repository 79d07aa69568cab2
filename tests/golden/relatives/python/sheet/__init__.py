# Made by toolc from relatives.tools; do not edit.
"""The service `sheet`."""
