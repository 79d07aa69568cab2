# Made by toolc from calls.tools; do not edit.
"""What the vectors call."""
