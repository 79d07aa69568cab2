# Made by toolc from tools/orders.tools; do not edit.
"""The toolsets of the service `orders`."""
