# Made by toolc from namesakes.tools; do not edit.
"""The types that packages declare."""
