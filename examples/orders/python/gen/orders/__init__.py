# Made by toolc from tools/orders.tools; do not edit.
"""Takes orders."""
