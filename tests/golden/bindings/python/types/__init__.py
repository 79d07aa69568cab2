# Made by toolc from bindings.tools; do not edit.
"""The types that packages declare."""
