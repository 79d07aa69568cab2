# Made by toolc from recursion.tools; do not edit.
"""The service `recursion`."""
