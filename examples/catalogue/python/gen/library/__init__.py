# Made by toolc from library.tools; do not edit.
"""Lends books."""
