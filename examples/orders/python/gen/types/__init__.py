# Made by toolc from tools/common.tools and tools/orders.tools; do not edit.
"""The types that packages declare."""
