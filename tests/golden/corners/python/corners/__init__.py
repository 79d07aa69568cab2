# Made by toolc from one.tools; do not edit.
"""The service `corners`."""
