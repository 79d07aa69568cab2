# Made by toolc from namesakes.tools; do not edit.
"""Tools, and everything that calls and provides them."""
