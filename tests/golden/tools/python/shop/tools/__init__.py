# Made by toolc from tools.tools; do not edit.
"""The toolsets of the service `shop`."""
