# Made by toolc from tools/common.tools and tools/orders.tools; do not edit.
"""Tools, and everything that calls and provides them."""
