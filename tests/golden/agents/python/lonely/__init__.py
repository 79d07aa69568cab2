# Made by toolc from shared.tools; do not edit.
"""Has nothing but agents."""
