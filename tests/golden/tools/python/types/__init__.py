# Made by toolc from tools.tools; do not edit.
"""The types that packages declare."""
