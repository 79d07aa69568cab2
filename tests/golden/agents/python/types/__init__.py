# Made by toolc from desk.tools and shared.tools; do not edit.
"""The types that packages declare."""
