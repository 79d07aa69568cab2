# Made by toolc from one.tools and two.tools; do not edit.
"""The types that packages declare."""
