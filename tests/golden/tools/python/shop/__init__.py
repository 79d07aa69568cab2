# Made by toolc from tools.tools; do not edit.
"""The service `shop`."""
