# Made by toolc from bindings.tools; do not edit.
"""The toolsets of the service `shop`."""
