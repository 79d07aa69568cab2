# Made by toolc from bindings.tools; do not edit.
"""Tools, and everything that calls and provides them."""
