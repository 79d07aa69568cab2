# Made by toolc from servers.tools; do not edit.
"""The types that packages declare."""
