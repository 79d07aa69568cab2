# Made by toolc from wide.tools; do not edit.
"""The service `corners`."""
