# Made by toolc from relatives.tools; do not edit.
"""The agents of the service `sheet`."""
