# Made by toolc from servers.tools; do not edit.
"""A board with cards."""
