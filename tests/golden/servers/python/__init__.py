# Made by toolc from servers.tools; do not edit.
"""Tools, and everything that calls and provides them."""
